/** Every picture of the restaurants. */
import { bebekTebesaya } from './bebek-tebesaya.js';
import { halalWanasari } from './halal-wanasari.js';
import { ikanSerangan } from './ikan-serangan.js';
import { kabutMunduk } from './kabut-munduk.js';
import { kebunSidemen } from './kebun-sidemen.js';
import { lontarAmed } from './lontar-amed.js';
import { mejaPanjang } from './meja-panjang.js';
import { pawonRenon } from './pawon-renon.js';
import { segaraKedonganan } from './segara-kedonganan.js';
import { tanahBatur, tepiAyung } from './tepi-ayung-tanah-batur.js';
import { terasPererenan } from './teras-pererenan.js';

/** Restaurants by name. */
export const restaurants = {
  'restorans/dapur-segara-kedonganan': segaraKedonganan,
  'restorans/warung-ikan-serangan': ikanSerangan,
  'restorans/teras-pererenan': terasPererenan,
  'restorans/warung-halal-wanasari': halalWanasari,
  'restorans/dapur-lontar-amed': lontarAmed,
  'restorans/meja-panjang-sanur': mejaPanjang,
  'restorans/warung-tepi-ayung': tepiAyung,
  'restorans/kedai-kopi-tanah-batur': tanahBatur,
  'restorans/dapur-kebun-sidemen': kebunSidemen,
  'restorans/rumah-bebek-tebesaya': bebekTebesaya,
  'restorans/kedai-kabut-munduk': kabutMunduk,
  'restorans/pawon-renon': pawonRenon,
};
