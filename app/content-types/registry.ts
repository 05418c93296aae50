import { type SkeletonConfig, skeletons } from './skeletons';

/**
 * The site's nine content types, declared once: paths, names and texts (specification 2, 7 and 8). Navigation, sitemap,
 * search-result links and redirects read this; `app/routes.ts` maps the paths to route modules. Code for one content
 * type's records is in its folder below `app/content-types/`.
 */
export interface ContentType {
  /** Path of the list. */
  path: string;
  /** Parent path of the detail pages. */
  detailPath: string;
  /** Path of the list in the Admin API. */
  adminPath: string;
  /** The type's name in the Admin API's search results. */
  searchType: string;
  /** Short name, as in the navigation. */
  name: string;
  /** The list's h1. */
  title: string;
  /** One or two sentences: under the h1 and as the list's description for search engines. */
  lead: string;
  /** A record's name in running text. */
  noun: string;
  /** Heading above the cards, where the specification names one. */
  heading?: string;
  /** Loading texts of the list and of a record; a list with `cards` shows skeletons instead. */
  loading: { list: string; detail: string };
  /** The records' usual lengths, so that the skeletons match the content. */
  skeleton: SkeletonConfig;
  /** Text of an empty category or list. */
  empty: string;
  /** Text of a missing or failed record; absent when the content type has its own error view. */
  loadError?: string;
  notFound?: string;
}

export const contentTypes = {
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
    skeleton: skeletons.packages,
    empty: 'Tidak ada paket ditemukan dalam kategori ini',
    loadError: 'Gagal mengambil data paket tour',
    notFound: 'Data paket tidak ditemukan',
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
    skeleton: skeletons.accommodation,
    empty: 'Tidak ada akomodasi di kategori ini.',
    loadError: 'Gagal mengambil data detail akomodasi',
    notFound: 'Data akomodasi tidak ditemukan',
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
    skeleton: skeletons.transport,
    empty: 'Tidak ada transportasi di kategori ini.',
    loadError: 'Gagal mengambil data detail transportasi',
    notFound: 'Data transportasi tidak ditemukan',
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
    skeleton: skeletons.tickets,
    empty: 'Tidak ada tiket di kategori ini.',
    loadError: 'Gagal mengambil data detail tiket',
    notFound: 'Data tiket tidak ditemukan',
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
    skeleton: skeletons.events,
    empty: 'Tidak ada event di kategori ini.',
    loadError: 'Gagal mengambil data detail event',
    notFound: 'Data event tidak ditemukan',
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
    skeleton: skeletons.attractions,
    empty: 'Tidak ada atraksi untuk kategori ini.',
    loadError: 'Gagal mengambil data detail atraksi',
    notFound: 'Data atraksi tidak ditemukan',
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
    skeleton: skeletons.facilities,
    empty: 'Tidak ada fasilitas di kategori ini.',
    loadError: 'Gagal mengambil data detail fasilitas',
    notFound: 'Data fasilitas tidak ditemukan',
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
    skeleton: skeletons.culinary,
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
    skeleton: skeletons.blog,
    empty: 'Tidak ada artikel di kategori ini.',
  },
} as const satisfies Record<string, ContentType>;

/** Returns the path of a record's page; the list's path for `.` and `..`, which URL parsers remove. */
export function detailHref(contentType: ContentType, part: string): string {
  return part === '.' || part === '..'
    ? contentType.path
    : `${contentType.detailPath}/${encodeURIComponent(part)}`;
}
