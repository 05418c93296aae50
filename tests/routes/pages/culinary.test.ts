import { expect, test } from 'vitest';
import type { CulinaryView } from '~/content-types/culinary/culinary-view.server';
import { loader } from '~/routes/pages/culinary';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

const culinary = async (query = '') => {
  const response = await callLoader<{ page: { ok: boolean; data: CulinaryView } }>(loader, `/kuliner${query}`);
  return { ...response, view: response.data.page.data };
};

test('shows all dishes and six restaurants', async () => {
  const { status, view } = await culinary();
  expect(status).toBe(200);
  expect(view.dishes?.shown).toHaveLength(12);
  expect([view.restaurants?.shown.length, view.restaurants?.total]).toEqual([6, 14]);
});

test.each([
  ['?tampil=12&lengkap=1', 12],
  ['?tampil=7', 12],
  ['?tampil=999', 14],
  ['?tampil=x', 6],
])('of 14 restaurants, %s shows %i', async (query, shown) => {
  expect((await culinary(query)).view.restaurants?.shown).toHaveLength(shown);
});

test('shows dishes and restaurants newest first', async () => {
  const days = ['2026-01-01', '2026-03-01', '2026-02-01'];
  for (const collection of ['makanans', 'restorans'] as const) {
    admin.replace(
      collection,
      days.map((created_at, id) => ({ id, nama: created_at, judul: created_at, created_at })),
    );
  }
  const { view } = await culinary();
  for (const cards of [view.dishes?.shown, view.restaurants?.shown]) {
    expect(cards?.map(({ title }) => title)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
  }
});

test('shows empty lists like failed ones, but may be cached', async () => {
  admin.replace('makanans', []);
  admin.replace('restorans', []);
  const { view, headers } = await culinary();
  expect(view).toEqual({ dishes: null, restaurants: null });
  expect(headers.get('Cache-Control')).not.toBe('no-store');
});

test('shows at most 300 of each', async () => {
  for (const collection of ['makanans', 'restorans'] as const) {
    admin.replace(
      collection,
      Array.from({ length: 400 }, (_, id) => ({ id, nama: `Warung ${id}`, judul: `Warung ${id}` })),
    );
  }
  const { view } = await culinary('?tampil=99999');
  expect([view.dishes?.shown.length, view.dishes?.total]).toEqual([300, 400]);
  expect([view.restaurants?.shown.length, view.restaurants?.total]).toEqual([300, 400]);
});

test.each([
  ['/api/admin/makanans', { dishes: null, restaurants: expect.objectContaining({ total: 14 }) }],
  ['/api/admin/restorans', { dishes: expect.objectContaining({ total: 12 }), restaurants: null }],
  ['/', { dishes: null, restaurants: null }],
])('when %s fails, the page shows what there is with status 200', async (path, expected) => {
  admin.setFault(path, { kind: 'status', status: 500 });
  const { status, thrown, view, headers } = await culinary();
  expect([thrown, status, view]).toEqual([false, 200, expected]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a category shows its restaurants, and each category has its number of restaurants', async () => {
  const { view, headers } = await culinary('?kategori=Seafood');
  const { shown = [], total, categories = [] } = view.restaurants ?? {};
  expect(categories[0]).toEqual({ label: null, count: 14 });
  expect(categories).toContainEqual({ label: 'Seafood', count: total });
  expect(shown.map(({ category }) => category)).toEqual(Array(total).fill('Seafood'));
  expect(view.dishes?.shown).toHaveLength(12);
  expect(headers.get('Cache-Control')).not.toBe('no-store');
});

test('an unknown category has no restaurants, and is not stored', async () => {
  const { view, headers } = await culinary('?kategori=Angkasa');
  expect(view.restaurants).toMatchObject({ shown: [], total: 0 });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a kitchen’s exclusions are shown apart from its text', async () => {
  const texts = ['Gurih. Hidangan ini tidak halal.', 'Bisa tanpa daging.', 'Halal dan berdaging.'];
  admin.replace(
    'makanans',
    texts.map((deskripsi, id) => ({ id, judul: `Hidangan ${id}`, deskripsi })),
  );
  const { view } = await culinary();
  expect(view.dishes?.shown.map(({ diets }) => diets)).toEqual([['Tidak halal'], ['Tanpa daging'], []]);
});
