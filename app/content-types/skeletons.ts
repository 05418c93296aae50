/** The usual lengths of a content type's records, so that the skeletons match the content. */
export interface SkeletonConfig {
  card: CardSkeletonConfig;
  /** A title of typical length. */
  title: string;
  /** A detail page's facts, of typical length. */
  facts: readonly string[];
}

/** A card's elements from top to bottom, with their numbers of lines. */
export type CardSkeletonConfig = Readonly<Partial<Record<'title' | 'text' | 'facts' | 'chips', number>>>;

export const skeletons = {
  packages: {
    card: { title: 2, facts: 2 },
    facts: ['4.8', 'Minimal 2 orang', '3 hari 2 malam', 'Kintamani, Bangli', 'Cultural'],
    title: 'Lima Hari Keliling Pulau',
  },
  accommodation: {
    card: { title: 2, facts: 1, chips: 2 },
    facts: ['4.8', 'Villa Private', 'Jalan Raya Ubud, Gianyar'],
    title: 'Vila di Tepi Sawah Ubud',
  },
  transport: {
    card: { title: 1, facts: 1, chips: 2 },
    facts: ['4.8', '7 orang', 'Manual', 'Mobil Keluarga'],
    title: 'Mobil Keluarga Tujuh Kursi',
  },
  tickets: {
    card: { title: 2, facts: 2, text: 1 },
    facts: ['4.8', 'Themepark', '14 November 2026', 'Tabanan'],
    title: 'Taman Burung di Batubulan',
  },
  events: {
    card: { title: 2, text: 2, facts: 3 },
    facts: ['4.8', '120 orang', 'Jimbaran, Badung', '14 November 2026'],
    title: 'Seminar Wisata di Sanur',
  },
  attractions: {
    card: { title: 1, text: 2, facts: 1 },
    facts: ['4.8', 'Pecatu, Badung', '1 hari', 'Wisata Alam'],
    title: 'Pantai Melasti',
  },
  facilities: {
    card: { title: 2, text: 2, facts: 1 },
    facts: ['Dokumentasi', '12 Stok Tersedia', 'Bali'],
    title: 'Panggung dan Tata Suara',
  },
  culinary: { card: { title: 2, text: 8, facts: 2 }, facts: [], title: '' },
  blog: {
    card: { title: 2, text: 2, facts: 2 },
    facts: ['Ni Komang Ayu Lestari', '14 November 2026', '6 Menit'],
    title: 'Tiga Hari di Ubud Tanpa Terburu-buru, dari Pagi sampai Malam',
  },
} as const satisfies Record<string, SkeletonConfig>;
