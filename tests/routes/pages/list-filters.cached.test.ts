import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListView } from '~/list-page/list-view.server';
import { loader as events } from '~/routes/pages/events';
import { loader as packages } from '~/routes/pages/packages';
import { loader as tickets } from '~/routes/pages/tickets';
import { loader as eventsCalendar } from '~/routes/resources/events-calendar';
import { admin } from '../../support/admin';
import { callLoader } from '../../support/loader-response';

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const lastSeconds = Date.parse('2026-11-30T23:59:50+08:00');
const midnight = Date.parse('2026-12-01T00:00:00+08:00');

const load = async (loader: Loader, path: string) => {
  const { headers, data } = await callLoader<{ page: { data: ListView<unknown> } }>(loader, path);
  return { policy: headers.get('Cache-Control'), view: data.page?.data };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 3_600_000 });
  const records = [
    { id: 1, title: 'Gala', event_date: '2026-11-30', category: 'Show' },
    { id: 2, title: 'Lomba', event_date: '2026-12-05', category: 'Show' },
  ];
  admin.replace('events', records);
  admin.replace('tickets', records);
});

afterEach(() => vi.useRealTimers());

test.each<[path: string, policy: string, Loader]>([
  ['/event?maks=700000', 'private, no-cache', events],
  ['/event?urut=harga', 'private, no-cache', events],
  ['/event?q=gala&bulan=2026-12', 'private, no-cache', events],
  ['/event?bulan=1999-01', 'private, no-cache', events],
  ['/paket-tour?hari=2', 'private, no-cache', packages],
  ['/paket-tour?orang=2', 'private, no-cache', packages],
  ...['', '?bulan=mendatang', '?bulan=2026-12', '?orang=4', '?utm_source=wa'].map((query): [string, string, Loader] => [
    `/event${query}`,
    'public, ',
    events,
  ]),
])('views with filters are not stored, and other views are: %s is %s', async (path, policy, loader) => {
  expect((await load(loader, path)).policy).toContain(policy);
});

test.each<[string, Loader]>([
  ['/event', events],
  ['/tiket', tickets],
])('%s changes at midnight in Bali, and no cache keeps it longer', async (path, loader) => {
  vi.setSystemTime(lastSeconds);
  const before = await load(loader, `${path}?bulan=mendatang`);
  expect([before.view?.total, before.view?.months?.[1]]).toEqual([2, { month: '2026-11', count: 1 }]);
  expect(before.policy).toContain('s-maxage=10,');
  vi.setSystemTime(midnight);
  const after = await load(loader, `${path}?bulan=mendatang`);
  expect([after.view?.total, after.view?.months?.[1]]).toEqual([1, { month: '2026-12', count: 1 }]);
});

test('the calendar of events changes at midnight in Bali, and no cache keeps it longer', async () => {
  const calendar = async () => callLoader<string>(eventsCalendar, '/event/kalender.ics');
  vi.setSystemTime(lastSeconds);
  const before = await calendar();
  expect(before.headers.get('Cache-Control')).toContain('s-maxage=10,');
  expect(before.data).toContain('SUMMARY:Gala');
  vi.setSystemTime(midnight);
  const after = await calendar();
  expect(after.data).not.toContain('SUMMARY:Gala');
  expect(after.data).toContain('SUMMARY:Lomba');
});
