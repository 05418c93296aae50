import { expect, test, vi } from 'vitest';
import { persistentCache } from '~/admin-api/persistent-cache.server';
import { findRecord, listRecords } from '~/admin-api/records.server';
import { collection as accommodations } from '~/content-types/accommodations/schema.server';
import { collection as packages } from '~/content-types/packages/schema.server';
import { recordHref } from '~/content-types/shared.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { collection as vehicles } from '~/content-types/vehicles/schema.server';
import { PageState } from '~/server/page-state.server';
import { laravel, recorded } from '../support/laravel';

const { adminPath: PACKAGES } = packages;
const [first, second] = recorded('plain/api/admin/pakets');

test('the identifier that worked is tried first from then on, so the next record takes one call', async () => {
  laravel.use('slugs');
  await findRecord(tickets, '2');
  const other = recorded('slugs/api/admin/tickets').find(({ id }) => id !== 2);
  laravel.derive(`/api/admin/tickets/${other?.slug}`, { body: { data: other } });
  const before = laravel.calls().length;
  expect(await findRecord(tickets, String(other?.id))).toMatchObject({ ok: true, data: { slug: other?.slug } });
  expect(laravel.calls().slice(before)).toEqual([`/api/admin/tickets/${other?.slug}`]);
});

test('a view does not request the list again, even when it is no longer fresh', async () => {
  await listRecords(accommodations);
  await findRecord(accommodations, 'vila-eka-spa');
  expect(laravel.calls()).toEqual([accommodations.adminPath, `${accommodations.adminPath}/vila-eka-spa`]);
});

test('the persistent cache holds all pages of a list as one list', async () => {
  laravel.derive(PACKAGES, { body: { data: { '0': first }, last_page: 2 } });
  laravel.derive(`${PACKAGES}?page=2`, { body: { data: { '1': second }, last_page: 2 } });
  await listRecords(packages);
  const held = await vi.waitFor(async () => {
    const entry = await persistentCache?.read(PACKAGES);
    expect(entry).toBeTruthy();
    return entry?.body.toString() ?? '';
  });
  expect(JSON.parse(held)).toEqual([first, second]);
});

test('a record that is deleted while it is in memory is not found', async () => {
  const path = `${PACKAGES}/baru`;
  const record = { ...first, slug: 'baru' };
  laravel.derive(path, { body: { data: record } });
  expect(await findRecord(packages, 'baru')).toMatchObject({ ok: true });
  laravel.derive(path, { body: { data: { ...record, deleted_at: '2026-11-01T00:00:00Z' } } });
  await vi.waitFor(async () => {
    expect(await findRecord(packages, 'baru')).toMatchObject({ error: { code: 'not_found' } });
  });
});

test('a record’s page changes when another record of the list takes its URL', async () => {
  const record = { id: 1, judul: 'Hiace Premio', slug: 'lama' };
  laravel.derive(vehicles.adminPath, { body: [record] });
  laravel.derive(`${vehicles.adminPath}/lama`, { body: { data: record } });
  await listRecords(vehicles);
  const state = new PageState();
  const before = await findRecord(vehicles, 'lama', { state });
  expect(before.ok && recordHref(vehicles, before.data)).toBe('/transportasi/hiace-premio');
  laravel.derive(vehicles.adminPath, { body: [record, { ...record, id: 2, slug: 'baru' }] });
  await vi.waitFor(async () => {
    await listRecords(vehicles);
    const after = await findRecord(vehicles, 'lama');
    expect(after.ok && recordHref(vehicles, after.data)).toBe('/transportasi/lama');
    expect([...state.dependencies.values()].every((read) => read.isValid())).toBe(false);
  });
});
