import type { IconRules } from '~/detail-page/facility-icon';

/** Icons of a vehicle's facilities, by the keywords of specification 2 and their synonyms. */
export const icons: IconRules = [
  [['wifi', 'wi-fi', 'internet'], 'wifi'],
  [['ac', 'pendingin'], 'snowflake'],
  [['music', 'musik', 'audio'], 'music'],
  [['bahan bakar', 'bbm', 'bensin', 'solar'], 'fuel'],
  [['transmisi'], 'cog'],
  [['keamanan', 'aman', 'pengaman', 'airbag'], 'shield-check'],
  [['full insurance', 'asuransi'], 'badge-check'],
];
