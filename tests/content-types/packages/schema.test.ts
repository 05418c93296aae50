import { describe, expect, test } from 'vitest';
import { collection as packages, toCard, toDetail } from '~/content-types/packages/schema.server';
import { priceText } from '~/lib/currency';
import { setPackagePriceUnit } from '../../support/package-price-unit';

// A full record and one with only a title: `e2e/http/lists.spec.ts` and `details.spec.ts`.
const read = (wire: object) => packages.schema.parse(wire);

test('its card shows the starting price, with its unit where PACKAGE_PRICE_UNIT sets one', () => {
  const priced = read({ judul: 'Pesona Ubud', harga: 2_450_000 });
  expect(priceText(toCard(priced).price)).toBe('Start From Rp 2.450.000');
  setPackagePriceUnit('per orang');
  expect(priceText(toCard(priced).price)).toBe('Start From Rp 2.450.000 per orang');
});

test('every row of places counts', () => {
  const tempat = [{ places: 'Tegalalang, Goa Gajah' }, { places: 'Ubud' }, { nama: 'Sanur' }];
  expect(read({ judul: 'Ubud', tempat }).places).toEqual(['Tegalalang', 'Goa Gajah', 'Ubud', 'Sanur']);
});

describe('irregular fields', () => {
  test.each([[{}], [['Ubud']], [true], [' ']])('the title falls back to its English name when judul is %j', (judul) =>
    expect(read({ judul, title: 'Ubud' }).title).toBe('Ubud'),
  );

  test.each([
    [{ overview: { deskripsi: 'Tiga hari.' }, deskripsi: 'Bukan yang ini.' }, 'Tiga hari.'],
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
