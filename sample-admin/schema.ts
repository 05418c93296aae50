import { z } from 'zod';

// What each file in content/ may hold. An unknown field is an error: it is mostly a misspelled one. Editors complete and check
// the files by the JSON schemas in content/schema/, which `npx vitest run sample-admin/schema --update` writes from here.

const id = z.int().positive().describe('Unique in this file');
const title = z.string().min(1);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('The end of its URL: lower case, words joined by hyphens; unique in this file');
const text = z.string().nullable();
const price = z.union([z.int().nonnegative(), z.string()]).nullable().describe('In rupiah: 2450000, or as text');
const rating = z.union([z.number().min(0).max(5), z.string()]).nullable();
const reviewCount = z.int().nonnegative().nullable().optional().describe('How many reviews the rating has');
const count = z.int().nonnegative().nullable();
const created = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/)
  .describe('2026-11-12T02:15:40.000000Z; newest first on the site');
const image = z.string().describe('A path in storage/');
const images = z.union([image, z.array(image)]).nullable();
const day = z.string().nullable().describe('2026-12-20; moved to the present when the host starts');
const category = (labels: string) => z.enum(labels.split(', ') as [string, ...string[]]);

const common = { id, slug, created_at: created, rating: rating.optional() };
const facilities = { fasilitas_1: text, fasilitas_2: text, fasilitas_3: text };
const english = {
  ...common,
  reviews_count: reviewCount,
  description: text,
  price,
  image: image.nullable().optional(),
  images: images.optional(),
};

const listItems = (field: string) =>
  z.array(z.strictObject({ id: z.int(), [field]: z.string() })).describe('One text, with commas between its parts');

const schedule = z.array(
  z.strictObject({
    id: z.int(),
    day: z.int().positive(),
    title: z.string().nullable(),
    aktivitas: z.array(z.strictObject({ id: z.int(), aktivitas: z.string() })),
  }),
);

const culinary = {
  ...common,
  jumlah_ulasan: reviewCount,
  judul: title,
  deskripsi: text,
  alamat: z.string(),
  harga_min: price,
  harga_max: price,
  images: images,
};

/** The records of each collection that is a JSON file. */
export const recordSchemas = {
  pakets: z.strictObject({
    ...common,
    jumlah_ulasan: reviewCount,
    judul: title,
    kategori_paket: category(
      'Thematic, Religious, Cultural, Historical, Study Tour, Industrial Visit, Camping, Nature Adventure, Extreme Sport, Healing, Gathering, Outbound, VIP Private, Roadtrip',
    ),
    harga: price,
    hari: z.int().positive(),
    malam: z.int().nonnegative(),
    location: text,
    min_people: count,
    images,
    updated_at: created.optional(),
    map: z.string().nullable().optional().describe('The URL of a map to embed'),
    overview: z.strictObject({ deskripsi: text }).nullable().optional(),
    deskripsi: text.optional(),
    tempat: listItems('places').optional(),
    termasuk: listItems('termasuk').optional(),
    tidaktermasuk: listItems('tidak_termasuk').optional(),
    jadwal: schedule.optional(),
  }),
  akomodasis: z.strictObject({
    ...common,
    jumlah_ulasan: reviewCount,
    judul: title,
    kategori: category(
      'Hotel Bintang 2, Hotel Bintang 3, Hotel Bintang 4, Hotel Bintang 5, Hotel Bintang 2-5, Boutique Hotel, Resort Alam, Villa Private, Homestay, Glamping, Hostel, Camping Ground',
    ),
    harga: price,
    alamat: text.optional(),
    location: text.optional(),
    kamar_tersedia: count.optional(),
    images,
    ...z.object({ ...facilities, fasilitas_4: text, fasilitas_5: text }).partial().shape,
    deskripsi: text,
  }),
  transportasis: z.strictObject({
    ...common,
    jumlah_ulasan: reviewCount,
    judul: title,
    kategori: category(
      'Big Bus, Medium Bus, Luxury, ELF Long, Commuter, Mobil Keluarga, SUV, Motor, Camper Van, Lepas Kunci, Antar Jemput Bandara, Handling Bandara, Overland Trip, Roadtrip',
    ),
    harga: price,
    location: z.string(),
    jumlah_orang: z.int().positive().describe('Seats for passengers'),
    transmisi: z.string(),
    images,
    ...z.object(facilities).partial().shape,
    deskripsi: text,
  }),
  tickets: z.strictObject({
    ...english,
    name: title.optional(),
    title: title.optional(),
    category: category('Themepark, Event & Workshop, Reservasi Kapal / Kereta, Reservasi Bus & Travel, Shuttle, Cargo'),
    event_date: day,
    location: z.string(),
    stock: z.int().nonnegative(),
    capacity: count.optional(),
  }),
  events: z.strictObject({
    ...english,
    title: title.optional(),
    judul: title.optional(),
    category: category('Seminar, Komunitas, Family Gathering, Graduation, Wedding, Sport Event, Show'),
    event_date: day.optional(),
    date: day.optional(),
    location: text.optional(),
    capacity: count.optional(),
  }),
  attractions: z.strictObject({
    ...english,
    title,
    category: category(
      'Wisata Alam, Wisata Keluarga, Wisata Edukasi, Wisata Petualangan, Healing, Wisata Kreatif, Outdoor',
    ),
    location: text.optional(),
    duration_days: count.optional(),
    duration_nights: count.optional(),
  }),
  fasilitas: z.strictObject({
    ...english,
    name: title,
    category: category(
      'Booth/Panggung, Sound System, Lighting, LED, Sound System/Lighting/LED, Dokumentasi, Proyektor, Laptop, Printer, Proyektor/Laptop/Printer, Merchandise, Souvenir Lokal, P3K & Tim Medis, Perizinan',
    ),
    quantity: z.int().nonnegative(),
  }),
  restorans: z.strictObject({ ...culinary, kategori: z.string() }),
  makanans: z.strictObject(culinary),
  kuliners: z.strictObject({ judul: title, deskripsi: z.string(), images: image, created_at: created }),
};

/** An article's front matter. */
export const articleSchema = z.strictObject({
  id,
  judul: title,
  slug,
  kategori: category('Informatif, Edukasi, Promosi, Update, Viral'),
  penulis: text,
  menit_baca: count,
  created_at: created,
  images: image.nullable(),
  deskripsi: text,
});

/** What a JSON file of a collection holds: its records, and where an editor finds its schema. */
export const fileSchema = (collection: keyof typeof recordSchemas) =>
  z.strictObject({ $schema: z.string().optional(), records: z.array(recordSchemas[collection] as z.ZodType<object>) });
