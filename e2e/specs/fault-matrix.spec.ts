import type { Fault } from '../../sample-admin/server';
import { get, type IsolatedSite, withIsolatedSite } from '../../tests/support/isolated-site';
import { textOf } from '../fixtures/lists';
import { type Cause, htmlPaths, type PageFixture, pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

const network = { status: 502, message: 'Failed to fetch: network error' };
const format = { status: 502, message: 'Invalid data format from API' };

/** Faults of the admin host, and the response of an uncached page to each (requirements 4). */
const faults: [name: string, fault: Fault | 'stopped', cold: Cause | 'slow but whole'][] = [
  [
    'returns 500',
    { kind: 'status', status: 500, body: 'Galat di /var/www/admin.php:12' },
    { status: 502, message: 'HTTP error! status: 500' },
  ],
  ['responds slowly', { kind: 'delay', ms: 300 }, 'slow but whole'],
  ['never responds', { kind: 'hang' }, { status: 504, message: 'Failed to fetch: timeout' }],
  ['drops connections', { kind: 'reset' }, network],
  ['breaks off within the response', { kind: 'cut' }, network],
  ['sends no JSON', { kind: 'body', body: '<h1>Perawatan</h1>' }, format],
  ['sends other data', { kind: 'body', body: '{"data":"perawatan"}' }, format],
  ['is stopped', 'stopped', network],
];

for (const [name, fault, cold] of faults) {
  test(`when the admin host ${name}, uncached pages show an error`, async () => {
    const settings: Record<string, string> =
      fault !== 'stopped' && fault.kind === 'hang' ? { ADMIN_TIMEOUT_MS: '5000' } : {};
    await withIsolatedSite(async (site) => {
      if (fault === 'stopped') await site.admin.stop();
      else site.admin.setFault('/', fault);
      await eachPage(site, 'cold', (fixture, response, state) => {
        const expected = cold === 'slow but whole' ? { status: 200, text: fixture.content } : fixture.cold(cold);
        expect.soft(response.status, `${state} status`).toBe(expected.status);
        expect.soft(response.text.includes(expected.text), `${state} says ${expected.text}`).toBe(true);
        if (cold === 'slow but whole') return;
        expect.soft(response.headers.get('Cache-Control'), `${state} policy`).toBe('no-store');
        assertNoLeak(response.text, site.admin.url, state);
        if (!htmlPaths.includes(fixture.path)) return;
        expect.soft(response.text, `${state} has header and footer`).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
      });
    }, settings);
  });
}

// Behind the cache, every fault is a call without a result: one that answers, and one that does not.
for (const [name, fault] of [
  ['returns 500', { kind: 'status', status: 500 }],
  ['never responds', { kind: 'hang' }],
] as const) {
  test(`when the admin host ${name}, cached, stale and restored pages stay complete`, async () => {
    // Two starts and a hundred pages.
    test.slow();
    await withIsolatedSite(
      async (site) => {
        await eachPage(site, 'first', assertComplete);
        // Wait until everything that must survive a crash is on disk.
        const calledPaths = new Set(site.admin.calls.map((call) => call.path));
        await expect.poll(site.responsesOnDisk).toBe(calledPaths.size);
        site.admin.setFault('/', fault);
        await eachPage(site, 'warm', assertComplete);

        // The footer shows the age once the fresh second is over and a revalidation has failed.
        const list = () => get(`${site.url}/paket-tour`).then(({ text }) => text.includes('Data per '));
        await expect.poll(list, { timeout: 60_000 }).toBe(true);
        await eachPage(site, 'stale', assertComplete);

        await site.restart();
        await eachPage(site, 'restarted', assertComplete);
      },
      { ADMIN_TIMEOUT_MS: '5000' },
    );
  });
}

function assertNoLeak(document: string, adminUrl: string, state: string) {
  for (const secret of [adminUrl, new URL(adminUrl).host, 'node_modules', '/var/www', '/api/admin/', 'ECONN']) {
    expect.soft(document.includes(secret), `${state} leaks ${secret}`).toBe(false);
  }
  expect.soft(textOf(document), `${state} shows a stack`).not.toMatch(/\n\s+at |\.tsx?:\d|Unexpected token/);
}

function assertComplete(fixture: PageFixture, response: { status: number; text: string }, state: string) {
  expect.soft(response.status, `${state} status`).toBe(200);
  expect.soft(response.text.includes(fixture.content), `${state} shows ${fixture.content}`).toBe(true);
}

/** Requests every kind of page concurrently. */
async function eachPage(
  site: IsolatedSite,
  state: string,
  check: (fixture: PageFixture, response: Awaited<ReturnType<typeof get>>, state: string) => void,
) {
  await Promise.all(
    pageFixtures.map(async (fixture) => check(fixture, await get(site.url + fixture.path), `${state} ${fixture.path}`)),
  );
}
