import type { Fault } from '../../sample-admin/server';
import { get, type IsolatedSite, withIsolatedSite } from '../../tests/support/isolated-site';
import { textOf } from '../../tests/support/text-of';
import { type Cause, htmlPaths, type PageFixture, pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';
import { elementsOf } from '../support/html';

const failed = { status: 502, message: 'HTTP error! status: 500' };
const network = { status: 502, message: 'Failed to fetch: network error' };
const format = { status: 502, message: 'Invalid data format from API' };

/** One fault of the admin host for each kind of failed call, with the message of an uncached page. */
const faults: [name: string, fault: Fault | 'stopped', cause: Cause][] = [
  ['returns 500', { kind: 'status', status: 500, body: 'Galat di /var/www/admin.php:12' }, failed],
  ['sends no JSON', { kind: 'body', body: '<h1>Perawatan</h1>' }, format],
  ['is stopped', 'stopped', network],
  ['never responds', { kind: 'hang' }, { status: 504, message: 'Failed to fetch: timeout' }],
];

/** The timeout for an admin host that never responds: every call takes this long on any machine. */
const shortTimeout = { ADMIN_TIMEOUT_MS: '1000' };

/** A response's text without tags: within a line, an error message is marked as English. */
const wordsOf = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, '');

test('while the admin host fails, uncached pages show the error, leak nothing and are not cacheable', async () => {
  await withIsolatedSite(async (site) => {
    for (const [name, fault, cause] of faults) {
      if (fault === 'stopped') await site.admin.stop();
      else site.admin.setFault('/', fault);
      if (name === 'never responds') {
        await site.admin.start();
        await site.restart(shortTimeout);
      }
      await eachPage(site, name, (fixture, response, state) => {
        const expected = fixture.cold(cause);
        expect.soft(response.status, `${state} status`).toBe(expected.status);
        expect.soft(response.text + wordsOf(response.text), `${state} says ${expected.text}`).toContain(expected.text);
        expect.soft(response.headers.get('Cache-Control'), `${state} policy`).toBe('no-store');
        assertNoLeak(response.text, site.admin.url, state);
        if (!htmlPaths.includes(fixture.path)) return;
        for (const name of ['header', 'main', 'footer'])
          expect.soft(elementsOf(response.text, name), `${state} has a ${name}`).toHaveLength(1);
      });
      expect.soft((await get(`${site.url}/tiket.data`)).headers.get('Cache-Control'), name).toBe('no-store');
    }
  });
});

test('when the admin host stops responding, visited pages stay complete; stale ones say so and are not cacheable', async () => {
  await withIsolatedSite(async (site) => {
    await eachPage(site, 'first', assertComplete);
    for (const path of ['/event/1.ics', '/blog/rss.xml']) {
      expect((await get(site.url + path)).headers.get('Cache-Control'), path).toContain('s-maxage=1,');
    }
    // Waits until everything that must survive a crash is on disk.
    const calledPaths = new Set(site.admin.calls.map((call) => call.path));
    const responsesOnDisk = async () => {
      const count = await site.responsesOnDisk();
      // The site gives up a write that a busy disk delays. The next visit writes again.
      if (count < calledPaths.size) await eachPage(site, 'visited again', assertComplete);
      return count;
    };
    await expect.poll(responsesOnDisk).toBe(calledPaths.size);
    site.admin.setFault('/', { kind: 'hang' });
    await site.restart(shortTimeout);
    await eachPage(site, 'restarted', assertComplete);
    const otherName = `${site.url}/tiket/shuttle-bandara,-sanur,-dan-ubud`;
    expect((await get(otherName)).status, 'by another identifier').toBe(200);

    // Pages are stale once the fresh second is over and a revalidation has failed.
    const paths = [...pageFixtures.map(({ path }) => path), '/event/1.ics', '/blog/rss.xml'];
    const policies = () =>
      Promise.all(paths.map(async (path) => (await get(site.url + path)).headers.get('Cache-Control')));
    await expect.poll(policies, { timeout: 60_000 }).toEqual(paths.map(() => 'no-store'));
    await eachPage(site, 'stale', (fixture, response, state) => {
      assertComplete(fixture, response, state);
      const age = /Data per \d{1,2} \p{L}+ \d{4}[^<]* \d{2}[.:]\d{2} WITA</u;
      if (htmlPaths.includes(fixture.path)) expect.soft(response.text, `${state} has its age`).toMatch(age);
    });

    site.admin.clearFaults();
    const list = async () => (await get(`${site.url}/paket-tour`)).text.includes('Data per ');
    await expect.poll(list, { timeout: 60_000 }).toBe(false);
  });
});

function assertNoLeak(document: string, adminUrl: string, state: string) {
  for (const secret of [adminUrl, new URL(adminUrl).host, 'node_modules', '/var/www', '/api/admin/', 'ECONN']) {
    expect.soft(document.includes(secret), `${state} leaks ${secret}`).toBe(false);
  }
  expect.soft(textOf(document), `${state} shows a stack`).not.toMatch(/\n\s*at |\.tsx?:\d|Unexpected token/);
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
