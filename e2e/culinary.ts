import type { SampleRecord } from '../sample-admin/server';

/** A moment so many days before the end of June. */
export const day = (index: number) => new Date(Date.UTC(2026, 5, 30) - index * 86_400_000).toISOString();

/** Dishes with long descriptions and addresses, the first the newest. */
export const dishes = (count: number): SampleRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    judul: `Hidangan ${index + 1}`,
    slug: `hidangan-${index + 1}`,
    deskripsi: 'x'.repeat(101 + index),
    alamat: `Jalan Raya Uji Nomor ${index + 1}, ${'Banjar Kelod Kangin, '.repeat(6)}Ubud`,
    created_at: day(index),
  }));

/** Restaurants, the first the newest. */
export const restaurants = (count: number): SampleRecord[] =>
  Array.from({ length: count }, (_, index) => ({ judul: `Warung ${index + 1}`, created_at: day(index) }));
