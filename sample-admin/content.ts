import { existsSync, type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checked, readJson } from './checked.ts';
import { datedFromNow } from './dates.ts';
import { articleSchema, fileSchema, type recordSchemas } from './schema.ts';

/** The collections of the call table, by the name in their path. */
export const collections = [
  'pakets',
  'akomodasis',
  'transportasis',
  'events',
  'tickets',
  'fasilitas',
  'attractions',
  'blogs',
  'restorans',
  'makanans',
  'kuliners',
] as const;

export type CollectionName = (typeof collections)[number];

/** Every field of the wire format, in both languages. */
export const wireFields = [
  'id',
  'judul',
  'title',
  'name',
  'slug',
  'kategori',
  'kategori_paket',
  'category',
  'harga',
  'price',
  'harga_min',
  'harga_max',
  'rating',
  'jumlah_ulasan',
  'reviews_count',
  'location',
  'alamat',
  'images',
  'image',
  'created_at',
  'updated_at',
  'deskripsi',
  'description',
  'overview',
  'map',
  'hari',
  'malam',
  'min_people',
  'tempat',
  'termasuk',
  'tidaktermasuk',
  'jadwal',
  'kamar_tersedia',
  'fasilitas_1',
  'fasilitas_2',
  'fasilitas_3',
  'fasilitas_4',
  'fasilitas_5',
  'jumlah_orang',
  'transmisi',
  'event_date',
  'date',
  'stock',
  'capacity',
  'duration_days',
  'duration_nights',
  'quantity',
  'penulis',
  'menit_baca',
];

/** One record as the admin host sends it. Its fields are `unknown`: the sample includes unusual wire forms. */
export type SampleRecord = Record<string, unknown>;

export type Content = Record<CollectionName, SampleRecord[]>;

/** The sample content. */
export const contentFolder = fileURLToPath(new URL('content/', import.meta.url));

/**
 * Reads the sample content: `{collection}.json`, and one markdown file per article in `blogs/`. A collection without a
 * file is empty. Its dates are moved to the present (`dates.ts`).
 *
 * @param now in milliseconds
 * @throws {Error} with file and line, when a file is invalid.
 */
export function readContent(folder: string = contentFolder, now = Date.now()): Content {
  const entries = collections.map((name) => [
    name,
    name === 'blogs'
      ? readArticles(join(folder, 'blogs'))
      : readRecords(name, join(folder, `${name}.json`)).map((record) => datedFromNow(record, now)),
  ]);
  return Object.fromEntries(entries) as Content;
}

function readRecords(name: keyof typeof recordSchemas, file: string): SampleRecord[] {
  return existsSync(file) ? (checked(fileSchema(name), file, readJson(file)).records as SampleRecord[]) : [];
}

function readArticles(folder: string): SampleRecord[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names
    .map((name) => {
      const file = join(folder, name);
      const article = parseArticle(readFileSync(file, 'utf8'));
      if (!article) throw new Error(`${file}:1: front matter between two lines of --- is missing`);
      return checked(articleSchema, file, article);
    })
    .sort((a, b) => a.id - b.id);
}

/** Reads the content again whenever a file of it has changed; the first mistake in a file goes to standard error. */
export function watchContent(changed: (content: Content) => void, folder = contentFolder): FSWatcher {
  let waiting: NodeJS.Timeout | undefined;
  return watch(folder, { recursive: true }, () => {
    // An editor may write a file in several steps.
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      try {
        changed(readContent(folder));
        console.error('Sample content: read again');
      } catch (error) {
        console.error(`Sample content: ${(error as Error).message}`);
      }
    }, 100);
  });
}

/**
 * Parses an article from a markdown file with front matter of `key: value` lines into the wire format of a blog post:
 * the body is `deskripsi`, `id` and `menit_baca` are numbers, an empty value is null. Null without front matter.
 */
export function parseArticle(text: string): SampleRecord | null {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text);
  if (!parts) return null;
  const [, head = '', body = ''] = parts;
  const field = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) field.set(line.slice(0, colon).trim(), unquoted(line.slice(colon + 1).trim()));
  }
  const string = (key: string) => field.get(key) || null;
  const number = (key: string) => {
    const value = Number(string(key) ?? Number.NaN);
    return Number.isNaN(value) ? null : value;
  };
  return {
    id: number('id'),
    judul: string('judul'),
    slug: string('slug'),
    kategori: string('kategori'),
    penulis: string('penulis'),
    deskripsi: body.trim() || null,
    menit_baca: number('menit_baca'),
    created_at: string('created_at'),
    images: string('images'),
  };
}

function unquoted(value: string): string {
  return /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
}
