import { afterAll, afterEach, beforeAll } from 'vitest';
import { collections } from '../../sample-admin/content.ts';
import { type Content, type SampleAdmin, startSampleAdmin } from '../../sample-admin/server.ts';

/** Content small enough for a test to compare in full. */
export const content: Content = {
  ...(Object.fromEntries(collections.map((name) => [name, []])) as unknown as Content),
  pakets: [
    { id: 1, judul: 'Pesona Ubud', slug: 'pesona-ubud', kategori_paket: 'Cultural', location: 'Gianyar' },
    { id: 2, judul: 'Fajar di Batur', slug: 'fajar-batur', kategori_paket: 'Camping', location: 'Kintamani' },
    { id: 3, judul: 'Nama Berupa Angka', slug: '1', kategori_paket: 'Healing', location: 'Sanur' },
  ],
  akomodasis: [{ id: 1, judul: 'Vila Tepi Sawah', slug: 'vila-sawah', kategori: 'Villa Private', location: 'Ubud' }],
  transportasis: [{ id: 1, judul: 'Toyota Hiace', slug: 'hiace', kategori: 'Commuter', deskripsi: 'Lega.' }],
  events: [{ id: 1, title: 'Gala Pantai', slug: 'gala-pantai', category: 'Show', location: 'Nusa Dua' }],
  tickets: [{ id: 1, name: 'Kapal ke Nusa Penida', slug: 'kapal', category: 'Cargo', location: 'Sanur' }],
  fasilitas: [{ id: 1, name: 'Panggung 6x4', slug: 'panggung', category: 'Booth/Panggung' }],
  attractions: [{ id: 1, title: 'Tegalalang', slug: 'tegalalang', category: 'Wisata Alam', location: 'Ubud' }],
  blogs: [{ id: 1, judul: 'Canang Sari', slug: 'canang', kategori: 'Edukasi', deskripsi: '# Canang' }],
  restorans: [{ id: 1, judul: 'Warung Dapur Ibu', alamat: 'Jl. Raya Ubud' }],
  makanans: [{ judul: 'Sate Lilit', alamat: 'Klungkung' }],
  kuliners: [{ judul: 'Nasi Jinggo', deskripsi: 'Bungkusan kecil.', images: null }],
};

/** Runs a sample admin host for a test file; resets faults, calls and records after each test. */
export function withSampleAdmin(): { readonly host: SampleAdmin } {
  let host: SampleAdmin;
  beforeAll(async () => {
    host = await startSampleAdmin({ content });
  });
  afterEach(() => {
    host.clearFaults();
    host.clearCalls();
    host.restore();
  });
  afterAll(() => host.close());
  return {
    get host() {
      return host;
    },
  };
}
