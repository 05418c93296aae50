/** Suasana: cabins of car and coach, coffee above the caldera. */
import { kabinBus } from './kabin-bus.js';
import { kabinMobil } from './kabin-mobil.js';
import { kopiKintamani } from './kopi-kintamani.js';
import { kursiKapten } from './kursi-kapten.js';

/** Cabins by name. */
export const cabins = {
  'suasana/kabin-mobil': kabinMobil,
  'suasana/kabin-bus': kabinBus,
  'suasana/kursi-kapten': kursiKapten,
  'suasana/kopi-kintamani': kopiKintamani,
};
