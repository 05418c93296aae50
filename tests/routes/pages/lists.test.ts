import { admin } from '../../support/admin';
import { describe, expect, test } from 'vitest';
import { type ApiError, errorMessage } from '~/lib/result';
import { loader as accommodations } from '~/routes/pages/accommodations';
import { loader as articles } from '~/routes/pages/articles';
import { loader as attractions } from '~/routes/pages/attractions';
import { loader as events } from '~/routes/pages/events';
import { loader as facilities } from '~/routes/pages/facilities';
import { loader as packages } from '~/routes/pages/packages';
import { loader as tickets } from '~/routes/pages/tickets';
import { loader as vehicles } from '~/routes/pages/vehicles';
import { faultsOf, listFaults } from '../../support/list-faults';
import { callLoader } from '../../support/loader-response';

interface ListData {
  category: string | null;
  isKnownCategory: boolean;
  page: { ok: true; data: { cards: { href: string; title: string }[]; total: number } } | { ok: false };
}

const lists = [
  ['/paket-tour', packages, 'pakets', 18, 'Cultural'],
  ['/akomodasi', accommodations, 'akomodasis', 18, 'Homestay'],
  ['/transportasi', vehicles, 'transportasis', 20, 'SUV'],
  ['/tiket', tickets, 'tickets', 14, 'Shuttle'],
  ['/event', events, 'events', 17, 'Seminar'],
  ['/fasilitas', facilities, 'fasilitas', 16, 'Perizinan'],
] as const;
const inlineErrorLists = [
  ['/attraction', attractions, 'attractions', 20, 'Outdoor'],
  ['/blog', articles, 'blogs', 14, 'Edukasi'],
] as const;

describe.each([...lists, ...inlineErrorLists])('%s', (path, loader, collection, count, category) => {
  const unpaged = path === '/attraction';

  test('returns 200 with its first records and the total', async () => {
    const { status, data, thrown } = await callLoader<ListData>(loader, path);
    expect([status, thrown]).toEqual([200, false]);
    expect(data).toMatchObject({ category: null, isKnownCategory: true, page: { ok: true, data: { total: count } } });
    expect(data.page.ok && data.page.data.cards).toHaveLength(unpaged ? count : 6);
  });

  test(`starts with ${unpaged ? 'what was delivered first' : 'the newest'}`, async () => {
    const delivered = [
      ['tak terbaca', 'kapan-kapan'],
      ['Maret', '2026-03-01 09:00:00'],
      ['Mei pertama', '2026-05-01T01:00:00.000000Z'],
      ['tanpa tanggal', undefined],
      ['Mei kedua', '2026-05-01T01:00:00.000000Z'],
    ].map(([title, created_at], id) => ({ id, judul: title, title, name: title, created_at }));
    admin.replace(collection, delivered);
    const { data } = await callLoader<ListData>(loader, path);
    expect(data.page.ok && data.page.data.cards.map(({ title }) => title)).toEqual(
      unpaged
        ? delivered.map(({ title }) => title)
        : ['Mei pertama', 'Mei kedua', 'Maret', 'tak terbaca', 'tanpa tanggal'],
    );
  });

  test('sends one request to the admin host', async () => {
    await callLoader(loader, path);
    expect(admin.calls.map((call) => call.path)).toEqual([`/api/admin/${collection}`]);
  });

  test('shows as many records as its URL requests', async () => {
    const { data } = await callLoader<ListData>(loader, `${path}?tampil=11&utm_source=wa`);
    expect(data.page.ok && data.page.data.cards).toHaveLength(unpaged ? count : 12);
  });

  test('shows a category', async () => {
    const { data } = await callLoader<ListData>(loader, `${path}?kategori=${category}`);
    expect(data).toMatchObject({ category, isKnownCategory: true });
    expect(data.page.ok && data.page.data.total).toBeGreaterThan(0);
    expect(data.page.ok && data.page.data.total).toBeLessThan(count);
  });

  test('shows an unknown category as empty', async () => {
    const { status, data } = await callLoader<ListData>(loader, `${path}?kategori=Pesulap`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ category: 'Pesulap', isKnownCategory: false });
    expect(data.page).toMatchObject({ ok: true, data: { cards: [], total: 0 } });
  });

  test('omits invalid records', async () => {
    admin.replace(collection, ['teks', { judul: 'Vila', title: 'Vila', name: 'Vila' }, 7] as never);
    const { data } = await callLoader<ListData>(loader, path);
    expect(data.page.ok && data.page.data.cards.map(({ title }) => title)).toEqual(['Vila']);
  });

  test('may be empty', async () => {
    admin.replace(collection, []);
    const { status, data } = await callLoader<ListData>(loader, path);
    expect(status).toBe(200);
    expect(data.page).toMatchObject({ ok: true, data: { cards: [], total: 0 } });
  });
});

describe.each(lists)('%s', (path, loader, collection) => {
  test.each(faultsOf(collection, listFaults))(
    'when the admin host’s response is %s: %i, “%s”',
    async (_, status, text, fault) => {
      admin.setFault(`/api/admin/${collection}`, fault);
      const response = await callLoader<{ error: ApiError }>(loader, path);
      expect([response.thrown, response.status]).toEqual([true, status]);
      expect(errorMessage(response.data.error)).toBe(text);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe.each(inlineErrorLists)('%s shows errors inline', (path, loader, collection) => {
  test.each(faultsOf(collection, listFaults))('when the admin host’s response is %s', async (_, __, ___, fault) => {
    admin.setFault(`/api/admin/${collection}`, fault);
    const { status, data, headers, thrown } = await callLoader<ListData>(loader, path);
    expect([thrown, status, data.page.ok]).toEqual([false, 200, false]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});
