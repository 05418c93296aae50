/** The six questions below every vehicle (specification 2). */
export const questions = [
  {
    title: 'Apakah cocok untuk segala usia?',
    body: 'Ya. Anak-anak, orang dewasa, dan lansia bisa ikut dengan nyaman.\nBeri tahu kami bila perlu kursi anak, ruang kursi roda, atau jalan yang lebih santai.',
  },
  {
    title: 'Bagaimana jika cuaca buruk?',
    body: 'Sopir kami memantau cuaca dan jalan setiap pagi.\nBila sebuah tujuan tidak aman didatangi, rute atau jamnya kami ubah bersama Anda tanpa biaya tambahan.',
  },
  {
    title: 'Apakah tersedia pilihan makanan vegetarian?',
    body: 'Tersedia. Sampaikan kebutuhan makan Anda saat memesan, dan sopir kami akan memilih rumah makan yang cocok di sepanjang rute.',
  },
  {
    title: 'Bagaimana kebijakan pembatalan?',
    body: 'Pembatalan hingga 3 hari sebelum keberangkatan: pengembalian dana 50%.\nKurang dari 3 hari sebelum keberangkatan: denda 100%.\nKeadaan kahar (force majeure) ditangani dengan kebijakan khusus.',
  },
  {
    title: 'Apakah ada pemandu berbahasa Inggris?',
    body: 'Ada. Sopir sekaligus pemandu berbahasa Inggris tersedia dengan pemesanan lebih dulu lewat WhatsApp.',
  },
  {
    title: 'Apakah termasuk asuransi perjalanan?',
    body: 'Asuransi kendaraan berlaku sesuai keterangan pada tab Fasilitas.\nAsuransi perjalanan pribadi belum termasuk; kami sarankan Anda memilikinya sendiri.',
  },
] as const;
