/** Attractions, packages, travel notes and the landscapes that go with them. */

import { attractionsAyung } from './attractions/ayung.js';
import { attractionsBatur } from './attractions/batur.js';
import { attractionsKebunRaya } from './attractions/kebun-raya.js';
import { attractionsKelingking } from './attractions/kelingking.js';
import { attractionsLovina } from './attractions/lovina.js';
import { attractionsMelasti } from './attractions/melasti.js';
import { attractionsMonkeyForest } from './attractions/monkey-forest.js';
import { attractionsPenglipuran } from './attractions/penglipuran.js';
import { attractionsPerak } from './attractions/perak.js';
import { attractionsPuriLukisan } from './attractions/puri-lukisan.js';
import { attractionsSafari } from './attractions/safari.js';
import { attractionsSawah } from './attractions/sawah.js';
import { attractionsSekumpul } from './attractions/sekumpul.js';
import { attractionsTanahLot } from './attractions/tanah-lot.js';
import { attractionsTirtaEmpul } from './attractions/tirta-empul.js';
import { attractionsUlunDanu } from './attractions/ulun-danu.js';
import { attractionsUluwatu } from './attractions/uluwatu.js';
import { blogsBaturLibur } from './blogs/batur-libur.js';
import { blogsCampuhan } from './blogs/campuhan.js';
import { blogsMakan } from './blogs/makan.js';
import { blogsMasukPura } from './blogs/masuk-pura.js';
import { blogsMobil } from './blogs/mobil.js';
import { blogsMusimHujan } from './blogs/musim-hujan.js';
import { blogsNyepiPantai } from './blogs/nyepi-pantai.js';
import { blogsOmbak } from './blogs/ombak.js';
import { blogsShuttle } from './blogs/shuttle.js';
import { blogsSubak } from './blogs/subak.js';
import { paketsBaliUtara } from './pakets/bali-utara.js';
import { paketsBatur } from './pakets/batur.js';
import { paketsIndustri } from './pakets/industri.js';
import { paketsKeliling } from './pakets/keliling.js';
import { paketsKlungkung } from './pakets/klungkung.js';
import { paketsNusaPenida } from './pakets/nusa-penida.js';
import { paketsParalayang } from './pakets/paralayang.js';
import { paketsPrivat } from './pakets/privat.js';
import { paketsRombongan } from './pakets/rombongan.js';
import { paketsSidemen } from './pakets/sidemen.js';
import { paketsStudi } from './pakets/studi.js';
import { paketsTirtaYatra } from './pakets/tirta-yatra.js';
import { paketsUbudSubak } from './pakets/ubud-subak.js';
import { suasanaAmed } from './suasana/amed.js';
import { suasanaBambu } from './suasana/bambu.js';
import { suasanaBatur } from './suasana/batur.js';
import { suasanaDesa } from './suasana/desa.js';
import { suasanaJalan } from './suasana/jalan.js';
import { suasanaKecak } from './suasana/kecak.js';
import { suasanaLumbaLumba } from './suasana/lumba-lumba.js';
import { suasanaMelasti } from './suasana/melasti.js';
import { suasanaPandawa } from './suasana/pandawa.js';
import { suasanaSawahDanau } from './suasana/sawah-danau.js';
import { suasanaSesaji } from './suasana/sesaji.js';
import { suasanaTerumbu } from './suasana/terumbu.js';
import { suasanaUluwatu } from './suasana/uluwatu.js';

/** Every picture of this directory by name. */
export const wisata = {
  ...attractionsBatur,
  ...attractionsUlunDanu,
  ...attractionsSekumpul,
  ...attractionsPuriLukisan,
  ...attractionsSafari,
  ...attractionsPenglipuran,
  ...attractionsPerak,
  ...attractionsTanahLot,
  ...attractionsUluwatu,
  ...attractionsLovina,
  ...attractionsSawah,
  ...attractionsAyung,
  ...attractionsKebunRaya,
  ...attractionsKelingking,
  ...attractionsMelasti,
  ...attractionsTirtaEmpul,
  ...attractionsMonkeyForest,
  ...blogsBaturLibur,
  ...blogsMakan,
  ...blogsMasukPura,
  ...blogsMobil,
  ...blogsNyepiPantai,
  ...blogsOmbak,
  ...blogsShuttle,
  ...blogsMusimHujan,
  ...blogsSubak,
  ...blogsCampuhan,
  ...paketsBatur,
  ...paketsIndustri,
  ...paketsPrivat,
  ...paketsKeliling,
  ...paketsTirtaYatra,
  ...paketsKlungkung,
  ...paketsRombongan,
  ...paketsStudi,
  ...paketsUbudSubak,
  ...paketsParalayang,
  ...paketsSidemen,
  ...paketsBaliUtara,
  ...paketsNusaPenida,
  ...suasanaBambu,
  ...suasanaBatur,
  ...suasanaDesa,
  ...suasanaKecak,
  ...suasanaJalan,
  ...suasanaAmed,
  ...suasanaTerumbu,
  ...suasanaLumbaLumba,
  ...suasanaSawahDanau,
  ...suasanaSesaji,
  ...suasanaUluwatu,
  ...suasanaMelasti,
  ...suasanaPandawa,
};
