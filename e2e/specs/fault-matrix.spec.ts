import type { Fault } from '../../sample-admin/server';
import { get, type IsolatedSite, withIsolatedSite } from '../../test-support/isolated-site';
import { type Cause, type PageFixture, pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

const network = { status: 502, message: 'Failed to fetch: network error' };
const format = { status: 502, message: 'Invalid data format from API' };

/** Ways of the admin host to fail, and what that makes of a page that nobody has seen before (decisions 4). */
const faults: { name: string; fault: Fault | 'stopped'; cold: Cause | 'slow but whole' }[] = [
  {
    name: 'answers 500',
    fault: { kind: 'status', status: 500 },
    cold: { status: 502, message: 'HTTP error! status: 500' },
  },
  { name: 'answers late', fault: { kind: 'delay', ms: 300 }, cold: 'slow but whole' },
  {
    name: 'never answers',
    fault: { kind: 'hang' },
    cold: { status: 504, message: 'Failed to fetch: timeout' },
  },
  { name: 'drops connections', fault: { kind: 'reset' }, cold: network },
  { name: 'breaks off in mid-answer', fault: { kind: 'cut' }, cold: network },
  { name: 'sends no JSON', fault: { kind: 'body', body: '<h1>Perawatan</h1>' }, cold: format },
  { name: 'sends other data', fault: { kind: 'body', body: '{"data":"perawatan"}' }, cold: format },
  { name: 'is stopped', fault: 'stopped', cold: network },
];

for (const { name, fault, cold } of faults) {
  test(`when the admin host ${name}, cold pages say so; warm, stale and restarted ones stay whole`, async () => {
    // Two starts and a hundred pages.
    test.slow();
    const settings: Record<string, string> =
      fault !== 'stopped' && fault.kind === 'hang' ? { ADMIN_TIMEOUT_MS: '5000' } : {};
    await withIsolatedSite(async (site) => {
      const fail = () => (fault === 'stopped' ? site.admin.stop() : site.admin.setFault('/', fault));
      const recover = () => (fault === 'stopped' ? site.admin.start() : site.admin.clearFaults());

      await fail();
      await eachPage(
        site,
        (kind, answer, state) => {
          const expected = cold === 'slow but whole' ? { status: 200, text: kind.content } : kind.cold(cold);
          expect.soft(answer.status, `${state} status`).toBe(expected.status);
          expect.soft(answer.text.includes(expected.text), `${state} says ${expected.text}`).toBe(true);
          if (cold === 'slow but whole') return;
          expect.soft(answer.headers.get('Cache-Control'), `${state} policy`).toBe('no-store');
        },
        'cold',
      );

      await recover();
      await eachPage(site, whole, 'recovered');
      // What a crash must not take is on the disk.
      const asked = new Set(site.admin.calls.map((call) => call.path));
      await expect.poll(site.responsesOnDisk).toBe(asked.size);
      await fail();
      await eachPage(site, whole, 'warm');

      // The footer says so once the fresh second is over and a renewal has failed.
      const path = '/paket-tour';
      if (cold !== 'slow but whole')
        await expect
          .poll(async () => (await get(site.url + path)).text.includes('Data per '), { timeout: 60_000 })
          .toBe(true);
      await eachPage(site, whole, 'stale');

      await site.restart();
      await eachPage(site, whole, 'restarted');
    }, settings);
  });
}

function whole(kind: PageFixture, answer: { status: number; text: string }, state: string) {
  expect.soft(answer.status, `${state} status`).toBe(200);
  expect.soft(answer.text.includes(kind.content), `${state} shows ${kind.content}`).toBe(true);
}

/** Visits every kind of page at once. */
async function eachPage(
  site: IsolatedSite,
  check: (kind: PageFixture, answer: Awaited<ReturnType<typeof get>>, state: string) => void,
  state: string,
) {
  await Promise.all(
    pageFixtures.map(async (kind) => check(kind, await get(site.url + kind.path), `${state} ${kind.path}`)),
  );
}
