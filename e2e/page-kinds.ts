import { type Collection, readContent, type SampleRecord } from '../sample-admin/content';

/** How the admin host fails for a cold page, as far as pages tell. */
export interface Cause {
  /** Status of a list's or a detail page's answer. */
  status: number;
  /** A list's message. */
  message: string;
}

/** A kind of page: an address of it, what it shows of the sample content, and what it shows without any. */
export interface PageKind {
  path: string;
  content: string;
  /** Status and words with a failing admin host and nothing kept (decisions 4). */
  cold: (cause: Cause) => { status: number; words: string };
}

const content = readContent();

const loud = ({ status, message }: Cause) => ({ status, words: message });
const quiet = (words: string) => () => ({ status: 200, words });
const failed =
  (words: string) =>
  ({ status }: Cause) => ({ status, words });

function pair(
  collection: Collection,
  list: string,
  detail: (record: SampleRecord) => string,
  cold: { list: PageKind['cold']; detail: PageKind['cold'] },
): PageKind[] {
  const newest = newestOf(collection);
  return [
    { path: list, content: titleOf(newest), cold: cold.list },
    { path: detail(newest), content: titleOf(newest), cold: cold.detail },
  ];
}

const coldHome = ({ message }: Cause) => ({ status: 200, words: `Gagal memuat data pakets: ${message}` });

/** Every kind of page whose content comes from the admin host and is kept. */
export const pageKinds: PageKind[] = [
  { path: '/', content: titleOf(best('pakets')), cold: coldHome },
  ...pair('pakets', '/paket-tour', ({ slug }) => `/paketdetail/${slug}`, {
    list: loud,
    detail: failed('Gagal mengambil data paket tour'),
  }),
  ...pair('akomodasis', '/akomodasi', (record) => `/akomodasi/${titleSlug(record)}`, {
    list: loud,
    detail: failed('Gagal mengambil data detail akomodasi'),
  }),
  ...pair('transportasis', '/transportasi', (record) => `/transportasi/${titleSlug(record)}`, {
    list: loud,
    detail: failed('Gagal mengambil data detail transportasi'),
  }),
  ...pair('tickets', '/tiket', ({ id }) => `/tiket/${id}`, {
    list: loud,
    detail: failed('Gagal mengambil data detail tiket'),
  }),
  ...pair('events', '/event', ({ id }) => `/event/${id}`, {
    list: loud,
    detail: failed('Gagal mengambil data detail event'),
  }),
  ...pair('attractions', '/attraction', ({ id }) => `/attraction/${id}`, {
    list: quiet('Tidak ada atraksi untuk kategori ini.'),
    detail: failed('Gagal mengambil data detail atraksi'),
  }),
  ...pair('fasilitas', '/fasilitas', ({ id }) => `/fasilitas/${id}`, {
    list: loud,
    detail: failed('Gagal mengambil data detail fasilitas'),
  }),
  ...pair('blogs', '/blog', ({ slug }) => `/blog/${slug}`, {
    list: quiet('Memuat data blogs ...'),
    detail: quiet('Loading...'),
  }),
  { path: '/kuliner', content: titleOf(newestOf('restorans')), cold: quiet('Memuat data ...') },
  { path: '/sitemap.xml', content: `/blog/${newestOf('blogs').slug}<`, cold: quiet('/paket-tour<') },
];

function newestOf(collection: Collection): SampleRecord {
  return first(
    content[collection].toSorted((a, b) => Date.parse(`${b.created_at}`) - Date.parse(`${a.created_at}`)),
  );
}

function best(collection: Collection): SampleRecord {
  return first(content[collection].toSorted((a, b) => Number(b.rating) - Number(a.rating)));
}

function first(records: SampleRecord[]): SampleRecord {
  if (!records[0]) throw new Error('the sample content lacks a collection');
  return records[0];
}

function titleOf(record: SampleRecord): string {
  return String(record.judul ?? record.title ?? record.name);
}

/** The form in which lists link to accommodation and transport (decisions 3). */
function titleSlug(record: SampleRecord): string {
  return titleOf(record).toLowerCase().replace(/\s+/g, '-');
}
