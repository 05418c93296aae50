import { describe, expect, test, vi } from 'vitest';
import type { HomeDish, HomeSectionView } from '~/pages/home/home-sections.server';
import { loader } from '~/routes/pages/home';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

interface HomeView {
  sections: Record<string, HomeSectionView>;
  dishes: HomeDish[] | null;
  errors: { text: string; message?: string }[];
}

const home = async () => {
  const response = await callLoader<HomeView>(loader, '/');
  return { ...response, view: response.data };
};
const lines = (view: HomeView) => view.errors.map(({ text, message }) => [text, message].filter(Boolean).join(' '));
const section = (view: HomeView, key: string) => view.sections[key];
const titles = (view: HomeView, key: string) => section(view, key)?.cards.map(({ title }) => title);

// The sections' collections, in the order of the page.
const collections = {
  packages: 'pakets',
  attractions: 'attractions',
  accommodations: 'akomodasis',
  vehicles: 'transportasis',
  events: 'events',
} as const;
const keys = Object.keys(collections) as (keyof typeof collections)[];

test('home shows its five sections and dishes, and no error', async () => {
  const { status, view } = await home();
  expect(status).toBe(200);
  expect(view.errors).toEqual([]);
  expect(Object.entries(view.sections).map(([key, { cards, hasMore }]) => [key, cards.length, hasMore])).toEqual([
    ['attractions', 6, true],
    ['packages', 3, true],
    ['accommodations', 3, true],
    ['vehicles', 3, true],
    ['events', 3, true],
  ]);
  expect(view.dishes).toHaveLength(6);
});

test('home shows the first twelve of many dishes', async () => {
  admin.replace(
    'kuliners',
    Array.from({ length: 30 }, (_, id) => ({ id, judul: `Masakan ${id}` })),
  );
  const { view } = await home();
  expect(view.dishes).toHaveLength(12);
});

test('past events come after all others', async () => {
  const dates = ['2020-01-01', '2099-01-01', null, '2020-02-01', '2098-01-01'];
  admin.replace(
    'events',
    dates.map((event_date, at) => ({ id: at, title: `Acara ${at}`, event_date })),
  );
  const titles = section((await home()).view, 'events')?.cards.map(({ title }) => title);
  expect(titles).toEqual(['Acara 1', 'Acara 2', 'Acara 4']);
});

test('an event shows its year if it is not the current one in Bali, and says if it is past', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T17:00:00Z') });
  admin.replace(
    'events',
    ['2026-12-31', '2027-01-01', '2028-12-20'].map((event_date, id) => ({ id, title: 'Acara', event_date })),
  );
  const days = section((await home()).view, 'events')?.cards.map(({ date }) => date);
  vi.useRealTimers();
  expect(days).toEqual([
    { text: '1 Januari 2027', iso: '2027-01-01', year: null, isPast: false },
    { text: '20 Desember 2028', iso: '2028-12-20', year: '2028', isPast: false },
    { text: '31 Desember 2026', iso: '2026-12-31', year: '2026', isPast: true },
  ]);
});

test('everything is requested in parallel', async () => {
  admin.setFault('/api/admin', { kind: 'hold' });
  const visit = home();
  // No request gets a response before all have arrived.
  await expect
    .poll(() => admin.calls.map(({ path }) => path).toSorted())
    .toEqual([...Object.values(collections), 'kuliners'].map((name) => `/api/admin/${name}`).toSorted());
  admin.release();
  expect((await visit).view.errors).toEqual([]);
});

describe('the selection of a section', () => {
  const rated = [4.1, 4.9, 4.5, 4.9, 3].map((rating, index) => ({
    id: index,
    judul: `${index}`,
    title: `${index}`,
    rating,
    created_at: `2026-01-0${index + 1}`,
  }));

  test.each(['packages', 'accommodations', 'vehicles'] as const)('of %s is the three highest rated', async (key) => {
    admin.replace(collections[key], rated);
    expect(titles((await home()).view, key)).toEqual(['1', '3', '2']);
  });

  test.each(['attractions', 'events'] as const)('of %s is the first ones in delivered order', async (key) => {
    admin.replace(collections[key], rated);
    const many = key === 'events' ? 3 : 5;
    expect(titles((await home()).view, key)).toEqual(['0', '1', '2', '3', '4'].slice(0, many));
  });

  test.each([
    [0, 0, false],
    [1, 1, false],
    [2, 2, false],
    [3, 3, true],
    [4, 3, true],
  ])('of %i events has %i cards, and a link to all: %j', async (count, cards, hasMore) => {
    admin.replace('events', rated.slice(0, count));
    const events = section((await home()).view, 'events');
    expect([events?.cards.length, events?.hasMore]).toEqual([cards, hasMore]);
  });
});

test.each([
  ['packages', { name: 'Ubud', price: 5, category: 'Healing', image: 'a.jpg' }, 'Healing', null],
  ['accommodations', { title: 'Vila', image: 'a.jpg' }, 'Hotel', 'Bali'],
  ['vehicles', { name: 'Hiace', image: 'a.jpg' }, 'Transport', null],
  ['attractions', { judul: 'Sawah', image: 'a.jpg' }, 'Wisata', 'Bali'],
  ['events', { judul: 'Gala', image: 'a.jpg' }, undefined, null],
] as const)('a sparse record of %s has home’s defaults', async (key, wire, category, location) => {
  admin.replace(collections[key], [wire]);
  expect(section((await home()).view, key)?.cards).toEqual([
    expect.objectContaining({ image: 'a.jpg', category, location, rating: 4.5 }),
  ]);
});

test('a package shows its duration, a vehicle its seats, an event its day', async () => {
  admin.replace('pakets', [{ judul: 'Ubud', hari: 3, malam: 2 }]);
  admin.replace('transportasis', [{ judul: 'Hiace', jumlah_orang: 14 }]);
  admin.replace('events', [{ judul: 'Gala', event_date: '2026-12-14', capacity: 150 }]);
  const { view } = await home();
  const card = (key: string) => section(view, key)?.cards[0];
  expect(card('packages')?.duration).toBe('3 hari 2 malam');
  expect(card('vehicles')?.capacity).toBe(14);
  expect(card('events')).toMatchObject({ date: { text: '14 Desember 2026', iso: '2026-12-14' } });
  expect(card('events')?.capacity).toBeUndefined();
});

test.each(keys)('when %s fail to load, home shows the error and the other sections', async (key) => {
  admin.setFault(`/api/admin/${collections[key]}`, { kind: 'status', status: 500 });
  const { status, thrown, view, headers } = await home();
  expect([thrown, status]).toEqual([false, 200]);
  expect(lines(view)).toEqual([`Gagal memuat data ${collections[key]}: HTTP error! status: 500`]);
  expect(section(view, key)).toMatchObject({ cards: [], hasMore: false });
  for (const other of keys) if (other !== key) expect(section(view, other)?.cards).not.toEqual([]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['HTTP error! status: 503', { kind: 'status', status: 503 }],
  ['Failed to fetch: timeout', { kind: 'hang' }],
] as const)('several failures are all listed, one per line: %s', async (text, fault) => {
  admin.setFault('/api/admin', fault);
  const { status, view } = await home();
  expect(status).toBe(200);
  expect(lines(view).toSorted()).toEqual(
    Object.values(collections)
      .map((name) => `Gagal memuat data ${name}: ${text}`)
      .toSorted(),
  );
  expect(view.dishes).toBeNull();
});

test('failed dishes show no error, and the page is not cached', async () => {
  admin.setFault('/api/admin/kuliners', { kind: 'status', status: 500 });
  const { view, headers } = await home();
  expect([view.errors, view.dishes]).toEqual([[], null]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});
