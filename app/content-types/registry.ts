import { type Shape, shapes } from './skeletons';

/**
 * The nine sections of the site, declared once: addresses, names and texts (specification 2, 7 and 8). Navigation,
 * sitemap, search-result links and redirects read this; `app/routes.ts` says which module answers at the addresses.
 * What is particular to a section's records lies in its folder below `app/content-types/`.
 */
export interface Section {
  /** Address of the list. */
  path: string;
  /** Address above the details. */
  detailPath: string;
  /** Path of the list at the admin host. */
  adminPath: string;
  /** What search results call this type. */
  searchType: string;
  /** Short name, as in the navigation. */
  name: string;
  /** The list's h1. */
  title: string;
  /** One or two sentences: under the h1 and as the list's description for search engines. */
  lead: string;
  /** What one of its records is called, in running text. */
  noun: string;
  /** Heading above the cards, where the specification names one. */
  heading?: string;
  /** What stands while the list, or one record, is awaited: words, or for a list `cards` to come. */
  loading: { list: string; detail: string };
  /** What its records usually look like: what stands meanwhile has the shape of what follows. */
  shape: Shape;
  /** What stands when a category, or the list, has no records. */
  empty: string;
  /** What stands when a record cannot be had, and when there is none; not where the section has a view of its own. */
  failed?: string;
  missing?: string;
}

export const sections = {
  packages: {
    path: '/paket-tour',
    detailPath: '/paketdetail',
    adminPath: '/api/admin/pakets',
    searchType: 'paket',
    name: 'Paket Tour',
    title: 'Paket Tour Bali',
    lead: 'Perjalanan yang sudah kami susun jam demi jam bersama pemandu setempat. Pilih temanya, sisanya kami yang siapkan.',
    noun: 'paket tour',
    loading: { list: 'cards', detail: 'Memuat detail paket tour...' },
    shape: shapes.packages,
    empty: 'Tidak ada paket ditemukan dalam kategori ini',
    failed: 'Gagal mengambil data paket tour',
    missing: 'Data paket tidak ditemukan',
  },
  accommodation: {
    path: '/akomodasi',
    detailPath: '/akomodasi',
    adminPath: '/api/admin/akomodasis',
    searchType: 'akomodasi',
    name: 'Akomodasi',
    title: 'Akomodasi di Bali',
    lead: 'Dari homestay di gang yang tenang sampai vila berkolam renang: tempat menginap yang kami kenal pemiliknya.',
    noun: 'akomodasi',
    loading: { list: 'cards', detail: 'Memuat detail akomodasi...' },
    shape: shapes.accommodation,
    empty: 'Tidak ada akomodasi di kategori ini.',
    failed: 'Gagal mengambil data detail akomodasi',
    missing: 'Data akomodasi tidak ditemukan',
  },
  transport: {
    path: '/transportasi',
    detailPath: '/transportasi',
    adminPath: '/api/admin/transportasis',
    searchType: 'transportasi',
    name: 'Transportasi',
    title: 'Transportasi Bali',
    lead: 'Sewa motor, mobil keluarga, ELF, hingga bus besar di Bali, dengan sopir atau lepas kunci, harga jelas per hari.',
    noun: 'kendaraan',
    loading: { list: 'cards', detail: 'Memuat detail transportasi...' },
    shape: shapes.transport,
    empty: 'Tidak ada transportasi di kategori ini.',
    failed: 'Gagal mengambil data detail transportasi',
    missing: 'Data transportasi tidak ditemukan',
  },
  tickets: {
    path: '/tiket',
    detailPath: '/tiket',
    adminPath: '/api/admin/tickets',
    searchType: 'ticket',
    name: 'Tiket',
    title: 'Tiket Bali',
    lead: 'Tiket taman hiburan, kapal, bus, dan lokakarya di Bali. Cek sisa stok di sini, pesan lewat WhatsApp.',
    noun: 'tiket',
    loading: { list: 'cards', detail: 'Memuat detail tiket...' },
    shape: shapes.tickets,
    empty: 'Tidak ada tiket di kategori ini.',
    failed: 'Gagal mengambil data detail tiket',
    missing: 'Data tiket tidak ditemukan',
  },
  events: {
    path: '/event',
    detailPath: '/event',
    adminPath: '/api/admin/events',
    searchType: 'event',
    name: 'Mice & Event',
    title: 'Event & MICE Bali',
    lead: 'Seminar, pernikahan, family gathering, sampai pertunjukan: acara di Bali yang kami bantu dari rencana hingga hari-H.',
    noun: 'event',
    loading: { list: 'cards', detail: 'Memuat detail event...' },
    shape: shapes.events,
    empty: 'Tidak ada event di kategori ini.',
    failed: 'Gagal mengambil data detail event',
    missing: 'Data event tidak ditemukan',
  },
  attractions: {
    path: '/attraction',
    detailPath: '/attraction',
    adminPath: '/api/admin/attractions',
    searchType: 'attraction',
    name: 'Wisata & Atraksi',
    title: 'Atraksi Wisata Bali',
    lead: 'Pura di tebing, sawah bertingkat, air terjun, dan bengkel seni: tempat-tempat di Bali yang layak dijadikan tujuan.',
    noun: 'atraksi',
    loading: { list: 'Memuat data...', detail: 'Memuat detail atraksi...' },
    shape: shapes.attractions,
    empty: 'Tidak ada atraksi untuk kategori ini.',
    failed: 'Gagal mengambil data detail atraksi',
    missing: 'Data atraksi tidak ditemukan',
  },
  facilities: {
    path: '/fasilitas',
    detailPath: '/fasilitas',
    adminPath: '/api/admin/fasilitas',
    searchType: 'fasilitas',
    name: 'Fasilitas',
    title: 'Fasilitas Event',
    lead: 'Panggung, tata suara, dokumentasi, hingga tim medis: perlengkapan acara di Bali yang siap dipasang.',
    noun: 'fasilitas',
    loading: { list: 'cards', detail: 'Memuat detail fasilitas...' },
    shape: shapes.facilities,
    empty: 'Tidak ada fasilitas di kategori ini.',
    failed: 'Gagal mengambil data detail fasilitas',
    missing: 'Data fasilitas tidak ditemukan',
  },
  culinary: {
    path: '/kuliner',
    detailPath: '/makanan',
    adminPath: '/api/admin/makanans',
    searchType: 'makanan',
    name: 'Kuliner',
    title: 'Kuliner Bali',
    lead: 'Dari babi guling di warung pagi sampai ikan bakar di tepi Jimbaran: apa yang enak, di mana, dan berapa harganya.',
    noun: 'kuliner',
    loading: { list: 'Memuat data ...', detail: 'Memuat data ...' },
    shape: shapes.culinary,
    empty: 'Memuat data ...',
  },
  blog: {
    path: '/blog',
    detailPath: '/blog',
    adminPath: '/api/admin/blogs',
    searchType: 'blog',
    name: 'Blog',
    title: 'Blog Travel Bali',
    heading: 'Artikel Terbaru',
    lead: 'Panduan, kabar, dan cerita perjalanan dari orang-orang yang tinggal dan bekerja di Bali.',
    noun: 'artikel',
    loading: { list: 'Memuat data blogs ...', detail: 'Loading...' },
    shape: shapes.blog,
    empty: 'Tidak ada artikel di kategori ini.',
  },
} as const satisfies Record<string, Section>;

/** The address of one record's page; the list's where the part would be resolved away. */
export function detailHref(section: Section, part: string): string {
  return part === '.' || part === '..' ? section.path : `${section.detailPath}/${encodeURIComponent(part)}`;
}
