import { beforeEach, describe, expect, test, vi } from 'vitest';
import { admin } from '../support/admin';

// The modules below read ADMIN_HOST when they load.

import { listRecords } from '~/admin-api/collections.server';
import { events } from '~/content-types/events/schema.server';
import { packages } from '~/content-types/packages/schema.server';
import { log } from '~/server/logger.server';

const LIST = '/api/admin/pakets';

beforeEach(() => {
  vi.spyOn(log, 'warn');
});

async function titles() {
  const result = await listRecords(packages);
  return result.ok ? result.data.map(({ title }) => title) : result.error;
}

test('a list has the admin host’s order', async () => {
  admin.replace('pakets', [{ judul: 'B' }, { judul: 'A' }, { judul: 'C' }]);
  expect(await titles()).toEqual(['B', 'A', 'C']);
});

test('an empty list is valid', async () => {
  admin.replace('pakets', []);
  expect(await titles()).toEqual([]);
});

test('every record of the sample admin host is valid', async () => {
  expect(await titles()).toHaveLength(18);
  expect(log.warn).not.toHaveBeenCalled();
});

describe('an invalid record', () => {
  const wires = [{ judul: 'A' }, { slug: 'tanpa-judul' }, null, 'teks', 7, [], { judul: 'B' }] as never;

  test('is left out of the list', async () => {
    admin.replace('pakets', wires);
    expect(await titles()).toEqual(['A', 'B']);
  });

  test('is logged once with its position and none of its content', async () => {
    admin.replace('pakets', [{ judul: 'A' }, { slug: 'rahasia' }]);
    await titles();
    expect(log.warn).toHaveBeenCalledOnce();
    const logged = JSON.stringify(vi.mocked(log.warn).mock.calls[0]);
    expect(logged).toContain('data[1]');
    expect(logged).toContain(LIST);
    expect(logged).not.toContain('rahasia');
  });
});

test('an invalid field gets its default; the other fields are unaffected', async () => {
  admin.replace('pakets', [
    {
      id: {},
      judul: 'A',
      slug: [],
      harga: 'mahal',
      rating: 'bagus',
      images: 7,
      jadwal: 'x',
      created_at: 'kapan',
    },
  ]);
  const result = await listRecords(packages);
  expect(result.ok && result.data[0]).toMatchObject({
    id: null,
    title: 'A',
    slug: null,
    price: null,
    rating: 4.5,
    days: [],
    createdAt: null,
  });
  expect(log.warn).not.toHaveBeenCalled();
});

test.each(['{}', '{"data":null}', '{"data":{}}', '{"data":"x"}', '{"data":7}', '[{"judul":"A"}]', '<html>'])(
  'the response %s is not a list',
  async (body) => {
    admin.setFault(LIST, { kind: 'body', body });
    expect(await titles()).toEqual({ code: 'invalid_response' });
    expect(log.warn).toHaveBeenCalledOnce();
  },
);

test.each([
  [
    { kind: 'status', status: 404 },
    { code: 'status', status: 404 },
  ],
  [
    { kind: 'status', status: 500 },
    { code: 'status', status: 500 },
  ],
  [{ kind: 'hang' }, { code: 'timeout' }],
  [{ kind: 'reset' }, { code: 'network' }],
  [{ kind: 'cut' }, { code: 'network' }],
] as const)('with the fault %j a list fails as %j', async (fault, error) => {
  admin.setFault(LIST, fault);
  expect(await titles()).toEqual(error);
});

test('a response has a version that changes only with its content', async () => {
  const versionOf = async () => {
    const result = await listRecords(events);
    return result.ok ? result.meta.version : null;
  };
  admin.replace('events', [{ id: 1, title: 'Gala' }]);
  const first = await versionOf();
  expect(first).toBeTruthy();
  expect(await versionOf()).toBe(first);
  admin.replace('events', [{ id: 1, title: 'Gala Pantai' }]);
  expect(await versionOf()).not.toBe(first);
});

test('an abort by the visitor ends the call', async () => {
  admin.setFault(LIST, { kind: 'hold' });
  const visitor = new AbortController();
  const result = listRecords(packages, visitor.signal);
  await expect.poll(() => admin.callsTo(LIST)).toBe(1);
  visitor.abort();
  expect((await result).ok).toBe(false);
  expect(log.warn).not.toHaveBeenCalled();
});
