import type { CollectionName, SampleRecord } from './content.ts';
import { encodeEntities, toEditorHtml } from './editors.ts';
import {
  jsonText,
  media,
  mediaByKey,
  money,
  oneMedium,
  pathRows,
  phpDate,
  relation,
  type Send,
  translations,
} from './value-shapes.ts';

/** How a table's columns are cast, as in the recorded responses. */
interface Casts {
  price?: 'decimal' | 'integer';
  /** The decimals of a rating sent as text; without them it is a number. */
  ratingDecimals?: number;
  /** A list of images as a list or, for a JSON column without a cast, as text. */
  images?: 'json';
  /** Timestamps as the database has them: an overridden `serializeDate`, or a query builder in place of a model. */
  timestamps?: 'database';
  /** Columns that the site does not read. */
  columns?: SampleRecord;
  /** Columns that a package sends in their own shape. */
  shapes?: Record<string, Send>;
}

const casts: Record<CollectionName, Casts> = {
  pakets: { ratingDecimals: 1, columns: { user_id: 1, is_published: true, deskripsi: null } },
  akomodasis: { images: 'json', columns: { user_id: 1 } },
  transportasis: {
    ratingDecimals: 1,
    columns: { user_id: null },
    shapes: {
      judul: jsonText(translations),
      kategori: relation,
      harga: money,
      images: pathRows,
      deskripsi: translations,
      jumlah_orang: Number,
    },
  },
  events: {
    ratingDecimals: 1,
    columns: { user_id: null, status: 'published' },
    shapes: {
      title: translations,
      description: translations,
      category: relation,
      event_date: phpDate,
      image: oneMedium,
      images: media,
    },
  },
  tickets: { price: 'integer', ratingDecimals: 2, columns: { is_active: 1 } },
  fasilitas: { timestamps: 'database' },
  attractions: {
    ratingDecimals: 1,
    columns: { user_id: null, status: { value: 'published', label: 'Terbit' } },
    shapes: {
      title: translations,
      description: translations,
      category: relation,
      image: oneMedium,
      images: mediaByKey,
    },
  },
  blogs: { columns: { user_id: 1, status: 'published' } },
  restorans: { ratingDecimals: 2, images: 'json', timestamps: 'database', columns: { user_id: null } },
  makanans: { ratingDecimals: 2, images: 'json', columns: { user_id: null } },
  kuliners: { columns: { user_id: null } },
};

const NAMES = ['judul', 'title', 'name', 'location', 'alamat'];
const PRICES = ['harga', 'price', 'harga_min', 'harga_max'];

/** Converts a record of the sample content to the columns and relations that Eloquent serializes. */
export function toEloquent(
  collection: CollectionName,
  record: SampleRecord,
  index: number,
  storageUrl: string,
): SampleRecord {
  const { columns, timestamps, shapes = {}, ...cast } = casts[collection];
  const id = record.id ?? index + 1;
  const saved = moment(record.created_at);
  const savedAt = timestamps === 'database' && saved ? saved.slice(0, 19).replace('T', ' ') : saved;
  const converted = Object.entries(record).map(([name, value]) => {
    const sent = column(name, value, { ...cast, turn: index, storageUrl });
    return [name, sent === null ? null : (shapes[name]?.(sent) ?? sent)];
  });
  return {
    id,
    ...columns,
    ...Object.fromEntries(converted),
    created_at: savedAt,
    updated_at: savedAt,
    deleted_at: null,
    ...(collection === 'pakets' ? relations(record, index, saved) : {}),
  };
}

type Context = Omit<Casts, 'columns' | 'timestamps' | 'shapes'> & { turn: number; storageUrl: string };

function column(name: string, value: unknown, { price, ratingDecimals, images, turn, storageUrl }: Context): unknown {
  if (PRICES.includes(name)) return priceOf(name, value, price);
  if (name === 'rating' && ratingDecimals !== undefined && value !== null) return Number(value).toFixed(ratingDecimals);
  if (name === 'rating' && value !== null) return Number(value);
  if (name === 'image' || name === 'images') return imagesOf(value, storageUrl, images);
  if (name === 'event_date' || name === 'date') return moment(value);
  if (name.startsWith('fasilitas_')) return typeof value === 'string' ? encodeEntities(value) : '-';
  if (name === 'jumlah_orang' && value !== null) return String(value);
  if (typeof value !== 'string') return value;
  if (name === 'deskripsi' || name === 'description') return toEditorHtml(value, turn);
  return NAMES.includes(name) ? encodeEntities(value) : value;
}

/** Returns a price in whole rupiah or with decimals; a missing end of a price range is the column's default. */
function priceOf(name: string, value: unknown, cast: Casts['price'] = 'decimal'): unknown {
  if (value === null) return name.startsWith('harga_') ? '0.00' : null;
  const amount = Number(value);
  if (Number.isNaN(amount)) return value;
  return cast === 'integer' ? Math.round(amount) : amount.toFixed(2);
}

/** Returns images like `asset()`: absolute URLs, one or a list. */
function imagesOf(value: unknown, storageUrl: string, cast?: Casts['images']): unknown {
  if (typeof value === 'string' && value.startsWith('[')) return imagesOf(JSON.parse(value), storageUrl, cast);
  if (Array.isArray(value)) {
    const urls = value.map((path) => imagesOf(path, storageUrl));
    return cast === 'json' ? phpJson(urls) : urls;
  }
  if (typeof value !== 'string' || value.includes('://')) return value;
  if (cast === 'json') return imagesOf([value], storageUrl, cast);
  return `${storageUrl}/${value.replace(/^\//, '').replace(/^storage\//, '')}`;
}

/** A date as Laravel's cast sends it: the moment in UTC; a day is its midnight in UTC, as in an application in UTC. */
function moment(value: unknown): string | null {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null;
  const isLocal = /\d:\d\d$/.test(value) && !/[+-]\d\d:\d\d$/.test(value);
  const date = new Date(isLocal ? `${value.replace(' ', 'T')}+08:00` : value);
  return date.toISOString().replace('Z', '000Z');
}

/** The related records of a package, each with its keys and timestamps. */
function relations(record: SampleRecord, index: number, savedAt: string | null): SampleRecord {
  const times = { created_at: savedAt, updated_at: savedAt };
  const ofPackage = { paket_id: record.id, ...times };
  const listOf = (name: string, of = record) => (of[name] ?? []) as SampleRecord[];
  const overview = record.overview as { deskripsi: string } | null | undefined;
  /** An editor's field: every second package has lines in place of commas. */
  const items = (value: unknown) =>
    index % 2 === 1 && !String(value).includes('(') ? String(value).replaceAll(', ', '\r\n') : value;
  return {
    overview: overview ? { id: record.id, ...ofPackage, deskripsi: toEditorHtml(overview.deskripsi, index) } : null,
    jadwal: listOf('jadwal').map((day) => ({
      ...day,
      ...ofPackage,
      day: index % 2 === 1 ? `Hari ${day.day}` : String(day.day),
      aktivitas: listOf('aktivitas', day).map(({ id, aktivitas }, place) => ({
        id,
        jadwal_id: day.id,
        aktivitas: place % 2 === 1 ? toEditorHtml(String(aktivitas), 0).trim() : aktivitas,
        ...times,
      })),
    })),
    tempat: listOf('tempat').map((item) => ({ ...item, ...ofPackage, places: items(item.places) })),
    termasuk: listOf('termasuk').map((item) => ({ ...item, ...ofPackage, termasuk: items(item.termasuk) })),
    tidaktermasuk: listOf('tidaktermasuk').map((item) => ({
      ...item,
      ...ofPackage,
      tidak_termasuk: items(item.tidak_termasuk),
    })),
  };
}

/** JSON as PHP's `json_encode` writes it: slashes and non-ASCII characters are escaped. */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
