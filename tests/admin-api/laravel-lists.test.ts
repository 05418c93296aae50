import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import { findRecord, listRecords } from '~/admin-api/records.server';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import { collections } from '~/content-types/all-collections.server';
import { collection as attractions } from '~/content-types/attractions/schema.server';
import { dishes, homeDishes, restaurants } from '~/content-types/culinary/schema.server';
import { collection as events } from '~/content-types/events/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { recordHref } from '~/content-types/shared.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';
import { search } from '~/search/api-search.server';
import { log } from '~/server/logger.server';
import { laravel, recorded } from '../support/laravel';

beforeEach(() => {
  vi.spyOn(log, 'warn');
});

const PACKAGES = packages.adminPath;
const [first, second, third] = recorded('plain/api/admin/pakets');

/** A list's ids, or its error. */
async function ids(list: Parameters<typeof listRecords>[0] = packages) {
  const result = await listRecords(list);
  return result.ok ? result.data.map(({ id }) => id) : result.error;
}

const lists = [...collections, dishes, restaurants, homeDishes].map((list) => [list.adminPath, list] as const);

test.each(lists)('every record in the recorded list %s is valid', async (_, list) => {
  const found = await ids(list);
  expect(found).toHaveLength(recorded(`plain${list.adminPath}`).length);
  expect(log.warn).not.toHaveBeenCalledWith(expect.objectContaining({ event: 'admin-record-invalid' }));
});

describe('the shapes of a list', () => {
  test.each([
    ['resource', packages, ['6', '2', '1']],
    ['success', events, ['1', '2', '4']],
    ['filtered', attractions, ['1', '6']],
    ['bare', tickets, ['1', '2', '12']],
    ['gzip', packages, ['1', '2', '6']],
    ['cookies', packages, ['1', '2', '6']],
    ['trashed', packages, ['1', '6']],
  ] as const)('%s', async (variant, list, expected) => {
    laravel.use(variant);
    expect(await ids(list)).toEqual(expected);
  });

  test('a record as a list of one', async () => {
    laravel.use('as-list');
    const found = await findRecord(events, '4');
    expect(found.ok && found.data.title).toBe('Konser Senja Tanah Lot');
  });

  test('a deleted record is not found', async () => {
    laravel.derive(`${PACKAGES}/lama`, {
      body: { data: { ...first, slug: 'lama', deleted_at: '2026-11-01T00:00:00Z' } },
    });
    expect(await findRecord(packages, 'lama')).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('a list in pages is read to its end, as one list', () => {
  const page = (number: number, last: number, ...data: unknown[]) =>
    laravel.derive(`${PACKAGES}?page=${number}`, { body: { current_page: number, data, last_page: last } });

  test.each([
    // 23 is not published.
    ['resource-paged', ['25', '24']],
    ['paged-inside', ['1', '2', '4']],
  ])('%s', async (variant, recordedIds) => {
    laravel.use(variant);
    for (let number = 2; number <= 8; number += 1) page(number, 8, { ...first, id: 100 + number });
    expect(await ids()).toEqual([...recordedIds, '102', '103', '104', '105', '106', '107', '108']);
  });

  test('even without the number of the last page', async () => {
    const next_page_url = 'https://evil.example/?page=2';
    laravel.derive(PACKAGES, { body: { data: [first], next_page_url } });
    laravel.derive(`${PACKAGES}?page=2`, { body: { data: [second], next_page_url } });
    laravel.derive(`${PACKAGES}?page=3`, { body: { data: [third], next_page_url: null } });
    expect(await ids()).toEqual([first?.id, second?.id, third?.id].map(String));
    expect(laravel.calls()).toEqual([PACKAGES, `${PACKAGES}?page=2`, `${PACKAGES}?page=3`]);
  });

  test('a failing page fails the list, and no further page is requested', async () => {
    laravel.derive(PACKAGES, { body: { data: [first], last_page: 30 } });
    for (let number = 2; number <= 30; number += 1) page(number, 30, { ...second, id: number });
    laravel.derive(`${PACKAGES}?page=3`, { status: 500, body: { message: 'Server Error' } });
    expect(await ids()).toEqual({ code: 'status', status: 500 });
    expect(laravel.calls().length).toBeLessThan(15);
  });

  test('even when all lists have many pages and are requested at once', async () => {
    for (const { adminPath } of collections) {
      laravel.derive(adminPath, { body: { data: [first], last_page: 20 } });
      for (let number = 2; number <= 20; number += 1) {
        const data = [{ ...first, id: number, name: 'Nama' }];
        laravel.derive(`${adminPath}?page=${number}`, { body: { data, last_page: 20 } });
      }
    }
    const results = await Promise.all(collections.map((list) => ids(list)));
    expect(results.filter((result) => !Array.isArray(result))).toEqual([]);
  });

  test('a record that moves to the next page meanwhile is listed once', async () => {
    laravel.derive(PACKAGES, { body: { data: [first, second], last_page: 2 } });
    page(2, 2, second, third);
    expect(await ids()).toEqual([first?.id, second?.id, third?.id].map(String));
  });

  test('a host that ignores the page number has no list', async () => {
    const body = { data: [first], next_page_url: 'https://evil.example/?cursor=x' };
    laravel.derive(PACKAGES, { body });
    laravel.derive(`${PACKAGES}?page=2`, { body });
    expect(await ids()).toMatchObject({ code: 'invalid_response', reason: 'no_list' });
    expect(laravel.calls()).toHaveLength(2);
  });

  test('more than 10 MB in all is too large, and logged with the size', async () => {
    const large = { ...first, catatan: 'x'.repeat(4 * 1024 * 1024) };
    laravel.derive(PACKAGES, { body: { data: [large], last_page: 9 } });
    for (let number = 2; number <= 9; number += 1) page(number, 9, { ...large, id: number });
    const error = { code: 'invalid_response', reason: 'too_large', bytes: expect.any(Number) };
    expect(await ids()).toEqual(error);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: PACKAGES, ...error }));
  });

  test('more than 40 pages are cut with a log line', async () => {
    laravel.derive(PACKAGES, { body: { data: [first], last_page: 1000 } });
    for (let number = 2; number <= 41; number += 1) page(number, 1000, { ...first, id: number });
    expect(await ids()).toHaveLength(40);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ event: 'admin-pages-cut', path: PACKAGES, pages: 1000 });
  });

  test('more than 40 pages are cut too when their number is unknown', async () => {
    const next = { next: 'https://evil.example/?page=2' };
    laravel.derive(PACKAGES, { body: { data: [first], links: next } });
    for (let number = 2; number <= 41; number += 1) {
      laravel.derive(`${PACKAGES}?page=${number}`, { body: { data: [{ ...first, id: number }], links: next } });
    }
    expect(await ids()).toHaveLength(40);
    expect(laravel.calls()).toHaveLength(40);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ event: 'admin-pages-cut', path: PACKAGES });
  });

  test('a record beyond 40 pages opens by its own call', async () => {
    laravel.derive(PACKAGES, { body: { data: [first], last_page: 41 } });
    for (let number = 2; number <= 40; number += 1) page(number, 41, { ...first, id: number, slug: `paket-${number}` });
    laravel.derive(`${PACKAGES}/paket-41`, { body: { data: { ...first, id: 41, slug: 'paket-41' } } });
    expect(await findRecord(packages, 'paket-41')).toMatchObject({ ok: true, data: { id: '41' } });
  });

  test('a record that may be on a failing page is not missing', async () => {
    laravel.derive(PACKAGES, { body: { data: [first], last_page: 2 } });
    laravel.derive(`${PACKAGES}?page=2`, { status: 500, body: { message: 'Server Error' } });
    expect(await findRecord(packages, 'paket-di-halaman-dua')).toEqual({
      ok: false,
      error: { code: 'status', status: 500 },
    });
  });

  test('more than 5,000 records in all are cut with a log line', async () => {
    const half = (from: number) => Array.from({ length: 3000 }, (_, at) => ({ id: from + at, judul: 'Paket' }));
    laravel.derive(PACKAGES, { body: { data: half(0), last_page: 2 } });
    page(2, 2, ...half(3000));
    const found = await ids();
    expect(found).toHaveLength(5000);
    expect(Array.isArray(found) && found.at(-1)).toBe('4999');
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ event: 'admin-list-cut', path: PACKAGES, count: 1000 });
  });

  test('the log line includes a page of more than 5,000 records', async () => {
    const many = Array.from({ length: 6001 }, (_, id) => ({ id, judul: 'Paket' }));
    laravel.derive(PACKAGES, { body: { data: many, last_page: 2 } });
    page(2, 2, { id: 9001, judul: 'Paket' });
    expect(await ids()).toHaveLength(5000);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ event: 'admin-list-cut', path: PACKAGES, count: 1002 });
  });
});

describe('the log says why a response is invalid', () => {
  test.each([
    ['not_json', 'teks'],
    ['no_list', { message: 'ok' }],
  ])('%s', async (reason, body) => {
    laravel.derive(PACKAGES, { body });
    expect(await ids()).toMatchObject({ code: 'invalid_response', reason });
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
  });

  const MB = 1024 * 1024;
  test.each([
    ['a list above 10 MB', PACKAGES, { data: [{ ...first, catatan: 'x'.repeat(10 * MB) }] }, () => ids()],
    [
      'a record above 10 MB',
      `${PACKAGES}/besar`,
      { data: { ...first, catatan: 'x'.repeat(10 * MB) } },
      () => findRecord(packages, 'besar'),
    ],
    [
      'a search above 1 MB',
      '/api/admin/searches/search',
      { data: [{ id: 1, type: 'paket', title: 'x'.repeat(MB) }] },
      () => search('ubud'),
    ],
  ])('too_large, with the size: %s', async (_, path, body, read) => {
    const bytes = Buffer.byteLength(JSON.stringify(body));
    laravel.derive(path.includes('search') ? `${path}?query=ubud` : path, {
      headers: { 'Content-Length': String(bytes) },
      body,
    });
    const found = await read();
    const error = { code: 'invalid_response', reason: 'too_large', bytes };
    expect('error' in found ? found.error : found).toEqual(error);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path, ...error }));
  });

  test.each([
    ['a record', `${PACKAGES}/rusak`, `${PACKAGES}/rusak`, () => findRecord(packages, 'rusak')],
    ['a search', '/api/admin/searches/search?query=ubud', '/api/admin/searches/search', () => search('ubud')],
  ])('not_json: %s', async (_, url, path, read) => {
    laravel.derive(url, { body: 'teks' });
    const error = { code: 'invalid_response', reason: 'not_json' };
    expect(await read()).toEqual({ ok: false, error });
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path, ...error }));
  });

  test.each([
    ['HTML', (url: string) => `<p>Awal</p><p><img src="${url}" alt=""></p><p>Akhir</p>`],
    [
      'HTML of Word',
      (url: string) => `<p>Awal</p><p style="background:url('${url}')"><img src='${url}'></p><p>Akhir</p>`,
    ],
    ['markdown', (url: string) => `Awal\n\n![](${url})\n\nAkhir`],
  ])('pictures of several MB in a record’s text do not count, only its words: %s', async (_, write) => {
    const deskripsi = write(`data:image/jpeg;base64,${Buffer.alloc(2 * MB, 'foto').toString('base64')}`);
    for (const overview of [{ deskripsi }, [{ deskripsi }], { deskripsi: { id: deskripsi, en: 'English' } }]) {
      const slug = `foto-${JSON.stringify(overview).length}`;
      laravel.derive(`${PACKAGES}/${slug}`, { body: { data: { ...first, slug, overview } } });
      const found = await findRecord(packages, slug);
      const { source = '', plain } = (found.ok && found.data.description) || {};
      expect(plain).toBe('Awal\nAkhir');
      expect(source).not.toMatch(/data:|base64/);
      expect(source.length).toBeLessThan(200);
    }
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('a record of almost 10 MB is read', async () => {
    const record = { ...first, slug: 'besar', catatan: 'x'.repeat(9.9 * MB) };
    laravel.derive(`${PACKAGES}/besar`, { body: { data: record } });
    expect(await findRecord(packages, 'besar')).toMatchObject({ ok: true, data: { slug: 'besar' } });
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('no part of a debug page is shown or logged', async () => {
    laravel.use('broken-debug');
    expect(await ids()).toEqual({ code: 'status', status: 500 });
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/sql|trace|vendor/i);
  });
});

describe('the identifiers of a record', () => {
  test('a record that a database returns for another identifier is not accepted', async () => {
    const article = { id: 3, judul: 'Tujuh pura', slug: '7-pura' };
    laravel.derive('/api/admin/pakets', { body: { data: [article, { id: 7, judul: 'Lain', slug: 'lain' }] } });
    await listRecords(packages);
    laravel.derive('/api/admin/pakets/7-pura', { body: { data: { id: 7, judul: 'Lain', slug: 'lain' } } });
    laravel.derive('/api/admin/pakets/3', { body: { data: article } });
    expect(await findRecord(packages, 'tujuh-pura')).toMatchObject({ ok: true, data: { id: '3' } });
  });

  test('a record is requested by slug from a host that binds its routes by slug', async () => {
    laravel.use('slugs');
    const found = await findRecord(tickets, '2');
    expect(found.ok && found.data.title).toBe('Kapal Cepat Sanur – Nusa Penida');
    expect(laravel.calls().at(-1)).toBe('/api/admin/tickets/kapal-cepat-sanur-nusa-penida');
  });

  test('a record is requested by id from a host that binds its routes by id', async () => {
    laravel.derive(`${PACKAGES}/pesona-bali-utara-3-hari-2-malam`, {
      status: 404,
      body: { message: 'No query results' },
    });
    laravel.derive(`${PACKAGES}/1`, { body: { data: first } });
    expect(await findRecord(packages, 'pesona-bali-utara-3-hari-2-malam')).toMatchObject({
      ok: true,
      data: { id: '1' },
    });
  });
});

describe('records that would share a URL', () => {
  const hrefs = async (list: Collection<BaseRecord>) => {
    const result = await listRecords(list);
    return result.ok ? result.data.map((record) => [record.id, recordHref(list, record)]) : [];
  };

  test('are linked by slug', async () => {
    const links = Object.fromEntries(await hrefs(vehicles));
    expect(links['1']).toBe('/transportasi/toyota-hiace-premio');
    expect(links['18']).toBe('/transportasi/toyota-hiace-premio-2');
  });

  test('have the same URL in their own calls, even when nothing is in memory', async () => {
    const found = await findRecord(vehicles, 'toyota-hiace-premio-2');
    expect(found.ok && recordHref(vehicles, found.data)).toBe('/transportasi/toyota-hiace-premio-2');
  });

  test('open at the shared URL by slug', async () => {
    const bySlug = { id: 5, judul: 'Vila Sawah', slug: 'vila-sawah' };
    laravel.derive('/api/admin/akomodasis', { body: [{ id: 4, judul: 'Vila Sawah', slug: 'vila-lama' }, bySlug] });
    laravel.derive('/api/admin/akomodasis/vila-sawah', { body: { data: bySlug } });
    await listRecords(accommodations);
    expect(await findRecord(accommodations, 'vila-sawah')).toMatchObject({ ok: true, data: { id: '5' } });
  });

  test('are linked by slug where a title is another record’s slug', async () => {
    const other = { id: 2, judul: 'Vila', slug: 'vila-sawah' };
    laravel.derive('/api/admin/akomodasis', { body: [{ id: 1, judul: 'Vila Sawah', slug: 'vila-padi' }, other] });
    expect(await hrefs(accommodations)).toEqual([
      ['1', '/akomodasi/vila-padi'],
      ['2', '/akomodasi/vila'],
    ]);
  });

  test('are linked by id where they share the slug too', async () => {
    const [one, other] = recorded('plain/api/admin/akomodasis');
    laravel.derive('/api/admin/akomodasis', { body: [one, { ...other, judul: one?.judul, slug: one?.slug }] });
    expect(await hrefs(accommodations)).toEqual([
      [String(one?.id), `/akomodasi/${one?.id}`],
      [String(other?.id), `/akomodasi/${other?.id}`],
    ]);
  });
});
