import type { IconRules } from '~/detail-page/facility-icon';

export const icons: IconRules = [
  [['wifi', 'wi-fi', 'internet'], 'wifi'],
  [['ac', 'pendingin'], 'snowflake'],
  [['kolam', 'renang', 'berenang', 'pantai'], 'waves'],
  [['parkir', 'parkiran'], 'square-parking'],
  [['sarapan', 'restoran', 'dapur', 'bbq'], 'utensils'],
  [['kopi', 'kafe', 'cafe', 'café'], 'coffee'],
  [['tv', 'televisi'], 'tv'],
  [['mandi', 'air panas', 'bathtub', 'shower'], 'shower-head'],
  [['spa', 'yoga', 'pijat'], 'sparkles'],
  [['taman', 'kebun', 'perkebunan', 'hutan', 'sawah', 'persawahan'], 'leaf'],
  [['antar', 'diantar', 'pengantaran', 'jemput', 'penjemputan', 'shuttle', 'sepeda', 'motor'], 'car'],
];
