import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startRedis } from '../support/redis';

const redis = await startRedis();
vi.stubEnv('REDIS_URL', redis.url);
// The site connects to Redis when it starts.
const { admin } = await import('../support/admin');
const { persistentCache } = await import('~/admin-api/persistent-cache.server');
const { listRecords } = await import('~/admin-api/records.server');
const { collection: tickets } = await import('~/content-types/tickets/schema.server');

afterAll(() => redis.close());

let now = Date.now();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});
const later = (ms: number) => {
  now += ms;
  vi.setSystemTime(now);
};

const titles = async () => {
  const list = await listRecords(tickets);
  return list.ok ? list.data.map(({ title }) => title) : list.error;
};

/** The responses that another replica has fetched. */
const write = (title: string, fetchedAt: number) =>
  persistentCache?.write(tickets.adminPath, { fetchedAt, body: Buffer.from(JSON.stringify([{ id: 1, name: title }])) });

test('a response just fetched by another replica needs no call', async () => {
  admin.replace('tickets', [{ id: 1, name: 'Lama' }]);
  expect(await titles()).toEqual(['Lama']);
  later(61_000);
  await write('Dari replika lain', now - 1000);
  admin.clearCalls();
  await vi.waitFor(async () => expect(await titles()).toEqual(['Dari replika lain']));
  expect(admin.calls).toEqual([]);
});

test('a response that is no longer fresh there is fetched again', async () => {
  later(61_000);
  admin.replace('tickets', [{ id: 1, name: 'Baru' }]);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Baru']));
  expect(admin.callsTo(tickets.adminPath)).toBe(1);
});

test('a list found unchanged by another replica keeps its records', async () => {
  const before = await listRecords(tickets);
  later(61_000);
  await write('Baru', now - 1000);
  await vi.waitFor(async () => {
    const after = await listRecords(tickets);
    expect(after).toMatchObject({ ok: true, meta: { fetchedAt: now - 1000 } });
    expect(after.ok && after.data).toBe(before.ok && before.data);
  });
});
