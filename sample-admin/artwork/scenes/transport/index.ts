/** Every picture of the transport section. */
import { alphard } from './alphard.js';
import { antarJemput, jimny } from './antar-jemput-jimny.js';
import { avanza, innovaReborn, xpander, zenix } from './avanza-xpander.js';
import { brio } from './brio.js';
import { camper } from './camper.js';
import { commuter, overland } from './commuter-overland.js';
import { bigBus, elf, mediumBus } from './elf-medium-bus.js';
import { fortuner } from './fortuner.js';
import { handling, scoopy } from './handling-scoopy.js';
import { stargazer } from './stargazer.js';

/** Transport pictures by name. */
export const transport = {
  'transportasis/toyota-avanza': avanza,
  'transportasis/mitsubishi-xpander': xpander,
  'transportasis/toyota-innova-reborn': innovaReborn,
  'transportasis/toyota-innova-zenix-hybrid': zenix,
  'transportasis/hyundai-stargazer': stargazer,
  'transportasis/toyota-hiace-commuter': commuter,
  'transportasis/overland-jawa-bali-hiace-premio': overland,
  'transportasis/isuzu-elf-long-19-kursi': elf,
  'transportasis/medium-bus-33-kursi': mediumBus,
  'transportasis/big-bus-pariwisata-45-kursi': bigBus,
  'transportasis/toyota-fortuner-vrz': fortuner,
  'transportasis/honda-brio-lepas-kunci': brio,
  'transportasis/antar-jemput-bandara-ngurah-rai': antarJemput,
  'transportasis/toyota-alphard-premium': alphard,
  'transportasis/roadtrip-bali-timur-suzuki-jimny': jimny,
  'transportasis/camper-van-dua-ranjang': camper,
  'transportasis/handling-bandara-rombongan': handling,
  'transportasis/honda-scoopy': scoopy,
};
