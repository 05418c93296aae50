import { afterAll, expect, test } from 'vitest';
import { loader as accommodation } from '~/routes/pages/accommodation';
import { loader as article } from '~/routes/pages/article';
import { loader as attraction } from '~/routes/pages/attraction';
import { loader as event } from '~/routes/pages/event';
import { loader as facility } from '~/routes/pages/facility';
import { loader as tour } from '~/routes/pages/package';
import { loader as ticket } from '~/routes/pages/ticket';
import { loader as vehicle } from '~/routes/pages/vehicle';
import { loader as sitemap } from '~/routes/resources/sitemap';
import { config } from '~/server/env.server';
import { startSampleAdmin } from '../../sample-admin/server';
import { callLoader } from '../support/loader-response';

// A new process, a host that allows 60 calls a minute (`throttle:60,1`), and the windows of production.
const admin = await startSampleAdmin({ habit: 'laravel' });
config.adminHost = admin.url;
afterAll(() => admin.close());

const loaders = {
  paketdetail: tour,
  akomodasi: accommodation,
  transportasi: vehicle,
  tiket: ticket,
  event,
  attraction,
  fasilitas: facility,
  blog: article,
};

test('a crawler that reads the whole sitemap at once gets every record, but may have to wait for a package', async () => {
  const { data } = await callLoader<string>(sitemap, '/sitemap.xml');
  const paths = [...data.matchAll(/<loc>https:\/\/www\.jelajahi\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const records = paths.flatMap((path) => {
    const [, type = '', param = ''] = /^\/(\w+)\/(.+)$/.exec(path) ?? [];
    const name = type === 'fasilitas' ? 'id' : 'slug';
    const [, loader] = Object.entries(loaders).find(([prefix]) => prefix === type) ?? [];
    return loader ? [{ path, type, loader, params: { [name]: decodeURIComponent(param) } }] : [];
  });
  expect(new Set(records.map(({ type }) => type))).toEqual(new Set(Object.keys(loaders)));
  for (const { path, type, loader, params } of records) {
    const { status, headers, data } = await callLoader<{ page: { ok: boolean } }>(loader, path, params);
    if (status === 503 && type === 'paketdetail') expect(headers.has('Retry-After'), path).toBe(true);
    else expect([status, data.page.ok], path).toEqual([200, true]);
  }
  // There were more calls than the host allows.
  expect(records.length).toBeGreaterThan(60);
  expect(admin.calls.length).toBeLessThanOrEqual(60);
});
