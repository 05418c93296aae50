import { expect, test } from 'vitest';
import { PRIORITY } from '~/admin-api/call-queue.server';
import { fetchJson } from '~/admin-api/http-client.server';
import { search } from '~/search/api-search.server';
import { admin, setAdminTimeout } from '../support/admin';

const SEARCH = '/api/admin/searches/search';
const timeout = { ok: false, error: { code: 'timeout' } };
const searches = (count: number) => Array.from({ length: count }, (_, at) => search(`ubud ${at}`));
const requestedPaths = () => admin.calls.map(({ path }) => path.split('?')[0]);

/** Holds the 16 concurrent calls of the admin host. */
async function occupy() {
  admin.setFault('/', { kind: 'hold' });
  const held = searches(16);
  await expect.poll(() => admin.calls.length).toBe(16);
  return held;
}

test('600 searches are sent 16 at a time, 64 wait, and the others time out at once', async () => {
  const held = await occupy();
  const rest = searches(584);
  expect(await Promise.all(rest.slice(64))).toEqual(Array.from({ length: 520 }, () => timeout));
  expect(admin.callsTo(SEARCH)).toBe(16);
  admin.release();
  admin.clearFaults();
  for (const result of await Promise.all([...held, ...rest.slice(0, 64)])) expect(result.ok).toBe(true);
  expect(admin.callsTo(SEARCH)).toBe(80);
});

test('lists go before records, and records before searches, even past a full queue of searches', async () => {
  const held = await occupy();
  const waiting = [
    ...searches(64),
    fetchJson('/api/admin/pakets/pesona-ubud', { priority: PRIORITY.record }),
    fetchJson('/api/admin/events'),
  ];
  admin.clearCalls();
  admin.release();
  admin.clearFaults();
  await Promise.all([...held, ...waiting]);
  expect(requestedPaths()).toHaveLength(66);
  // Calls sent together may arrive in another order.
  expect(requestedPaths().slice(0, 16)).toEqual(
    expect.arrayContaining(['/api/admin/events', '/api/admin/pakets/pesona-ubud']),
  );
});

test('a waiting call whose visitor has gone leaves the queue and is never sent', async () => {
  const held = await occupy();
  const visitor = new AbortController();
  const gone = Array.from({ length: 64 }, () => search('pergi', visitor.signal));
  expect(await search('satu lagi')).toEqual(timeout);
  visitor.abort();
  for (const result of await Promise.all(gone)) expect(result).toEqual({ ok: false, error: { code: 'network' } });
  const next = search('berikutnya');
  admin.clearCalls();
  admin.release();
  admin.clearFaults();
  for (const result of await Promise.all([...held, next])) expect(result.ok).toBe(true);
  expect(admin.callsTo(SEARCH)).toBe(1);
});

test('the timeout of a call includes its wait', async () => {
  const held = await occupy();
  setAdminTimeout(300);
  expect(await search('menunggu')).toEqual(timeout);
  expect(admin.callsTo(SEARCH)).toBe(16);
  admin.release();
  await Promise.all(held);
});
