/** Every picture of the event facilities. */
import { bingkisan } from './bingkisan.js';
import { dokumentasi } from './dokumentasi.js';
import { izin } from './izin.js';
import { lampuGantung } from './lampu-gantung.js';
import { laptop, printer } from './laptop-printer.js';
import { layarLed } from './layar-led.js';
import { medis } from './medis.js';
import { movingHeads } from './moving-heads.js';
import { paketPanggung } from './paket-panggung.js';
import { panggung } from './panggung.js';
import { proyektor } from './proyektor.js';
import { soundSystem } from './sound-system.js';
import { tas } from './tas.js';

/** Facilities by name. */
export const facilities = {
  'fasilitas/proyektor-6500-lumen-dan-layar-3-meter': proyektor,
  'fasilitas/laptop-presentasi-dan-registrasi': laptop,
  'fasilitas/printer-kartu-peserta-di-tempat': printer,
  'fasilitas/tas-kanvas-dan-tumbler-peserta': tas,
  'fasilitas/bingkisan-anyaman-ata-tenganan': bingkisan,
  'fasilitas/pengurusan-izin-keramaian-dan-lokasi': izin,
  'fasilitas/lampu-gantung-taman-200-meter': lampuGantung,
  'fasilitas/layar-led-p3-dalam-ruang-4-x-3-meter': layarLed,
  'fasilitas/dokumentasi-foto-dan-video-acara': dokumentasi,
  'fasilitas/tim-medis-dan-ambulans-siaga': medis,
  'fasilitas/panggung-modular-8-x-6-meter': panggung,
  'fasilitas/paket-suara-cahaya-dan-layar-panggung': paketPanggung,
  'fasilitas/sound-system-5000-watt': soundSystem,
  'fasilitas/tata-cahaya-panggung-moving-head': movingHeads,
};
