import { afterEach, expect, test, vi } from 'vitest';
import { publicationOf } from '~/admin-api/publication.server';
import { findRecord, listInMemory, listRecords } from '~/admin-api/records.server';
import { collection as events } from '~/content-types/events/schema.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { searchView } from '~/search/search-view.server';
import { PageState } from '~/server/page-state.server';
import { admin } from '../support/admin';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [true, {}],
  [true, { status: 'published' }],
  [true, { status: 'Aktif' }],
  [true, { status: 'Sold out' }],
  [true, { is_published: 1, is_active: true, published: 'true', published_at: null, deleted_at: null }],
  [true, { published_at: '2020-01-01 00:00:00' }],
  [true, { published_at: 'segera' }],
  [true, { published_at: null }],
  [true, { deleted_at: '' }],
  [false, { status: 'draft' }],
  [false, { status: ' Draf ' }],
  [false, { status: { value: 'draft', label: 'Naskah' } }],
  [false, { status: { value: 0, label: 'Draft' } }],
  [false, { status: { id: 3, nama: { id: 'Konsep', en: 'Draft' } } }],
  [false, { status: 'App\\States\\Event\\Draft' }],
  [false, { status: 'nonaktif' }],
  [false, { status: 'Tidak Aktif' }],
  [false, { status: 'inactive' }],
  [true, { status: { value: 1, label: 'Terbit' } }],
  [true, { status: 'scheduled' }],
  [false, { is_published: { value: 0, label: 'Tidak' } }],
  [false, { is_published: false }],
  [false, { is_published: 0 }],
  [false, { is_active: '0' }],
  [false, { published: 'false' }],
  [false, { published_at: '2999-01-01 00:00:00' }],
  [false, { published: 0 }],
  [false, { is_active: false }],
  [false, { published_at: { date: '2999-01-01 00:00:00.000000', timezone_type: 3, timezone: 'UTC' } }],
  [false, { deleted_at: '2026-01-01' }],
])('public is %j for %j', (isPublic, record) =>
  expect(publicationOf({ id: 1, title: 'A', ...record }).isPublic).toBe(isPublic),
);

test('a record that is not public is missing from lists and opens by no identifier', async () => {
  admin.replace('tickets', [
    { id: 61, name: 'Tampil' },
    { id: 62, name: 'Draf', slug: 'draf', status: 'draft' },
  ]);
  expect(await listRecords(tickets)).toMatchObject({ data: [{ title: 'Tampil' }] });
  for (const param of ['62', 'draf'])
    expect(await findRecord(tickets, param)).toMatchObject({ ok: false, error: { code: 'not_found' } });
});

test('no search finds a record that is not public, even if the admin host does', async () => {
  admin.replace('tickets', [
    { id: 61, name: 'Kapal Tampil' },
    { id: 62, name: 'Kapal Draf', slug: 'draf', is_published: false },
  ]);
  await listRecords(tickets);
  const hit = (id: number, title: string, segment: string) => ({
    id,
    type: 'ticket',
    title,
    label: 'Tiket',
    url: `/api/ticket/${segment}`,
  });
  const hits = [hit(61, 'Kapal Tampil', '61'), hit(62, 'Kapal Draf', '62'), hit(62, 'Kapal Draf', 'draf')];
  admin.setFault('/api/admin/searches/search', { kind: 'body', body: JSON.stringify({ data: hits }) });
  expect(await searchView('kapal')).toMatchObject({ state: 'found', hits: [{ title: 'Kapal Tampil' }] });
});

test('a record appears when its time comes, on pages too, although the response is the same', async () => {
  const start = Date.parse('2026-12-14T09:00:00+08:00');
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const published_at = '2026-12-14 10:00:00';
  admin.replace('events', [
    { id: 81, title: 'Sekarang' },
    { id: 82, title: 'Nanti', published_at },
  ]);
  const state = new PageState();
  const before = await listRecords(events, { state });
  expect(before).toMatchObject({ data: [{ title: 'Sekarang' }] });
  const isValid = () => [...state.dependencies.values()].every((dependency) => dependency.isValid());
  expect(isValid()).toBe(true);
  vi.setSystemTime(Date.parse('2026-12-14T10:00:01+08:00'));
  await listRecords(events);
  await vi.waitFor(() => expect(listInMemory(events)).toMatchObject([{ title: 'Sekarang' }, { title: 'Nanti' }]));
  expect(isValid()).toBe(false);
});
