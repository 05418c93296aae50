import { expect, test } from 'vitest';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

// The modules below read ADMIN_HOST when they load.

import type { CulinaryView } from '~/content-types/culinary/loader.server';
import { loader } from '~/routes/pages/culinary';
import { listFaults } from '../../support/list-faults';

const culinary = async (query = '') => {
  const response = await callLoader<{ page: { ok: boolean; data: CulinaryView } }>(
    loader,
    `/kuliner${query}`,
  );
  return { ...response, view: response.data.page.data };
};

test('shows all dishes and six restaurants', async () => {
  const { status, view } = await culinary();
  expect(status).toBe(200);
  expect(view.dishes).toHaveLength(12);
  expect([view.restaurants?.shown.length, view.restaurants?.total]).toEqual([6, 14]);
});

test('shows more restaurants with ?tampil', async () => {
  expect((await culinary('?tampil=12&lengkap=1')).view.restaurants?.shown).toHaveLength(12);
});

test.each(listFaults)(
  'shows the restaurants with status 200 when the dishes fail: %s',
  async (_, __, ___, fault) => {
    admin.setFault('/api/admin/makanans', fault);
    const { status, thrown, view, headers } = await culinary();
    expect([thrown, status, view.dishes, view.restaurants?.total]).toEqual([false, 200, null, 14]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  },
);

test.each(listFaults)(
  'shows the dishes with status 200 when the restaurants fail: %s',
  async (_, __, ___, fault) => {
    admin.setFault('/api/admin/restorans', fault);
    const { status, thrown, view, headers } = await culinary();
    expect([thrown, status, view.dishes?.length, view.restaurants]).toEqual([false, 200, 12, null]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  },
);

test('returns an empty page with status 200 when both fail', async () => {
  admin.setFault('/', { kind: 'reset' });
  const { status, view } = await culinary();
  expect([status, view]).toEqual([200, { dishes: null, restaurants: null }]);
});
