import { describe, expect, test } from 'vitest';
import { collection as events, toCard, toDetail } from '~/content-types/events/schema.server';

const full = {
  id: 3,
  title: 'Gala Pantai',
  judul: 'Bukan yang ini',
  slug: 'gala-pantai',
  description: 'Makan malam di tepi laut.',
  category: 'Show',
  price: 275_000,
  event_date: '2026-12-14T11:30:00Z',
  location: 'Nusa Dua',
  capacity: 150,
  rating: 4.7,
  image: 'events/gala.jpg',
  created_at: '2026-11-12T02:25:00.000000Z',
};
const read = (wire: object) => events.schema.parse(wire);

test('a full record maps to its view', () => {
  expect(toDetail(read(full))).toMatchObject({
    href: '/event/3',
    title: 'Gala Pantai',
    category: 'Show',
    description: 'Makan malam di tepi laut.',
    date: { text: '14 Desember 2026', iso: '2026-12-14' },
    fullDate: { text: 'Senin, 14 Desember 2026', iso: '2026-12-14' },
    location: 'Nusa Dua',
    capacity: 150,
    rating: 4.7,
    images: ['events/gala.jpg'],
    price: 'Rp 275.000 per event',
  });
});

test('a record with only a title gets every default', () => {
  const event = read({ judul: 'Gala' });
  expect(toDetail(event)).toMatchObject({
    href: '/event/gala',
    title: 'Gala',
    category: undefined,
    description: 'Deskripsi event belum tersedia.',
    date: null,
    location: null,
    capacity: null,
    rating: 4.5,
    images: [],
  });
  expect(toCard(event).description).toBeNull();
});

describe('its date', () => {
  test.each([
    [{ event_date: null, date: '2026-12-14' }, '14 Desember 2026'],
    [{ event_date: '2026-12-14 00:00:00', date: '2027-01-01' }, '14 Desember 2026'],
    [{ event_date: '2026-12-13T16:00:00Z' }, '14 Desember 2026'],
  ])('of %j is the day in Bali', (wire, shown) => {
    expect(toCard(read({ ...full, ...wire })).date?.text).toBe(shown);
  });

  test.each([{ event_date: 'segera', date: null }, { event_date: '', date: '' }, { event_date: 0 }])(
    'of %j is unknown',
    (wire) => expect(toCard(read({ ...full, ...wire })).date).toBeNull(),
  );
});
