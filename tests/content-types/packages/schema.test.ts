import { describe, expect, test } from 'vitest';
import { collection as packages, toCard, toDetail } from '~/content-types/packages/schema.server';
import { setPackagePriceUnit } from '../../support/package-price-unit';

const full = {
  id: 1,
  judul: 'Pesona Ubud',
  slug: 'pesona-ubud',
  hari: 3,
  malam: 2,
  harga: 2_450_000,
  location: 'Ubud, Gianyar',
  rating: 4.9,
  min_people: 2,
  kategori_paket: 'Cultural',
  images: ['pakets/pesona-ubud.jpg', 'suasana/sawah.jpg'],
  created_at: '2026-11-12T02:15:40.000000Z',
  map: 'https://www.google.com/maps?q=Ubud,Bali&output=embed',
  overview: { deskripsi: 'Tiga hari di Ubud.' },
  deskripsi: 'Bukan yang ini.',
  tempat: [
    { id: 1, places: 'Tegalalang, Goa Gajah' },
    { id: 2, places: 'Bukan yang ini' },
  ],
  termasuk: [{ id: 1, termasuk: 'Mobil dan sopir, Pemandu' }],
  tidaktermasuk: [{ id: 1, tidak_termasuk: 'Tiket pesawat,' }],
  jadwal: [
    {
      id: 1,
      day: 1,
      title: 'Tiba',
      aktivitas: [
        { id: 1, aktivitas: 'Dijemput' },
        { id: 2, aktivitas: 'Makan' },
      ],
    },
    { id: 2, day: 'Hari kedua', title: 'Ubud', aktivitas: [] },
  ],
};
const read = (wire: object) => packages.schema.parse(wire);

test('a full record maps to its view', () => {
  expect(toDetail(read(full))).toMatchObject({
    href: '/paketdetail/pesona-ubud',
    title: 'Pesona Ubud',
    category: 'Cultural',
    duration: '3 hari 2 malam',
    location: 'Ubud, Gianyar',
    rating: 4.9,
    minPeople: 2,
    images: ['pakets/pesona-ubud.jpg', 'suasana/sawah.jpg'],
    map: 'https://www.google.com/maps?q=Ubud,Bali&output=embed',
    description: 'Tiga hari di Ubud.',
    places: ['Tegalalang', 'Goa Gajah'],
    included: ['Mobil dan sopir', 'Pemandu'],
    excluded: ['Tiket pesawat'],
    itinerary: [
      { day: 'Hari 1', title: 'Tiba', activities: ['Dijemput', 'Makan'] },
      { day: 'Hari kedua', title: 'Ubud', activities: [] },
    ],
  });
});

test('its card shows the first image and the starting price', () => {
  const card = toCard(read(full));
  expect(card.image).toBe('pakets/pesona-ubud.jpg');
  expect(card.price).toBe('Start From Rp 2.450.000');
  expect(read(full).createdAt).toBe(Date.UTC(2026, 10, 12, 2, 15, 40));
});

test('its card shows the price’s unit where PACKAGE_PRICE_UNIT sets one', () => {
  setPackagePriceUnit('per orang');
  expect(toCard(read(full)).price).toBe('Start From Rp 2.450.000 per orang');
});

test('a record with only a title gets every default', () => {
  const tour = read({ judul: 'Pesona Ubud' });
  expect(toDetail(tour)).toMatchObject({
    href: '/paketdetail/pesona-ubud',
    category: undefined,
    duration: null,
    location: null,
    rating: 4.5,
    minPeople: null,
    images: [],
    map: null,
    description: 'Deskripsi belum tersedia.',
    places: [],
    included: [],
    excluded: [],
    itinerary: [],
  });
  expect(tour.createdAt).toBeNull();
});

describe('irregular fields', () => {
  test.each([[{}], [['Ubud']], [true], [' ']])('the title falls back to its English name when judul is %j', (judul) =>
    expect(read({ judul, title: 'Ubud' }).title).toBe('Ubud'),
  );

  test.each([
    [{ overview: { deskripsi: '' }, deskripsi: 'Dari luar.' }, 'Dari luar.'],
    [{ overview: null, deskripsi: 'Dari luar.' }, 'Dari luar.'],
    [{ overview: 'teks', deskripsi: 'Dari luar.' }, 'Dari luar.'],
    [{ overview: {}, deskripsi: ' ' }, 'Deskripsi belum tersedia.'],
  ])('the description of %j falls back to deskripsi, then to the default', (wire, description) => {
    expect(toDetail(read({ judul: 'Ubud', ...wire })).description).toBe(description);
  });

  test.each([
    [3, 2, '3 hari 2 malam'],
    [1, 0, '1 hari'],
    [1, null, '1 hari'],
    [null, 2, '2 malam'],
    ['4', '3', '4 hari 3 malam'],
    [0, 0, null],
    ['tiga', null, null],
  ])('%j days and %j nights are “%s”', (hari, malam, duration) => {
    expect(read({ judul: 'Ubud', hari, malam }).duration).toBe(duration);
  });

  test('days are labeled by number, by text or by position', () => {
    const jadwal = [{ day: 2 }, { day: '3' }, { day: 'Malam terakhir' }, { title: 'Pulang' }, {}];
    expect(read({ judul: 'Ubud', jadwal }).itinerary.map(({ day }) => day)).toEqual([
      'Hari 2',
      'Hari 3',
      'Malam terakhir',
      'Hari 4',
      'Hari 5',
    ]);
  });

  test('days are sorted by number; days without a number follow in delivered order', () => {
    const jadwal = [
      { title: 'Bebas' },
      { day: 'Hari 10', title: 'Pulang' },
      { day: 2, title: 'Pagi' },
      { day: 'Penutup', title: 'Makan malam' },
      { day: '2', title: 'Sore' },
      { day: 'Hari ke-1', title: 'Tiba' },
    ];
    expect(read({ judul: 'Ubud', jadwal }).itinerary.map(({ title }) => title)).toEqual([
      'Tiba',
      'Pagi',
      'Sore',
      'Pulang',
      'Bebas',
      'Makan malam',
    ]);
  });

  test('an invalid day or activity is left out', () => {
    const jadwal = [null, 'teks', { day: 1, aktivitas: [null, {}, { aktivitas: ' ' }, { aktivitas: 'Makan' }] }];
    expect(read({ judul: 'Ubud', jadwal }).itinerary).toEqual([{ day: 'Hari 1', title: null, activities: ['Makan'] }]);
  });

  test.each([[null], ['-'], [[]], [[null]], [[{}]], [[{ places: null }]], [{}]])(
    'places %j are an empty list',
    (tempat) => expect(read({ judul: 'Ubud', tempat }).places).toEqual([]),
  );
});
