import type { IconRules } from '~/detail-page/facility-icon';

/** Icons of an event's facilities, by the keywords of specification 2 and their synonyms. */
export const icons: IconRules = [
  [['wifi', 'wi-fi'], 'wifi'],
  [['parking', 'park', 'parkir', 'parkiran'], 'square-parking'],
  [['restaurant', 'restoran'], 'utensils'],
  [['cafe', 'café', 'kafe', 'kopi'], 'coffee'],
  [['tv', 'televisi'], 'tv'],
  [['ac'], 'snowflake'],
  [['bathroom', 'kamar mandi', 'toilet'], 'shower-head'],
  [['sound', 'soundsystem', 'suara', 'mikrofon', 'audio'], 'speaker'],
  [['lighting', 'light', 'lights', 'lampu', 'cahaya', 'pencahayaan'], 'lightbulb'],
  [['led', 'videotron'], 'monitor'],
  [
    ['documentation', 'dokumentasi', 'foto', 'fotografi', 'fotografer', 'video', 'videografi', 'drone'],
    'camera',
  ],
  [['projector', 'proyektor'], 'projector'],
  [['laptop'], 'laptop'],
  [['printer', 'print', 'printing'], 'printer'],
  [['merchandise', 'kaus'], 'shirt'],
  [['souvenir', 'suvenir'], 'gift'],
  [['medical', 'medis', 'paramedis', 'p3k'], 'briefcase-medical'],
  [['permit', 'permits', 'izin', 'perizinan'], 'file-check'],
];
