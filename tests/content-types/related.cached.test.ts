import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BaseRecord } from '~/admin-api/collection.server';
import { listRecords } from '~/admin-api/records.server';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import { collections } from '~/content-types/all-collections.server';
import { collection as attractions } from '~/content-types/attractions/schema.server';
import { collection as facilities } from '~/content-types/facilities/schema.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';
import type { PlaceLink, RelatedGroup } from '~/detail-page/related';
import { loader as accommodation } from '~/routes/pages/accommodation';
import { loader as attraction } from '~/routes/pages/attraction';
import { loader as event } from '~/routes/pages/event';
import { loader as facility } from '~/routes/pages/facility';
import { loader as tour } from '~/routes/pages/package';
import { loader as ticket } from '~/routes/pages/ticket';
import { loader as vehicle } from '~/routes/pages/vehicle';
import { pageStateOf } from '~/server/page-state.server';
import { admin } from '../support/admin';

async function open(loader: (args: LoaderFunctionArgs) => unknown, param: string) {
  const request = new Request(`https://www.jelajahi.example/x/${param}`);
  const context = {};
  const { page } = (await loader({ request, params: { slug: param, id: param }, context })) as {
    page: { ok: true; data: { related: RelatedGroup[]; placeLinks?: PlaceLink[] } };
  };
  const { related, placeLinks } = page.data;
  const { dependencies } = pageStateOf(context);
  return {
    related,
    placeLinks,
    isValid: () => [...dependencies.values()].every((dependency) => dependency.isValid()),
  };
}

/** Lets the responses in memory expire, so that the next request sees a change. Later tests refetch them. */
const expire = () => vi.setSystemTime(Date.now() + 600_000);

const loadLists = async () => {
  for (const list of collections) await listRecords(list);
};

test('without the lists in memory no group is shown, and no call is made for them', async () => {
  expect((await open(vehicle, '3')).related).toEqual([]);
  expect(await open(tour, '18')).toMatchObject({ related: [], placeLinks: Array(8).fill(null) });
  const calls = admin.calls.map(({ path }) => path);
  expect(calls).toEqual(['/api/admin/transportasis/3', '/api/admin/pakets/18']);
});

test('a page cached before its lists came is outdated once they are there, and once they change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const before = await open(tour, '13');
    await loadLists();
    const after = await open(tour, '13');
    expect([before.isValid(), after.isValid()]).toEqual([false, true]);

    admin.replace('transportasis', [{ id: 1, judul: 'Baru', jumlah_orang: 4 }]);
    expire();
    await listRecords(vehicles);
    await vi.waitFor(async () => {
      const changed = await open(tour, '13');
      expect(changed.related.at(-1)?.cards.map(({ title }) => title)).toEqual(['Baru']);
      expect(after.isValid()).toBe(false);
    });
  } finally {
    vi.useRealTimers();
  }
});

describe('with the lists in memory', () => {
  beforeEach(loadLists);

  test.each([
    ['package', tour, '13', ['Serupa', 'Kendaraan untuk perjalanan ini']],
    ['package that includes its transport', tour, '10', ['Serupa']],
    ['accommodation', accommodation, '4', ['Serupa', 'Wisata di sekitar']],
    ['accommodation without attractions near it', accommodation, '3', ['Serupa']],
    ['vehicle', vehicle, '1', ['Serupa']],
    ['ticket', ticket, '1', ['Serupa']],
    ['event', event, '1', ['Serupa', 'Untuk acara Anda sendiri']],
    ['attraction', attraction, '7', ['Serupa', 'Paket ke tempat ini']],
    ['facility', facility, '2', ['Serupa']],
  ])('a page of a %s ends with its groups, at most three cards in each', async (_, loader, param, titles) => {
    const { related } = await open(loader, param);
    expect(related.map(({ title }) => title)).toEqual(titles);
    for (const { cards } of related) {
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.length).toBeLessThanOrEqual(3);
    }
  });

  test('a card has only the data that it shows', async () => {
    const { related } = await open(vehicle, '1');
    expect(related[0]?.cards.map(({ title }) => title)[0]).toBe('Suzuki Ertiga');
    expect(related[0]?.cards.find(({ title }) => title === 'Hyundai Stargazer')).toEqual({
      href: '/transportasi/hyundai-stargazer',
      title: 'Hyundai Stargazer',
      image: 'transportasis/hyundai-stargazer.jpg',
      price: { label: 'Start From', amount: 'Rp 550.000', unit: '/hari' },
      item: { type: 'vehicles', param: '5' },
      compareHref: '/bandingkan?isi=transportasi-1,transportasi-5',
    });
  });

  test('a package’s places lead to the attractions that they mean, and it is outdated once those change', async () => {
    const { placeLinks, isValid } = await open(tour, '18');
    const [sanur, kusamba, amed, tulamben, lovina, pemuteran, medewi, tanahLot] = placeLinks ?? [];
    expect([sanur?.title, lovina?.title]).toEqual(['Pantai Sanur', 'Pantai Lovina']);
    expect(tanahLot).toEqual({ href: '/attraction/1', title: 'Pura Tanah Lot' });
    expect([kusamba, amed, tulamben, pemuteran, medewi]).toEqual(Array(5).fill(null));

    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      admin.replace('attractions', [{ id: 5, title: 'Amed' }]);
      expire();
      await listRecords(attractions);
      await vi.waitFor(async () => {
        const changed = await open(tour, '18');
        expect(changed.placeLinks?.map((link) => link?.title).filter(Boolean)).toEqual(['Amed']);
        expect(isValid()).toBe(false);
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['packages', tour, '10', true],
    ['accommodations', accommodation, '3', true],
    ['tickets', ticket, '1', false],
    ['attractions', attraction, '7', false],
  ])('similar %s lead to their comparison: %4$s', async (_, loader, param, isCompared) => {
    const [similar, along] = (await open(loader, param)).related;
    for (const { compareHref } of similar?.cards ?? []) expect(compareHref !== undefined).toBe(isCompared);
    for (const { compareHref } of along?.cards ?? []) expect(compareHref).toBeUndefined();
  });

  test('a failing admin host changes nothing and is not called', async () => {
    await open(vehicle, '2');
    admin.clearCalls();
    admin.setFault('/api', { kind: 'status', status: 500 });
    expect((await open(vehicle, '2')).related).not.toEqual([]);
    expect(admin.calls).toEqual([]);
  });

  test.each([
    ['sold-out ticket', 'tickets', tickets, ticket, { stock: 9 }, { stock: 0 }],
    ['past ticket', 'tickets', tickets, ticket, { stock: 9 }, { event_date: '2020-01-01' }],
    ['full accommodation', 'akomodasis', accommodations, accommodation, { kamar_tersedia: 9 }, { kamar_tersedia: 0 }],
    ['facility that is out of stock', 'fasilitas', facilities, facility, { quantity: 9 }, { quantity: 0 }],
  ] as const)('a %s is not similar', async (_, path, collection, loader, available, over) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const record = (id: number, title: string, more = {}) => ({
        ...{
          id,
          slug: `${path}-${id}`,
          judul: title,
          name: title,
          kategori: 'Uji',
          category: 'Uji',
          ...available,
          ...more,
        },
      });
      admin.replace(path, [record(901, 'Ini'), record(902, 'Tidak lagi', over), record(903, 'Masih ada')]);
      expire();
      await listRecords<BaseRecord>(collection);
      await vi.waitFor(async () => {
        const { related } = await open(loader, '901');
        expect(related[0]?.cards.map(({ title }) => title)).toEqual(['Masih ada']);
      });
    } finally {
      vi.useRealTimers();
    }
  });
});
