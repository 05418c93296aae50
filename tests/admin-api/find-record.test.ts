import { describe, expect, test } from 'vitest';
import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import { findRecord } from '~/admin-api/records.server';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { admin } from '../support/admin';

/** The title of the record that a param matches, or the error. */
async function findTitle<R extends BaseRecord>(collection: Collection<R>, param: string) {
  const result = await findRecord(collection, param);
  return result.ok ? result.data.title : result.error;
}

const requestedPaths = () => admin.calls.map(({ path }) => path);
const missing = { code: 'not_found' };

describe('a param that the admin host knows', () => {
  test('is requested directly', async () => {
    expect(await findTitle(packages, 'pesona-ubud')).toBe('Pesona Ubud');
    expect(requestedPaths()).toEqual(['/api/admin/pakets/pesona-ubud']);
  });

  test.each([
    ['a/b', 'a%2Fb'],
    ['a b&c?d#e', 'a%20b%26c%3Fd%23e'],
    ['50%', '50%25'],
    ['../blogs/nyepi', '..%2Fblogs%2Fnyepi'],
    ['kopi-é', 'kopi-%C3%A9'],
  ])('is encoded in the request: %s', async (param, encoded) => {
    admin.replace('pakets', [{ judul: 'Itu', slug: param }]);
    expect(await findTitle(packages, param)).toBe('Itu');
    expect(requestedPaths()).toEqual([`/api/admin/pakets/${encoded}`]);
  });
});

describe('a param that the admin host does not know is looked up in the list', () => {
  test.each([
    ['slug', 'kapal-penida'],
    ['title in slug form', 'kapal-ke-nusa-penida'],
    ['title', 'Kapal ke Nusa  Penida'],
  ])('by %s, then requested by id where the API key is the id', async (_, param) => {
    admin.replace('tickets', [
      { id: 7, name: 'Kapal ke Nusa Penida', slug: 'kapal-penida' },
      { id: 8, name: 'Bus', slug: 'bus' },
    ]);
    expect(await findTitle(tickets, param)).toBe('Kapal ke Nusa Penida');
    expect(requestedPaths()).toEqual([
      `/api/admin/tickets/${encodeURIComponent(param)}`,
      '/api/admin/tickets',
      '/api/admin/tickets/7',
    ]);
  });

  test('by title in slug form, then requested by slug where the API key is the slug', async () => {
    admin.replace('akomodasis', [{ id: 4, judul: 'Villa Ubud & Spa / 2', slug: 'villa-ubud' }]);
    expect(await findTitle(accommodations, 'villa-ubud-&-spa-/-2')).toBe('Villa Ubud & Spa / 2');
    expect(requestedPaths().at(-1)).toBe('/api/admin/akomodasis/villa-ubud');
  });

  test('by id, then requested by slug where the admin host knows only slugs', async () => {
    admin.replace('pakets', [{ id: 9, judul: 'Ubud', slug: 'ubud' }]);
    admin.setFault('=/api/admin/pakets/9', { kind: 'status', status: 404 });
    expect(await findTitle(packages, '9')).toBe('Ubud');
    expect(requestedPaths().at(-1)).toBe('/api/admin/pakets/ubud');
  });

  test('the first of two records with the same title matches', async () => {
    admin.replace('akomodasis', [
      { id: 1, judul: 'Vila Sawah', slug: 'vila-a', alamat: 'Ubud' },
      { id: 2, judul: 'Vila Sawah', slug: 'vila-b', alamat: 'Sidemen' },
    ]);
    const result = await findRecord(accommodations, 'vila-sawah');
    expect(result.ok && result.data.location).toBe('Ubud');
  });

  test.each([
    ['status 410', { kind: 'status', status: 410 }],
    ['no data', { kind: 'body', body: '{"success":true}' }],
    ['data null', { kind: 'body', body: '{"data":null}' }],
    ['data []', { kind: 'body', body: '{"data":[]}' }],
    ['data {}', { kind: 'body', body: '{"data":{}}' }],
  ] as const)('even when the response is %s', async (_, fault) => {
    admin.replace('tickets', [{ id: 7, name: 'Kapal' }]);
    admin.setFault('=/api/admin/tickets/kapal', fault);
    expect(await findTitle(tickets, 'kapal')).toBe('Kapal');
  });
});

describe('there is no record', () => {
  test('when the admin host and the list do not know it', async () => {
    expect(await findTitle(packages, 'tidak-ada')).toEqual(missing);
    expect(requestedPaths()).toEqual(['/api/admin/pakets/tidak-ada', '/api/admin/pakets']);
  });

  test('when the list contains it, but its detail request returns 404', async () => {
    admin.setFault('/api/admin/tickets/', { kind: 'status', status: 404 });
    admin.replace('tickets', [{ id: 7, name: 'Kapal' }]);
    expect(await findTitle(tickets, 'kapal')).toEqual(missing);
  });

  test('when the list contains it under the param that the admin host does not know', async () => {
    admin.setFault('/api/admin/pakets/', { kind: 'status', status: 404 });
    admin.replace('pakets', [{ id: 1, judul: 'Ubud', slug: 'ubud' }]);
    expect(await findTitle(packages, 'ubud')).toEqual(missing);
    expect(admin.callsTo('/api/admin/pakets/ubud')).toBe(1);
  });

  test.each(['', '.', '..', 'x'.repeat(301)])('for the param %j, without a request', async (param) => {
    expect(await findTitle(packages, param)).toEqual(missing);
    expect(requestedPaths()).toEqual([]);
  });
});

// Each fault's errors: http-client.test.ts.
describe('an upstream error is not a missing record', () => {
  test.each([
    ['invalid_response', { kind: 'body', body: '{"data":"teks"}' }],
    ['invalid_response', { kind: 'body', body: '{"data":{"slug":"tanpa-judul"}}' }],
    ['status', { kind: 'redirect', to: '/api/admin/pakets/pesona-ubud' }],
    ['network', { kind: 'reset' }],
  ] as const)('%s when the record’s call fails with %j, and the list is not requested', async (code, fault) => {
    admin.setFault('/api/admin/pakets/pesona-ubud', fault);
    expect(await findTitle(packages, 'pesona-ubud')).toMatchObject({ code });
    expect(admin.callsTo('/api/admin/pakets')).toBe(0);
  });

  test.each([
    ['status', { kind: 'status', status: 404 }],
    ['timeout', { kind: 'hang' }],
    ['invalid_response', { kind: 'body', body: '{"data":{}}' }],
  ] as const)('%s when the list call fails with %j', async (code, fault) => {
    admin.setFault('=/api/admin/pakets', fault);
    expect(await findTitle(packages, 'tidak-ada')).toMatchObject({ code });
  });
});
