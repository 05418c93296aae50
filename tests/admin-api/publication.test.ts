import { admin } from '../support/admin';
import { afterEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  process.env.ADMIN_STALE_SECONDS = '36000';
});

import { publicationOf } from '~/admin-api/publication.server';
import { findRecord, listInMemory, listRecords } from '~/admin-api/records.server';
import { collection as events } from '~/content-types/events/schema.server';
import { collection as tickets } from '~/content-types/tickets/schema.server';
import { PageState } from '~/server/page-state.server';

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
  [false, { status: 'draft' }],
  [false, { status: ' Draf ' }],
  [false, { status: { value: 'draft', label: 'Naskah' } }],
  [false, { is_published: false }],
  [false, { is_published: 0 }],
  [false, { is_active: '0' }],
  [false, { published: 'false' }],
  [false, { published_at: '2999-01-01 00:00:00' }],
  [false, { deleted_at: '2026-01-01' }],
])('%j says that the record is public: %j', (isPublic, record) =>
  expect(publicationOf({ id: 1, title: 'A', ...record }).isPublic).toBe(isPublic),
);

test('what is not public is in no list, and opens by no identifier', async () => {
  admin.replace('tickets', [
    { id: 61, name: 'Tampil' },
    { id: 62, name: 'Draf', slug: 'draf', status: 'draft' },
  ]);
  expect(await listRecords(tickets)).toMatchObject({ data: [{ title: 'Tampil' }] });
  for (const param of ['62', 'draf'])
    expect(await findRecord(tickets, param)).toMatchObject({ ok: false, error: { code: 'not_found' } });
});

test('a record appears when its time has come, on pages too, though the response is the same', async () => {
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
