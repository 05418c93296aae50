import type { SampleRecord } from './content.ts';

/**
 * Values as packages and panels for Laravel send them in place of a text, a number, a date or a path: translations
 * (`spatie/laravel-translatable`), a media library (`spatie/laravel-medialibrary`), uploads by key (Filament), relations
 * and enums of resources, money and PHP's dates.
 */

export type Send = (value: unknown) => unknown;

/** The form of a column's values. */
type Kind = 'name' | 'label' | 'text' | 'price' | 'rating' | 'date' | 'pictures' | 'part';

/** How values of each kind are sent; a kind that is missing is sent as usual. */
export type ValueShape = Partial<Record<Kind, Send>>;

const kinds: [Kind, readonly string[]][] = [
  ['name', ['judul', 'title', 'name', 'location', 'alamat']],
  ['label', ['kategori', 'category', 'kategori_paket', 'transmisi', 'penulis']],
  ['text', ['deskripsi', 'description']],
  ['price', ['harga', 'price', 'harga_min', 'harga_max']],
  ['rating', ['rating']],
  ['date', ['event_date', 'date', 'created_at', 'updated_at']],
  ['pictures', ['image', 'images']],
  ['part', ['overview', 'tempat', 'termasuk', 'tidaktermasuk', 'jadwal']],
];

const TIMES = { created_at: '2026-01-05T03:00:00.000000Z', updated_at: '2026-01-05T03:00:00.000000Z' };

export const translations: Send = (value) => ({ id: value, en: 'In English' });
export const jsonText =
  (send: Send): Send =>
  (value) =>
    JSON.stringify(send(value));
export const relation: Send = (value) => ({ id: 7, nama: value, slug: 'nama', ...TIMES });
const enumeration: Send = (value) => ({ value: 'kode', label: value });
const resource: Send = (value) => ({ data: { id: 7, name: value } });

/** The paths of a column of pictures, which may be one path, a list, or a list as JSON text. */
function pathsOf(value: unknown): unknown[] {
  if (typeof value === 'string' && value.startsWith('[')) return JSON.parse(value);
  return Array.isArray(value) ? value : [value];
}

const keyOf = (index: number) => `7f8c2d4e-0b1a-4c3d-9e5f-00000000000${index}`;
const byKey = (values: unknown[]) => Object.fromEntries(values.map((value, index) => [keyOf(index), value]));

/** A file of a media library, whose URL has the host that is in the application's configuration. */
const medium = (path: unknown, index: number) => ({
  id: index + 1,
  uuid: keyOf(index),
  collection_name: 'gambar',
  name: 'gambar',
  file_name: String(path).split('/').at(-1),
  mime_type: 'image/jpeg',
  disk: 'public',
  manipulations: [],
  custom_properties: {},
  order_column: index + 1,
  ...TIMES,
  original_url: /:\/\//.test(String(path))
    ? path
    : `http://localhost/storage/${String(path).replace(/^\/?storage\//, '')}`,
  preview_url: '',
});

export const phpDate: Send = (value) => {
  const [date, time = '00:00:00'] = String(value).replace(/Z$/, '').split(/[ T]/);
  const isUtc = String(value).endsWith('Z');
  const [hours, minutes, seconds = '00'] = time.split(':');
  return {
    date: `${date} ${hours}:${minutes}:${Number(seconds).toFixed(6).padStart(9, '0')}`,
    timezone_type: 3,
    timezone: isUtc ? 'UTC' : 'Asia/Makassar',
  };
};

export const money: Send = (amount) => ({ amount, currency: 'IDR' });
export const oneMedium: Send = (value) => medium(pathsOf(value)[0], 0);
export const media: Send = (value) => pathsOf(value).map(medium);
export const mediaByKey: Send = (value) => byKey(pathsOf(value).map(medium));
export const pathRows: Send = (value) => pathsOf(value).map((path) => ({ path, alt: 'Foto' }));

/** `12 Des 2026 19.00 - 21.00 WITA`, of a day or a time in Bali. */
const writtenDate: Send = (value) => {
  const [, year, month = '1', day, time] = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d)(?::00)?)?$/.exec(String(value)) ?? [];
  if (!day) return value;
  const name = 'Jan Peb Mar Apr Mei Jun Jul Agt Sep Okt Nop Des'.split(' ')[Number(month) - 1];
  return `${Number(day)} ${name} ${year}${time ? ` ${time.replace(':', '.')} - 23.00 WITA` : ''}`;
};

const writtenPrice: Send = (value) => (typeof value === 'number' ? `Rp ${value.toLocaleString('id-ID')},-` : value);

export const valueShapes = {
  translations: { name: translations, label: translations, text: translations },
  'translations as JSON text': {
    name: jsonText(translations),
    label: jsonText(translations),
    text: jsonText(translations),
  },
  relations: { name: relation, label: relation, pictures: pathRows },
  'translated relations': { label: (value) => relation(translations(value)) },
  enums: { label: enumeration },
  resources: {
    name: resource,
    label: resource,
    pictures: (value) => ({ data: pathsOf(value).map((url) => ({ url })) }),
  },
  money: { price: money },
  'dates of PHP': { date: phpDate },
  'a media library': { pictures: media },
  'a media library by key': { pictures: mediaByKey },
  'uploads by key': { pictures: (value) => byKey(pathsOf(value)) },
  'values as people write them': {
    price: writtenPrice,
    rating: (value) => `${String(value).replace('.', ',')} / 5`,
    date: writtenDate,
  },
  'parts as JSON text': { part: (value) => JSON.stringify(value) },
  'parts as a list of one': { part: (value) => [value].flat() },
  repeaters: { pictures: (value) => pathsOf(value).map((image) => ({ image })) },
} satisfies Record<string, ValueShape>;

/** Sends the columns of a record in a shape; a column without a value stays unchanged. */
export function inShape(record: SampleRecord, shape: ValueShape): SampleRecord {
  const send = (name: string, value: unknown): unknown => {
    if (name === 'overview' && !shape.part && typeof value === 'object' && value !== null)
      return inShape({ ...value }, shape);
    const [kind] = kinds.find(([, names]) => names.includes(name)) ?? [];
    const change = kind && shape[kind];
    return change && value !== null && value !== '' ? change(value) : value;
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, send(name, value)]));
}
