/** Every picture of the dishes. */
import { babiGuling } from './babi-guling.js';
import { lawar, satePlecing } from './lawar-sate-plecing.js';
import { betutu, nasiCampur } from './nasi-campur-betutu.js';
import { sateLilit } from './sate-lilit.js';
import { jajeLaklak, serombotan } from './serombotan-jaje-laklak.js';
import { buburMengguh, tipatCantok } from './tipat-cantok-bubur-mengguh.js';

/** Dishes by name. */
export const food = {
  'makanans/sate-lilit': sateLilit,
  'makanans/babi-guling': babiGuling,
  'makanans/tipat-cantok': tipatCantok,
  'makanans/bubur-mengguh': buburMengguh,
  'makanans/serombotan': serombotan,
  'makanans/jaje-laklak': jajeLaklak,
  'makanans/nasi-campur-bali': nasiCampur,
  'makanans/ayam-betutu': betutu,
  'makanans/lawar': lawar,
  'makanans/sate-plecing': satePlecing,
};
