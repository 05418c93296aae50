import { CANCELLATION_ID } from '~/booking/order-card';
import { isSelfDriven } from './self-driven';

/** Returns the notes beside a vehicle. One of them says whether the renter drives. */
export const vehicleNotes = (category: string | undefined) => [
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.',
  'Konfirmasi ketersediaan lewat WhatsApp.',
  isSelfDriven(category)
    ? 'Tanpa sopir: Anda mengemudi sendiri dengan SIM yang berlaku.'
    : 'Sopir profesional tersedia bila diperlukan.',
  'Bahan bakar dan parkir ditanggung penyewa.',
  'Minimal sewa 12 jam.',
  'Pembayaran melalui transfer.',
];

interface Answers {
  ages: string;
  weather: string;
  vegetarian: string;
  guide: string;
}

const withDriver: Answers = {
  ages: 'Ya. Anak-anak, orang dewasa, dan lansia bisa ikut dengan nyaman.\nBeri tahu kami bila perlu kursi anak, ruang kursi roda, atau jalan yang lebih santai.',
  weather:
    'Sopir kami memantau cuaca dan jalan setiap pagi.\nBila sebuah tujuan tidak aman didatangi, rute atau jamnya kami ubah bersama Anda tanpa biaya tambahan.',
  vegetarian:
    'Tersedia. Sampaikan kebutuhan makan Anda saat memesan, dan sopir kami akan memilih rumah makan yang cocok di sepanjang rute.',
  guide: 'Ada. Sopir sekaligus pemandu berbahasa Inggris tersedia dengan pemesanan lebih dulu lewat WhatsApp.',
};

const selfDriven: Answers = {
  ages: 'Pengemudi harus memegang SIM yang berlaku di Indonesia; penumpang boleh segala usia.\nBila perlu kursi anak, tanyakan dulu ketersediaannya lewat WhatsApp.',
  weather:
    'Anda mengemudi sendiri, jadi periksa prakiraan cuaca sebelum berangkat dan menepilah saat hujan deras.\nBila ragu dengan sebuah jalan, tanyakan kepada admin kami lewat WhatsApp.',
  vegetarian:
    'Sewa kendaraan tidak termasuk makan. Admin kami dengan senang hati menyarankan rumah makan vegetarian di sepanjang rute Anda.',
  guide:
    'Tidak ada, karena kendaraan ini disewakan tanpa sopir dan pemandu.\nBila ingin ditemani, pilih kendaraan bersopir; admin kami membantu lewat WhatsApp.',
};

const motorbike: Answers = {
  ...selfDriven,
  ages: 'Motor cocok untuk orang dewasa: pengemudi dengan SIM C yang berlaku di Indonesia dan paling banyak satu penumpang.\nUntuk anak kecil dan lansia, kami sarankan mobil bersopir.',
};

const answersOf = (category: string | undefined) =>
  category === 'Motor' ? motorbike : isSelfDriven(category) ? selfDriven : withDriver;

/** Returns the six questions below every vehicle, with the answers that are true for its category. */
export function questionsOf(category: string | undefined) {
  const { ages, weather, vegetarian, guide } = answersOf(category);
  return [
    { title: 'Apakah cocok untuk segala usia?', body: ages },
    { title: 'Bagaimana jika cuaca buruk?', body: weather },
    { title: 'Apakah tersedia pilihan makanan vegetarian?', body: vegetarian },
    {
      title: 'Bagaimana kebijakan pembatalan?',
      id: CANCELLATION_ID,
      body: 'Pembatalan hingga 3 hari sebelum keberangkatan: pengembalian dana 50%.\nKurang dari 3 hari sebelum keberangkatan: denda 100%.\nKeadaan kahar (force majeure) ditangani dengan kebijakan khusus.',
    },
    { title: 'Apakah ada pemandu berbahasa Inggris?', body: guide },
    {
      title: 'Apakah termasuk asuransi perjalanan?',
      body: 'Asuransi kendaraan berlaku sesuai keterangan pada tab Fasilitas.\nAsuransi perjalanan pribadi belum termasuk; kami sarankan Anda memilikinya sendiri.',
    },
  ];
}
