import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { persistentCache } from '~/admin-api/persistent-cache.server';
import { findRecord, listRecords } from '~/admin-api/records.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { log } from '~/server/logger.server';
import { admin } from '../support/admin';

const LIST = '/api/admin/pakets';

beforeEach(() => {
  vi.spyOn(log, 'warn');
});

async function titles() {
  const result = await listRecords(packages);
  return result.ok ? result.data.map(({ title }) => title) : result.error;
}

test('an invalid record is logged once with its position and without its content', async () => {
  admin.replace('pakets', [{ judul: 'A' }, { slug: 'rahasia' }]);
  expect(await titles()).toEqual(['A']);
  expect(log.warn).toHaveBeenCalledOnce();
  const logged = JSON.stringify(vi.mocked(log.warn).mock.calls[0]);
  expect(logged).toContain('"index":1');
  expect(logged).toContain(LIST);
  expect(logged).not.toContain('rahasia');
});

test('an invalid field gets its default, and the other fields keep their values', async () => {
  admin.replace('pakets', [
    { id: {}, judul: 'A', slug: [], harga: 'mahal', rating: 'bagus', images: 7, jadwal: 'x', created_at: 'kapan' },
  ]);
  const result = await listRecords(packages);
  expect(result.ok && result.data[0]).toMatchObject({
    id: null,
    title: 'A',
    slug: null,
    price: null,
    rating: 4.5,
    itinerary: [],
    createdAt: null,
  });
  // The log names the unreadable value, not the record.
  expect(vi.mocked(log.warn).mock.calls.map(([line]) => line)).toEqual([
    { event: 'admin-date-unreadable', value: 'kapan' },
    { event: 'admin-price-unreadable', value: 'mahal' },
  ]);
});

test.each(['{}', '{"data":null}', '{"data":{}}', '{"data":"x"}', '{"data":7}', '<html>'])(
  'the response %s is not a list',
  async (body) => {
    admin.setFault(LIST, { kind: 'body', body });
    expect(await titles()).toMatchObject({ code: 'invalid_response' });
    expect(log.warn).toHaveBeenCalledOnce();
  },
);

test.each([
  ['a list', LIST, (signal: AbortSignal) => listRecords(packages, { signal })],
  ['a record', `${LIST}/ubud`, (signal: AbortSignal) => findRecord(packages, 'ubud', { signal })],
] as const)('an abort by the visitor ends the call for %s', async (_, path, load) => {
  admin.setFault(path, { kind: 'hold' });
  const visitor = new AbortController();
  const result = load(visitor.signal);
  await expect.poll(() => admin.callsTo(path)).toBe(1);
  visitor.abort();
  expect(await result).toEqual({ ok: false, error: { code: 'network' } });
  expect(log.warn).not.toHaveBeenCalled();
});

test('ten of many invalid records are logged, then their number', async () => {
  admin.replace('pakets', [...Array.from({ length: 500 }, () => ({})), { judul: 'A' }]);
  expect(await titles()).toEqual(['A']);
  expect(log.warn).toHaveBeenCalledTimes(11);
  expect(log.warn).toHaveBeenLastCalledWith({ event: 'admin-records-invalid', path: LIST, count: 500 });
});

test('nothing is stored on disk when both lifetimes are 0', () => expect(persistentCache).toBeNull());

/** A record that this file's schemas return. */
const recordOf = (id: number) => ({
  id: String(id),
  slug: null,
  title: '',
  category: null,
  createdAt: null,
  updatedAt: null,
  images: [],
});

test('a list has at most 5,000 records, and the number of the others is logged', async () => {
  const body = JSON.stringify({ data: Array.from({ length: 5005 }, (_, at) => at) });
  admin.setFault(LIST, { kind: 'body', body });
  const result = await listRecords({ adminPath: LIST, schema: z.number().transform(recordOf) });
  expect(result.ok && [result.data.length, result.data.at(-1)?.id]).toEqual([5000, '4999']);
  expect(vi.mocked(log.warn).mock.calls).toEqual([[{ event: 'admin-list-cut', path: LIST, count: 5 }]]);
});

test('parsing a list lets other requests in between and returns the whole list', async () => {
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
  });
  const slow = z.number().transform(() => {
    const end = performance.now() + 2;
    while (performance.now() < end);
    return recordOf(turn);
  });
  admin.setFault(LIST, { kind: 'body', body: JSON.stringify({ data: Array.from({ length: 50 }, (_, at) => at) }) });
  const result = await listRecords({ adminPath: LIST, schema: slow });
  clearInterval(timer);
  expect(result.ok && result.data.length).toBe(50);
  expect(result.ok && new Set(result.data.map(({ id }) => id)).size).toBeGreaterThan(2);
});

test('a package has at most 60 days of 60 activities', async () => {
  const aktivitas = Array.from({ length: 1000 }, (_, at) => ({ aktivitas: `Kegiatan ${at}` }));
  const jadwal = Array.from({ length: 100 }, (_, at) => ({ day: at + 1, aktivitas }));
  const { itinerary } = packages.schema.parse({ judul: 'A', jadwal });
  expect([itinerary.length, itinerary[0]?.activities.length]).toEqual([60, 60]);
});
