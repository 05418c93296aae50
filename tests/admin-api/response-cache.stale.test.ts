import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { fetchJson } from '~/admin-api/http-client.server';
import { persistentCache } from '~/admin-api/persistent-cache.server';
import { findRecord, listRecords } from '~/admin-api/records.server';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import { collection as attractions } from '~/content-types/attractions/schema.server';
import { restaurants } from '~/content-types/culinary/schema.server';
import { collection as events } from '~/content-types/events/schema.server';
import { collection as facilities } from '~/content-types/facilities/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { loader as ready } from '~/routes/resources/ready';
import { config } from '~/server/env.server';
import { log } from '~/server/logger.server';
import { admin } from '../support/admin';
import { callLoader } from '../support/loader-response';

const MINUTE_MS = 60_000;
afterEach(() => {
  vi.useRealTimers();
});

const visitors = Array.from({ length: 30 });

test('all requests share a call, even one slower than the fresh window', async () => {
  admin.setFault('/', { kind: 'hold' });
  const first = listRecords(tickets);
  await vi.waitFor(() => expect(admin.callsTo('/api/admin/tickets')).toBe(1));
  const rest = visitors.map(() => listRecords(tickets));
  // This call follows the others, so all have joined by now.
  const other = listRecords(packages);
  await vi.waitFor(() => expect(admin.callsTo('/api/admin/pakets')).toBe(1));
  admin.release();
  for (const result of await Promise.all([first, other, ...rest])) expect(result.ok).toBe(true);
  expect(admin.callsTo('/api/admin/tickets')).toBe(1);
});

test('a record that is in memory under another identifier is not requested again', async () => {
  admin.replace('events', [{ id: 71, title: 'Pesta Kuta', slug: 'pesta-kuta' }]);
  await findRecord(events, '71');
  await listRecords(events);
  admin.setFault('/', { kind: 'status', status: 500 });
  const found = await findRecord(events, '71');
  expect(found).toMatchObject({ ok: true, data: { slug: 'pesta-kuta' } });
  expect(found).not.toMatchObject({ meta: { isFromList: true } });
  expect(admin.calls.map(({ path }) => path)).toEqual([`${events.adminPath}/71`, events.adminPath]);
});

test('a response past its fresh window is served during one revalidation, and is not marked stale', async () => {
  const before = await listRecords(tickets);
  admin.replace('tickets', [{ id: 1, name: 'Baru' }]);
  admin.clearCalls();
  admin.setFault('/', { kind: 'hold' });
  const results = await Promise.all(visitors.map(() => listRecords(tickets)));
  for (const result of results)
    expect(result).toMatchObject({ meta: { isStaleOnError: false }, data: before.ok && before.data });
  await vi.waitFor(() => expect(admin.callsTo('/api/admin/tickets')).toBe(1));
  admin.release();
  await vi.waitFor(async () =>
    expect(await listRecords(tickets)).toMatchObject({ meta: { isStaleOnError: false }, data: [{ title: 'Baru' }] }),
  );
});

test('a response is stale from a failed revalidation until the next successful one', async () => {
  await listRecords(tickets);
  admin.setFault('/', { kind: 'status', status: 500 });
  await vi.waitFor(async () =>
    expect(await listRecords(tickets)).toMatchObject({ ok: true, meta: { isStaleOnError: true } }),
  );
  const { status, data } = await callLoader<string>(ready, '/readyz');
  expect(status).toBe(200);
  expect(JSON.parse(data)).toMatchObject({
    ready: true,
    responses: { [tickets.adminPath]: { ageSeconds: expect.any(Number), isStale: true } },
  });
  admin.clearFaults();
  await vi.waitFor(
    async () => expect(await listRecords(tickets)).toMatchObject({ ok: true, meta: { isStaleOnError: false } }),
    30_000,
  );
}, 40_000);

test('a failing admin host is called with exponential backoff, whatever the number of visitors', async () => {
  const { adminPath } = attractions;
  await listRecords(attractions);
  admin.setFault('/', { kind: 'status', status: 500 });
  admin.clearCalls();
  const warn = vi.spyOn(log, 'warn');
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const visit = async () => {
    for (const { ok } of await Promise.all(visitors.map(() => listRecords(attractions)))) expect(ok).toBe(true);
  };
  const failures = () => warn.mock.calls.filter(([line]) => (line as { path?: string }).path === adminPath).length;
  for (const [at, pause] of [0, 1000, 2000, 4000].entries()) {
    now += Math.max(0, pause - 1);
    await visit();
    // This call follows theirs.
    if (at > 0) await fetchJson('/api/admin/kuliners');
    if (at > 0) expect(admin.callsTo(adminPath), `before ${pause} ms are over`).toBe(at);
    now += 1;
    await visit();
    await expect.poll(failures).toBe(at + 1);
    await setImmediate();
  }
  expect(admin.callsTo(adminPath)).toBe(4);
});

test('a deleted record is gone after the next revalidation under every identifier, and from disk', async () => {
  const record = { id: 71, slug: 'slug-vila', judul: 'Vila Tepi Sawah' };
  admin.replace('akomodasis', [record]);
  const find = () =>
    Promise.all(['71', record.slug, 'vila-tepi-sawah'].map((param) => findRecord(accommodations, param)));
  const onDisk = () => persistentCache?.read(`${accommodations.adminPath}/${record.slug}`);
  for (const found of await find()) expect(found).toMatchObject({ ok: true, data: { title: record.judul } });
  await expect.poll(onDisk).not.toBeNull();
  admin.replace('akomodasis', []);
  const codes = async () => (await find()).map((found) => (found.ok ? 'found' : found.error.code));
  await expect.poll(codes).toEqual(['not_found', 'not_found', 'not_found']);
  await expect.poll(onDisk).toBeNull();
});

test('unknown identifiers cost one list request and enter the negative cache', async () => {
  // If the list were stale at once, one of them could come after the others' request.
  const { freshMs } = config;
  config.freshMs = MINUTE_MS;
  onTestFinished(() => {
    config.freshMs = freshMs;
  });
  const unknown = (at: number) => findRecord(facilities, `tidak-ada-${at}`);
  const missing = { ok: false, error: { code: 'not_found' } };
  const callCount = (at: number) => admin.callsTo(`/api/admin/fasilitas/tidak-ada-${at}`);
  await Promise.all([0, 0, 0, 1, 2].map(unknown));
  expect(admin.callsTo('/api/admin/fasilitas')).toBe(1);
  expect(await unknown(0)).toEqual(missing);
  expect([callCount(0), callCount(1), callCount(2)]).toEqual([1, 1, 1]);
});

test('the negative cache holds the last 5,000 identifiers', async () => {
  const unknown = (at: number) => findRecord(facilities, `entah-${at}`);
  const callCount = (at: number) => admin.callsTo(`/api/admin/fasilitas/entah-${at}`);
  await unknown(0);
  for (let from = 1; from <= 5000; from += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, at) => unknown(from + at)));
  }
  await Promise.all([unknown(0), unknown(5000)]);
  expect([callCount(0), callCount(5000)]).toEqual([2, 1]);
}, 180_000);

test('a list is shared while it is parsed, and is never seen in part', async () => {
  const adminPath = '/api/admin/blogs';
  const during: Promise<unknown>[] = [];
  const record = { id: null, slug: null, title: '', category: null, createdAt: null, updatedAt: null, images: [] };
  const schema = z.unknown().transform(() => {
    const end = performance.now() + 1;
    while (performance.now() < end);
    during.push(listRecords({ adminPath, schema: z.unknown().transform(() => record) }));
    return record;
  });
  admin.setFault(adminPath, { kind: 'body', body: JSON.stringify({ data: Array.from({ length: 50 }, () => 1) }) });
  // Requests after the parsing would revalidate.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const results = [await listRecords({ adminPath, schema }), ...(await Promise.all(during))];
  expect(results).toHaveLength(51);
  for (const result of results) expect(result).toMatchObject({ ok: true, data: { length: 50 } });
  expect(admin.callsTo(adminPath)).toBe(1);
});

describe('a persisted response', () => {
  const whole = '[{"id":1,"judul":"Lama"}]';
  /** The list while the admin host fails. */
  const listOf = async (adminPath: string, body: string, fetchedAt: number) => {
    await persistentCache?.write(adminPath, { body: Buffer.from(body), fetchedAt });
    admin.setFault('/', { kind: 'status', status: 500 });
    return listRecords({ adminPath, schema: restaurants.schema });
  };

  test.each([
    ['dated in the future', whole, 2 * MINUTE_MS],
    ['that has expired', whole, -120 * MINUTE_MS],
    ['that is no list', '{"id":1}', 0],
    ['that is no JSON', '[{"id":', 0],
  ])('%s is absent', async (name, body, age) => {
    expect(await listOf(`/api/admin/${name}`, body, Date.now() + age)).toMatchObject({ ok: false });
  });

  test('dated less than a minute ahead is used, since clocks differ', async () => {
    const list = await listOf('/api/admin/sebentar', whole, Date.now() + MINUTE_MS / 2);
    expect(list).toMatchObject({ ok: true, data: [{ title: 'Lama' }] });
  });
});

test('a response in memory is absent once the clock is set back', async () => {
  const before = await listRecords(events);
  // An earlier test may have fetched it some time ago.
  const fetchedAt = before.ok ? before.meta.fetchedAt : Number.NaN;
  vi.useFakeTimers({ toFake: ['Date'], now: fetchedAt - 2 * MINUTE_MS });
  admin.replace('events', [{ id: 1, title: 'Setelah mundur' }]);
  expect(await listRecords(events)).toMatchObject({ ok: true, data: [{ title: 'Setelah mundur' }] });
});
