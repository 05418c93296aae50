import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRecord, listRecords } from '~/admin-api/records.server';
import { collection as articles } from '~/content-types/blog/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { loader as packageRoute } from '~/routes/pages/package';
import { loader as packagesRoute } from '~/routes/pages/packages';
import { loader as ticketRoute } from '~/routes/pages/ticket';
import { search } from '~/search/api-search.server';
import { searchView } from '~/search/search-view.server';
import { laravel, recorded } from '../support/laravel';
import { callLoader } from '../support/loader-response';

const PACKAGES = '/api/admin/pakets';
const SLUG = 'pesona-bali-utara-3-hari-2-malam';
const refusal = { status: 429, headers: { 'Retry-After': '60' }, body: { message: 'Too Many Attempts.' } };
const left = (remaining: number) => ({ 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': String(remaining) });

/** Every test starts long after the previous one's limits and fresh responses. */
let now = Date.now();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  now += 1_000_000;
  vi.setSystemTime(now);
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => {
  now += ms;
  vi.setSystemTime(now);
};

test('after the recorded 429 no call is made until Retry-After has passed', async () => {
  laravel.use('throttle');
  expect((await listRecords(packages)).ok).toBe(true);
  const limited = { code: 'limited', status: 429 };
  expect(await findRecord(packages, SLUG)).toMatchObject({ ok: false, error: limited });
  const calls = laravel.calls().length;
  expect(await findRecord(packages, SLUG)).toMatchObject({ ok: false, error: limited });
  expect(await search('ubud')).toMatchObject({ ok: false, error: limited });
  expect(laravel.calls()).toHaveLength(calls);
  later(61_000);
  laravel.use('plain');
  expect((await findRecord(packages, SLUG)).ok).toBe(true);
});

test('a list that is not in memory is a 503 with Retry-After and the reason', async () => {
  laravel.derive('/api/admin/tickets/99', refusal);
  await findRecord(tickets, '99');
  laravel.derive('/api/admin/events', { body: { data: [] } });
  const { loader } = await import('~/routes/pages/events');
  const response = await callLoader<{ error: unknown }>(loader, '/event');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.data.error).toMatchObject({ code: 'limited', status: 429 });
  expect(laravel.calls()).not.toContain('/api/admin/events');
  // The list of packages is in memory, so it is shown.
  expect((await callLoader(packagesRoute, '/paket-tour')).status).toBe(200);
});

test('a record that may not be requested comes from its list for a minute', async () => {
  expect((await listRecords(tickets)).ok).toBe(true);
  laravel.derive('/api/admin/tickets/12', refusal);
  const response = await callLoader<{ page: { data: { title: string } } }>(ticketRoute, '/tiket/12', { slug: '12' });
  expect(response.status).toBe(200);
  expect(JSON.stringify(response.data)).toContain(
    recorded('plain/api/admin/tickets').find(({ id }) => id === 12)?.name,
  );
  expect(response.headers.get('Cache-Control')).toMatch(/s-maxage=60\b/);
});

test.each([
  ['status 500', { status: 500, body: {} }],
  ['no JSON', { body: undefined }],
])('a record whose request fails comes from its list too: %s', async (_, failure) => {
  expect((await listRecords(tickets)).ok).toBe(true);
  laravel.derive('/api/admin/tickets/1', failure);
  expect(await findRecord(tickets, '1')).toMatchObject({ ok: true, meta: { isFromList: true } });
});

test('a package needs its schedule, places and inclusions, and an article needs its text', async () => {
  const [article] = recorded('plain/api/admin/blogs');
  laravel.derive('/api/admin/blogs', { body: { data: [article, { id: 77, judul: 'Kosong', slug: 'kosong' }] } });
  expect((await listRecords(articles)).ok && (await listRecords(packages)).ok).toBe(true);
  const paths = [
    `${PACKAGES}/wisata-religi-pura-sad-kahyangan`,
    `/api/admin/blogs/${article?.slug}`,
    '/api/admin/blogs/kosong',
  ];
  for (const path of paths) laravel.derive(path, refusal);
  const response = await callLoader(packageRoute, '/x', { slug: 'wisata-religi-pura-sad-kahyangan' });
  expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
  expect(await findRecord(articles, String(article?.slug))).toMatchObject({ ok: true });
  expect(await findRecord(articles, 'kosong')).toMatchObject({ ok: false });
});

test.each(['', 'jadwal', 'tempat', 'termasuk'])(
  'a package is shown without its request if the list has all its parts, and is 503 without one of them: %j',
  async (missing) => {
    const [first] = recorded(PACKAGES.slice(1).replace('api', 'plain/api'));
    const slug = `paket-${missing || 'lengkap'}`;
    const parts = { jadwal: [{ day: 1, aktivitas: [{ aktivitas: 'Tiba' }] }], tempat: 'Ubud', termasuk: 'Hotel' };
    laravel.derive(PACKAGES, { body: { data: [{ ...first, ...parts, [missing]: null, id: 900, slug }] } });
    // Waits until this list is in memory.
    await vi.waitFor(async () => {
      later(100_000);
      expect(await listRecords(packages)).toMatchObject({ data: [{ slug }] });
    });
    for (const identifier of [slug, '900']) laravel.derive(`${PACKAGES}/${identifier}`, refusal);
    const { status, headers } = await callLoader(packageRoute, `/paketdetail/${slug}`, { slug });
    if (missing === '')
      expect([status, headers.get('Cache-Control')]).toEqual([200, expect.stringMatching(/s-maxage=60\b/)]);
    else expect([status, headers.has('Retry-After')]).toEqual([503, true]);
  },
);

test('at a fifth of the limit only records that are not in memory are requested', async () => {
  const [ticket] = recorded('plain/api/admin/tickets');
  laravel.derive('/api/admin/tickets', { headers: left(12), body: { data: [ticket] } });
  laravel.derive('/api/admin/kuliners', { headers: left(12), body: { data: [] } });
  const { homeDishes } = await import('~/content-types/culinary/schema.server');
  await listRecords(homeDishes);
  const before = laravel.calls().length;
  // The list's revalidation waits, and so does a record that the list has.
  later(1000);
  expect((await listRecords(tickets)).ok).toBe(true);
  expect(await findRecord(tickets, '2')).toMatchObject({ ok: true });
  expect(laravel.calls()).toHaveLength(before);
  // A list that is not in memory is requested.
  const { collection: facilities } = await import('~/content-types/facilities/schema.server');
  expect((await listRecords(facilities)).ok).toBe(true);
  expect(laravel.calls()).toHaveLength(before + 1);
});

test('at the limit searches are answered from memory, and results are kept while they are fresh', async () => {
  laravel.derive('/api/admin/searches/search?query=kapal', {
    body: { data: [{ id: 2, type: 'ticket', title: 'Kapal' }] },
  });
  expect(await search('kapal')).toMatchObject({ ok: true });
  await search('Kapal');
  expect(laravel.calls().filter((path) => path.includes('search'))).toHaveLength(1);
  laravel.derive('/api/admin/tickets/98', refusal);
  await findRecord(tickets, '98');
  const view = await searchView('nusa penida');
  expect(view).toMatchObject({ state: 'found', fallback: [] });
  expect(view.state === 'found' && view.hits.map(({ title }) => title)).toContain('Kapal Cepat Sanur – Nusa Penida');
  expect(laravel.calls().filter((path) => path.includes('nusa'))).toEqual([]);
});

test('at a fifth of the limit searches use memory; a minute later searches and lists call the host again', async () => {
  const title = 'Kapal Cepat Sanur – Nusa Penida';
  // Other tests left another list in memory. A day later it is too old to be served during a fetch, so no fetch is
  // pending afterwards.
  await vi.waitFor(async () => {
    later(90_000_000);
    const data = expect.arrayContaining([expect.objectContaining({ title })]);
    expect(await listRecords(tickets)).toMatchObject({ data });
  });
  laravel.derive('/api/admin/tickets/97', { status: 404, headers: left(12), body: {} });
  laravel.derive('/api/admin/searches/search?query=sanur', { body: { data: [] } });
  await findRecord(tickets, '97');
  const before = laravel.calls().length;
  const view = await searchView('sanur');
  expect(view.state === 'found' && view.hits.map((hit) => hit.title)).toContain(title);
  expect(laravel.calls().filter((path) => path.includes('query='))).toEqual([]);
  later(61_000);
  expect(await search('sanur')).toMatchObject({ ok: true });
  await listRecords(tickets);
  const again = expect.arrayContaining(['/api/admin/searches/search?query=sanur', '/api/admin/tickets']);
  await vi.waitFor(() => expect(laravel.calls().slice(before)).toEqual(again));
});

test('a search’s response is kept for ADMIN_FRESH_SECONDS', async () => {
  laravel.derive('/api/admin/searches/search?query=gitgit', { body: { data: [] } });
  let time = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const callsAfter = async (ms: number) => {
    time += ms;
    await search('gitgit');
    return laravel.calls().filter((path) => path.includes('query=')).length;
  };
  expect([await callsAfter(0), await callsAfter(59_000)]).toEqual([1, 1]);
  time += 2000;
  // The cache reads the clock once a millisecond.
  await vi.waitFor(async () => expect(await callsAfter(0)).toBe(2));
});
