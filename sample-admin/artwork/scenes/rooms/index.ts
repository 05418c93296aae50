/** Stays, events, tickets and the interior and stage moods: one picture per file, named like its storage path. */
import { campingBuyan } from './akomodasis/camping-ground-tepi-buyan.js';
import { glampingKedisan } from './akomodasis/glamping-kedisan-kaldera.js';
import { pekaranganPenglipuran } from './akomodasis/homestay-pekarangan-penglipuran.js';
import { hostelCanggu } from './akomodasis/hostel-pasang-surut-canggu.js';
import { candiRupa } from './akomodasis/hotel-candi-rupa-ubud.js';
import { gitaSamudra } from './akomodasis/hotel-gita-samudra-nusa-dua.js';
import { jepunMerah } from './akomodasis/hotel-jepun-merah-legian.js';
import { karangKelana } from './akomodasis/hotel-karang-kelana-uluwatu.js';
import { segaraLintang } from './akomodasis/hotel-segara-lintang-sanur.js';
import { tirtaWasana } from './akomodasis/hotel-tirta-wasana-seminyak.js';
import { kabutTamblingan } from './akomodasis/kabut-tamblingan-resort.js';
import { lembahUnda } from './akomodasis/lembah-unda-resort-sidemen.js';
import { natahSeni } from './akomodasis/natah-seni-ubud.js';
import { rumahJepun } from './akomodasis/rumah-jepun-petitenget.js';
import { villaPadi } from './akomodasis/villa-padi-kerambitan.js';
import { villaTegal } from './akomodasis/villa-tegal-pererenan.js';
import { keluargaBedugul } from './events/family-gathering-kebun-raya-bedugul.js';
import { lariFajar } from './events/lari-fajar-sanur-10k.js';
import { melasti } from './events/malam-akhir-tahun-di-melasti.js';
import { kelulusan } from './events/malam-kelulusan-di-jimbaran.js';
import { legongPeliatan } from './events/pentas-legong-dan-gong-kebyar-peliatan.js';
import { senjaTebing } from './events/pernikahan-senja-di-tebing-uluwatu.js';
import { tamanSayan } from './events/pernikahan-taman-di-sayan.js';
import { arsitektur } from './events/seminar-arsitektur-tropis-ubud.js';
import { desaWisata } from './events/seminar-desa-wisata-penglipuran.js';
import { kepemimpinan } from './events/seminar-kepemimpinan-hotel-nusa-dua.js';
import { keuangan } from './events/seminar-keuangan-keluarga-denpasar.js';
import { seminarKopi } from './events/seminar-kopi-dan-tanah-vulkanik-kintamani.js';
import { sampahSanur } from './events/seminar-pariwisata-tanpa-sampah-sanur.js';
import { fotografi } from './events/temu-komunitas-fotografi-kintamani.js';
import { ballroom } from './suasana/ballroom-meja-bundar.js';
import { kamarHotel } from './suasana/kamar-hotel.js';
import { kamarVilla } from './suasana/kamar-villa.js';
import { kolamInfinity } from './suasana/kolam-infinity.js';
import { lampuPanggung } from './suasana/lampu-panggung.js';
import { lobiResor } from './suasana/lobi-resor.js';
import { konserMalam } from './suasana/panggung-konser-malam.js';
import { sarapanTerapung } from './suasana/sarapan-terapung.js';
import { spaBunga } from './suasana/spa-bunga.js';
import { tendaBintang } from './suasana/tenda-glamping-bintang.js';
import { tendaPesta } from './suasana/tenda-pesta-taman.js';
import { busMalam } from './tickets/bus-malam-mengwi-ke-yogyakarta.js';
import { cargo } from './tickets/cargo-oleh-oleh-denpasar-ke-jawa.js';
import { kapalCepat } from './tickets/kapal-cepat-sanur-ke-nusa-penida.js';
import { keretaFeri } from './tickets/kereta-ketapang-ke-surabaya-dengan-feri.js';
import { wayang } from './tickets/malam-wayang-kulit-sukawati.js';
import { shuttle } from './tickets/shuttle-bandara-sanur-dan-ubud.js';
import { tamanAir } from './tickets/taman-air-segara-tuban.js';
import { tamanBurung } from './tickets/taman-burung-batubulan.js';
import { kupuKupu } from './tickets/taman-kupu-kupu-batukaru.js';
import { petualangan } from './tickets/taman-petualangan-pohon-bedugul.js';
import { tamanSains } from './tickets/taman-sains-anak-renon.js';
import { tamanSatwa } from './tickets/taman-satwa-wana-gianyar.js';
import { ukirKayu } from './tickets/workshop-ukir-kayu-desa-mas.js';

/** Every picture of this part by name. */
export const rooms = {
  'akomodasis/camping-ground-tepi-buyan': campingBuyan,
  'akomodasis/glamping-kedisan-kaldera': glampingKedisan,
  'akomodasis/homestay-pekarangan-penglipuran': pekaranganPenglipuran,
  'akomodasis/hostel-pasang-surut-canggu': hostelCanggu,
  'akomodasis/hotel-candi-rupa-ubud': candiRupa,
  'akomodasis/hotel-gita-samudra-nusa-dua': gitaSamudra,
  'akomodasis/hotel-jepun-merah-legian': jepunMerah,
  'akomodasis/hotel-karang-kelana-uluwatu': karangKelana,
  'akomodasis/hotel-segara-lintang-sanur': segaraLintang,
  'akomodasis/hotel-tirta-wasana-seminyak': tirtaWasana,
  'akomodasis/kabut-tamblingan-resort': kabutTamblingan,
  'akomodasis/lembah-unda-resort-sidemen': lembahUnda,
  'akomodasis/natah-seni-ubud': natahSeni,
  'akomodasis/rumah-jepun-petitenget': rumahJepun,
  'akomodasis/villa-padi-kerambitan': villaPadi,
  'akomodasis/villa-tegal-pererenan': villaTegal,
  'events/family-gathering-kebun-raya-bedugul': keluargaBedugul,
  'events/lari-fajar-sanur-10k': lariFajar,
  'events/malam-akhir-tahun-di-melasti': melasti,
  'events/malam-kelulusan-di-jimbaran': kelulusan,
  'events/pentas-legong-dan-gong-kebyar-peliatan': legongPeliatan,
  'events/pernikahan-senja-di-tebing-uluwatu': senjaTebing,
  'events/pernikahan-taman-di-sayan': tamanSayan,
  'events/seminar-arsitektur-tropis-ubud': arsitektur,
  'events/seminar-desa-wisata-penglipuran': desaWisata,
  'events/seminar-kepemimpinan-hotel-nusa-dua': kepemimpinan,
  'events/seminar-keuangan-keluarga-denpasar': keuangan,
  'events/seminar-kopi-dan-tanah-vulkanik-kintamani': seminarKopi,
  'events/seminar-pariwisata-tanpa-sampah-sanur': sampahSanur,
  'events/temu-komunitas-fotografi-kintamani': fotografi,
  'suasana/ballroom-meja-bundar': ballroom,
  'suasana/kamar-hotel': kamarHotel,
  'suasana/kamar-villa': kamarVilla,
  'suasana/kolam-infinity': kolamInfinity,
  'suasana/lampu-panggung': lampuPanggung,
  'suasana/lobi-resor': lobiResor,
  'suasana/panggung-konser-malam': konserMalam,
  'suasana/sarapan-terapung': sarapanTerapung,
  'suasana/spa-bunga': spaBunga,
  'suasana/tenda-glamping-bintang': tendaBintang,
  'suasana/tenda-pesta-taman': tendaPesta,
  'tickets/bus-malam-mengwi-ke-yogyakarta': busMalam,
  'tickets/cargo-oleh-oleh-denpasar-ke-jawa': cargo,
  'tickets/kapal-cepat-sanur-ke-nusa-penida': kapalCepat,
  'tickets/kereta-ketapang-ke-surabaya-dengan-feri': keretaFeri,
  'tickets/malam-wayang-kulit-sukawati': wayang,
  'tickets/shuttle-bandara-sanur-dan-ubud': shuttle,
  'tickets/taman-air-segara-tuban': tamanAir,
  'tickets/taman-burung-batubulan': tamanBurung,
  'tickets/taman-kupu-kupu-batukaru': kupuKupu,
  'tickets/taman-petualangan-pohon-bedugul': petualangan,
  'tickets/taman-sains-anak-renon': tamanSains,
  'tickets/taman-satwa-wana-gianyar': tamanSatwa,
  'tickets/workshop-ukir-kayu-desa-mas': ukirKayu,
};
