import { expect, test } from 'vitest';
import { chat, named, orders } from './order-chat';

const cheap = { harga: 9_000, price: 9_000 };
const days = { hari: 3, malam: 2 };
const few = { stock: 2, quantity: 2 };

// The full message for every combination of missing fields.
const sentences: [string, string, object, string, string][] = [
  [
    'package',
    'only a price',
    cheap,
    'Halo, saya ingin memesan paket tour Vila Sawah (mulai Rp 9.000).',
    'Mohon info ketersediaan dan langkah pemesanannya. Terima kasih.',
  ],
  [
    'package',
    'only a duration',
    days,
    'Halo, saya ingin memesan paket tour Vila Sawah (durasi 3 hari 2 malam).',
    'Mohon info harga, ketersediaan, dan langkah pemesanannya. Terima kasih.',
  ],
  [
    'package',
    'neither',
    {},
    'Halo, saya ingin memesan paket tour Vila Sawah.',
    'Mohon info harga, ketersediaan, dan langkah pemesanannya. Terima kasih.',
  ],
  [
    'accommodation',
    'no price',
    {},
    'Halo, saya ingin memesan kamar di Vila Sawah.',
    'Berapa harganya per malam, dan apakah masih ada kamar untuk tanggal yang saya inginkan? Terima kasih.',
  ],
  [
    'vehicle',
    'no price',
    {},
    'Halo, saya ingin menyewa Vila Sawah.',
    'Berapa harganya per hari, dan apakah kendaraan ini masih tersedia? Terima kasih.',
  ],
  [
    'event',
    'no price',
    {},
    'Halo, saya ingin memesan event Vila Sawah.',
    'Berapa harganya per event, dan apakah masih tersedia? Terima kasih.',
  ],
  [
    'attraction',
    'no price',
    {},
    'Halo, saya ingin berkunjung ke Vila Sawah.',
    'Mohon info waktu terbaik dan cara memesannya. Terima kasih.',
  ],
  [
    'ticket',
    'no price',
    few,
    'Halo, saya ingin memesan tiket Vila Sawah.',
    'Berapa harganya per tiket, dan apakah stoknya masih ada? Terima kasih.',
  ],
  [
    'ticket',
    'no stock',
    cheap,
    'Halo, saya ingin memesan tiket Vila Sawah dengan harga Rp 9.000 per tiket.',
    'Adakah jadwal lain, atau kapan stoknya tersedia lagi? Terima kasih.',
  ],
  [
    'ticket',
    'neither price nor stock',
    {},
    'Halo, saya ingin memesan tiket Vila Sawah.',
    'Berapa harganya per tiket, dan adakah jadwal lain, atau kapan stoknya tersedia lagi? Terima kasih.',
  ],
  [
    'facility',
    'neither price nor category',
    few,
    'Halo, saya ingin memesan fasilitas Vila Sawah.',
    'Berapa harganya per unit, dan apakah masih tersedia untuk acara saya? Terima kasih.',
  ],
  [
    'facility',
    'no stock',
    { ...cheap, category: 'Laptop' },
    'Halo, saya ingin memesan fasilitas Vila Sawah (kategori Laptop) dengan harga Rp 9.000 per unit.',
    'Adakah jadwal lain, atau kapan stoknya tersedia lagi? Terima kasih.',
  ],
];

test.each(sentences)('the order of a %s with %s has complete sentences', (kind, _, wire, ...lines) => {
  expect(chat(kind, { ...named, ...wire }).text.split('\n')).toEqual(lines);
});

test.each(Object.keys(orders))('the order of a %s treats a price of 0 or less as unknown', (kind) => {
  for (const price of [0, '0', -5, 'gratis']) {
    expect(chat(kind, { ...named, price, harga: price })).toEqual(chat(kind, named));
  }
});

test.each(Object.keys(orders))('the order of a %s collapses whitespace', (kind) => {
  const title = 'Vila  Sawah\n di Ubud';
  expect(chat(kind, { ...named, judul: title, name: title, title }).text).toContain(' Vila Sawah di Ubud');
});
