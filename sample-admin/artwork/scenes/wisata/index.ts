/** Attractions, packages, travel notes and the landscapes that go with them. */
import { attractionsBatur } from './attractions/batur.js';
import { attractionsDanauTerjun } from './attractions/danau-terjun.js';
import { attractionsMuseumSafari } from './attractions/museum-safari.js';
import { attractionsPenglipuran } from './attractions/penglipuran.js';
import { attractionsPerak } from './attractions/perak.js';
import { attractionsPuraLaut } from './attractions/pura-laut.js';
import { attractionsSawah } from './attractions/sawah.js';
import { attractionsSungaiKebun } from './attractions/sungai-kebun.js';
import { attractionsTebing } from './attractions/tebing.js';
import { attractionsTirtaHutan } from './attractions/tirta-hutan.js';
import { blogsBaturLibur } from './blogs/batur-libur.js';
import { blogsMakan } from './blogs/makan.js';
import { blogsMasukPura } from './blogs/masuk-pura.js';
import { blogsMobil } from './blogs/mobil.js';
import { blogsNyepiPantai } from './blogs/nyepi-pantai.js';
import { blogsOmbak } from './blogs/ombak.js';
import { blogsShuttleHujan } from './blogs/shuttle-hujan.js';
import { blogsSubakUbud } from './blogs/subak-ubud.js';
import { paketsBatur } from './pakets/batur.js';
import { paketsIndustri } from './pakets/industri.js';
import { paketsPrivatPesisir } from './pakets/privat-pesisir.js';
import { paketsPuraRaja } from './pakets/pura-raja.js';
import { paketsRombongan } from './pakets/rombongan.js';
import { paketsStudi } from './pakets/studi.js';
import { paketsUbudSubak } from './pakets/ubud-subak.js';
import { paketsUdaraSidemen } from './pakets/udara-sidemen.js';
import { paketsUtaraPenida } from './pakets/utara-penida.js';
import { suasanaBambu } from './suasana/bambu.js';
import { suasanaBatur } from './suasana/batur.js';
import { suasanaDesa } from './suasana/desa.js';
import { suasanaJalan } from './suasana/jalan.js';
import { suasanaKecak } from './suasana/kecak.js';
import { suasanaLaut } from './suasana/laut.js';
import { suasanaSawahDanau } from './suasana/sawah-danau.js';
import { suasanaSesaji } from './suasana/sesaji.js';
import { suasanaTebing } from './suasana/tebing.js';

/** Every picture of this directory by name. */
export const wisata = {
  ...attractionsBatur,
  ...attractionsDanauTerjun,
  ...attractionsMuseumSafari,
  ...attractionsPenglipuran,
  ...attractionsPerak,
  ...attractionsPuraLaut,
  ...attractionsSawah,
  ...attractionsSungaiKebun,
  ...attractionsTebing,
  ...attractionsTirtaHutan,
  ...blogsBaturLibur,
  ...blogsMakan,
  ...blogsMasukPura,
  ...blogsMobil,
  ...blogsNyepiPantai,
  ...blogsOmbak,
  ...blogsShuttleHujan,
  ...blogsSubakUbud,
  ...paketsBatur,
  ...paketsIndustri,
  ...paketsPrivatPesisir,
  ...paketsPuraRaja,
  ...paketsRombongan,
  ...paketsStudi,
  ...paketsUbudSubak,
  ...paketsUdaraSidemen,
  ...paketsUtaraPenida,
  ...suasanaBambu,
  ...suasanaBatur,
  ...suasanaDesa,
  ...suasanaKecak,
  ...suasanaJalan,
  ...suasanaLaut,
  ...suasanaSawahDanau,
  ...suasanaSesaji,
  ...suasanaTebing,
};
