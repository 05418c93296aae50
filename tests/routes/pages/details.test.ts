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
import { admin } from '../../support/admin';
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

  // Every other response to a param that no record has: tests/admin-api/find-record.test.ts.
  test('is 404 when neither the admin host nor the list has such a record', async () => {
    const { status, data, headers, thrown } = await open<{ error: ApiError }>('tidak-ada');
    expect([thrown, status]).toEqual([true, 404]);
    expect(data.error).toEqual({ code: 'not_found' });
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

const FAILURE: Fault = { kind: 'status', status: 500 };

// Every other failure: tests/admin-api/http-client.test.ts, and its status: tests/server/page-response.cached.test.ts.
describe.each(details)('%s', (path, loader, collection, name) => {
  test.each([`/api/admin/${collection}/71`, `=/api/admin/${collection}`])('is 502 when %s fails', async (failing) => {
    admin.replace(collection, [wire]);
    admin.setFault(failing, FAILURE);
    const param = failing.startsWith('=') ? 'tidak-ada' : '71';
    const response = await callLoader<{ error: ApiError }>(loader, `${path}/${param}`, { [name]: param });
    expect([response.thrown, response.status]).toEqual([true, 502]);
    expect(response.data.error.code).toBe('status');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

test('an article shows errors inline', async () => {
  admin.setFault('/api/admin/blogs/', FAILURE);
  const { status, data, headers, thrown } = await callLoader<DetailData>(article, '/blog/71', { slug: '71' });
  expect([thrown, status, data.page.ok]).toEqual([false, 200, false]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});
