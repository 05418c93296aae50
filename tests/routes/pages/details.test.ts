import { admin } from '../../support/admin';
import { describe, expect, test } from 'vitest';
import type { ApiError } from '~/lib/result';
import { loader as accommodation } from '~/routes/pages/accommodation';
import { loader as article } from '~/routes/pages/article';
import { loader as attraction } from '~/routes/pages/attraction';
import { loader as event } from '~/routes/pages/event';
import { loader as facility } from '~/routes/pages/facility';
import { loader as tour } from '~/routes/pages/package';
import { loader as ticket } from '~/routes/pages/ticket';
import { loader as vehicle } from '~/routes/pages/vehicle';
import type { Fault } from '../../../sample-admin/server';
import { faultsOf } from '../../support/list-faults';
import { callLoader } from '../../support/loader-response';

interface DetailData {
  page: { ok: true; data: { title: string; href: string } } | { ok: false; error: ApiError };
}

// The record matches its id, its slug and its title; `canonical` is the param that lists link to.
const wire = { id: 71, slug: 'slug-vila', judul: 'Vila Tepi Sawah', title: 'Vila Tepi Sawah', name: 'Vila Tepi Sawah' };
const details = [
  ['/paketdetail', tour, 'pakets', 'slug', 'slug-vila'],
  ['/akomodasi', accommodation, 'akomodasis', 'slug', 'vila-tepi-sawah'],
  ['/transportasi', vehicle, 'transportasis', 'slug', 'vila-tepi-sawah'],
  ['/tiket', ticket, 'tickets', 'slug', '71'],
  ['/event', event, 'events', 'slug', '71'],
  ['/attraction', attraction, 'attractions', 'slug', '71'],
  ['/fasilitas', facility, 'fasilitas', 'id', '71'],
] as const;
const all = [...details, ['/blog', article, 'blogs', 'slug', 'slug-vila']] as const;

/** Every response to a param that no record has. */
const absences: [string, Fault][] = [
  ['status 404', { kind: 'status', status: 404 }],
  ['status 410', { kind: 'status', status: 410 }],
  ['no data', { kind: 'body', body: '{"success":true}' }],
  ['data null', { kind: 'body', body: '{"data":null}' }],
  ['data []', { kind: 'body', body: '{"data":[]}' }],
  ['data {}', { kind: 'body', body: '{"data":{}}' }],
];

describe.each(all)('%s', (path, loader, collection, name, canonical) => {
  const open = <D = DetailData>(param: string) => callLoader<D>(loader, `${path}/${param}`, { [name]: param });

  test.each(['71', 'slug-vila', 'vila-tepi-sawah'])(
    '/%s opens the record, which has its canonical URL',
    async (param) => {
      admin.replace(collection, [{ id: 1, slug: 'lain', judul: 'Lain', title: 'Lain', name: 'Lain' }, wire]);
      const { status, data, thrown } = await open(param);
      expect([thrown, status]).toEqual([false, 200]);
      expect(data.page).toMatchObject({ ok: true, data: { title: wire.judul, href: `${path}/${canonical}` } });
    },
  );

  test.each(['Vila-Tepi-Sawah', 'Vila Tepi  Sawah', 'SLUG-VILA', ' 71'])(
    '/%s redirects to the canonical URL with its query',
    async (param) => {
      admin.replace(collection, [wire]);
      const given = `${path}/${encodeURIComponent(param)}?tab=detail&utm_source=wa`;
      const { status, headers, thrown } = await callLoader(loader, given, { [name]: param });
      expect([thrown, status]).toEqual([true, 301]);
      expect(headers.get('Location')).toBe(`${path}/${canonical}?tab=detail&utm_source=wa`);
      expect(headers.get('Cache-Control')).toBe('private, max-age=86400');
    },
  );

  test('a param that only the admin host knows opens the record, uncached', async () => {
    admin.setFault(`/api/admin/${collection}/`, { kind: 'body', body: JSON.stringify({ data: wire }) });
    const { status, headers } = await open('71abc');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });

  test.each(faultsOf(collection, absences))(
    'is 404 when the admin host responds with %s and the list has no such record',
    async (_, fault) => {
      admin.setFault(`/api/admin/${collection}/`, fault);
      const { status, data, headers, thrown } = await open<{ error: ApiError }>('tidak-ada');
      expect([thrown, status]).toEqual([true, 404]);
      expect(data.error).toEqual({ code: 'not_found' });
      expect(maxAgeSeconds(headers)).toBeLessThanOrEqual(60);
    },
  );
});

const faults: [string, number, Fault][] = [
  ['status 500', 502, { kind: 'status', status: 500 }],
  ['status 403', 502, { kind: 'status', status: 403 }],
  ['a redirect', 502, { kind: 'redirect', to: '/api/admin/blogs' }],
  ['a dropped connection', 502, { kind: 'reset' }],
  ['truncated', 502, { kind: 'cut' }],
  ['too slow', 504, { kind: 'hang' }],
  ['an HTML page', 502, { kind: 'body', body: '<!doctype html>' }],
  ['a string', 502, { kind: 'body', body: '{"data":"x"}' }],
];

describe.each(details)('%s', (path, loader, collection, name) => {
  test.each(faultsOf(collection, faults))('when the admin host’s response is %s: %i', async (_, status, fault) => {
    admin.replace(collection, [wire]);
    admin.setFault(`/api/admin/${collection}/`, fault);
    const response = await callLoader<{ error: ApiError }>(loader, `${path}/71`, { [name]: '71' });
    expect([response.thrown, response.status]).toEqual([true, status]);
    expect(response.data.error.code).not.toBe('not_found');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a failed list does not mean a missing record', async () => {
    admin.setFault(`=/api/admin/${collection}`, { kind: 'status', status: 500 });
    const response = await callLoader(loader, `${path}/tidak-ada`, { [name]: 'tidak-ada' });
    expect([response.thrown, response.status]).toEqual([true, 502]);
  });
});

test.each(faults)('an article shows errors inline: %s', async (_, __, fault) => {
  admin.replace('blogs', [wire]);
  admin.setFault('/api/admin/blogs/', fault);
  const { status, data, headers, thrown } = await callLoader<DetailData>(article, '/blog/71', { slug: '71' });
  expect([thrown, status, data.page.ok]).toEqual([false, 200, false]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

/** The longest time that a cache may store a response, in seconds. */
function maxAgeSeconds(headers: Headers): number {
  const policy = headers.get('Cache-Control') ?? '';
  if (/no-store|no-cache/.test(policy)) return 0;
  const ages = [...policy.matchAll(/=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return ages.length > 0 ? Math.max(...ages) : Number.POSITIVE_INFINITY;
}
