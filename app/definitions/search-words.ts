/**
 * Words that visitors type, and what the lists call the same: English words, other spellings, and words for kinds of things.
 * Each text is words that a record must have; a record with any of the texts is found, after those with the word itself.
 * A word is in lower case and without accents; a negation and what it negates are one word, such as `tanpasopir`.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  // Getting there
  airport: ['bandara'],
  driver: ['sopir'],
  tanpasopir: ['lepas kunci'],
  supir: ['sopir'],
  pengemudi: ['sopir'],
  car: ['mobil'],
  scooter: ['motor'],
  motorbike: ['motor'],
  transfer: ['antar jemput', 'shuttle'],
  penjemputan: ['antar jemput'],
  jemputan: ['antar jemput'],
  boat: ['kapal'],
  ferry: ['kapal'],
  cruise: ['kapal'],
  minibus: ['elf', 'hiace'],
  rental: ['sewa'],
  // Places
  beach: ['pantai'],
  temple: ['pura'],
  waterfall: ['air terjun'],
  mountain: ['gunung'],
  volcano: ['gunung'],
  lake: ['danau'],
  island: ['pulau', 'nusa'],
  rice: ['sawah'],
  market: ['pasar'],
  dance: ['tari'],
  sunset: ['senja', 'terbenam'],
  terbenam: ['senja'],
  sunrise: ['terbit', 'fajar'],
  terbit: ['fajar'],
  // Stays
  vila: ['villa'],
  villa: ['vila'],
  penginapan: ['hotel', 'homestay'],
  camping: ['kemah', 'tenda'],
  // Food
  food: ['makanan'],
  coffee: ['kopi'],
  vegan: ['vegetarian', 'tanpa daging'],
  vegetarian: ['tanpa daging'],
  tanpadaging: ['vegetarian'],
  pork: ['babi'],
  seafood: ['ikan'],
  // People and occasions
  family: ['keluarga'],
  honeymoon: ['bulan madu', 'pasangan'],
  couple: ['pasangan'],
  rombongan: ['gathering', 'grup'],
  group: ['rombongan', 'gathering'],
  nikah: ['wedding', 'pernikahan'],
  pernikahan: ['wedding'],
  wedding: ['pernikahan'],
  // Activities
  snorkeling: ['snorkel'],
  diving: ['selam', 'menyelam'],
  rafting: ['arung jeram'],
  massage: ['pijat', 'spa'],
  spa: ['pijat'],
};

/** Words that say nothing of what is searched for. */
export const fillerWords: ReadonlySet<string> = new Set(
  'di ke dari dan yang untuk dengan pada atau matahari the in of to for a an and with bali'.split(' '),
);

/** A way of looking: words of a query, and the page that they mean. */
interface DeclaredWay {
  words: readonly string[];
  title: string;
  href: string;
}

/** Questions that a page of the site answers. */
export const declaredWays: readonly DeclaredWay[] = [
  {
    words: ['batal', 'pembatalan', 'membatalkan', 'refund', 'cancel', 'cancellation'],
    title: 'Aturan pembatalan',
    href: '/cara-pesan#pembatalan',
  },
  {
    words: ['bayar', 'pembayaran', 'membayar', 'rekening', 'deposit', 'dp', 'pesan', 'memesan', 'pemesanan', 'booking'],
    title: 'Cara pesan dan pembayaran',
    href: '/cara-pesan',
  },
  {
    words: ['kontak', 'contact', 'telepon', 'whatsapp', 'email', 'kantor', 'admin'],
    title: 'Kontak dan alamat kantor',
    href: '/contact',
  },
  {
    words: ['sopir', 'supir', 'pengemudi', 'driver'],
    title: 'Transportasi dengan sopir',
    href: '/transportasi',
  },
  { words: ['english', 'foreigner'], title: 'How to book, in English', href: '/english' },
  { words: ['promo', 'promosi', 'diskon', 'discount'], title: 'Promosi di blog', href: '/blog?kategori=Promosi' },
];

/** Words that ask for the lowest price. */
export const cheapWords: ReadonlySet<string> = new Set(['murah', 'termurah', 'hemat', 'cheap', 'budget']);

/** Words that mean a content type beside its name, by its path. */
export const sectionWords: Readonly<Record<string, readonly string[]>> = {
  '/paket-tour': ['paket', 'tour', 'tur', 'tours', 'liburan'],
  '/akomodasi': ['akomodasi', 'penginapan', 'menginap', 'hotel', 'vila', 'villa'],
  '/transportasi': ['transportasi', 'kendaraan', 'mobil', 'sewa', 'rental', 'car', 'transport'],
  '/tiket': ['tiket', 'ticket', 'tickets'],
  '/event': ['event', 'acara', 'mice', 'konser', 'festival'],
  '/attraction': ['wisata', 'atraksi', 'attraction', 'attractions'],
  '/fasilitas': ['fasilitas', 'panggung', 'alat'],
  '/kuliner': ['kuliner', 'makanan', 'restoran', 'restaurant', 'makan', 'food'],
  '/blog': ['blog', 'artikel', 'tips'],
};

/** English names of months, in their order. */
export const englishMonths: readonly string[] =
  'january february march april may june july august september october november december'.split(' ');
