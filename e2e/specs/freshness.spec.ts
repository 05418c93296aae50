import type { Page } from 'playwright/test';
import type { SampleRecord } from '../../sample-admin/server';
import { get, type IsolatedSite } from '../../tests/support/isolated-site';
import { type Detail, detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

// A visitor who navigates within the site sees the server's current data. The browser's cache is on.

const card = (page: Page, { full }: Detail) =>
  page.getByRole('main').getByRole('link', { name: `Lihat Detail ${full.title}`, exact: true });
const isOpen = (page: Page, { full }: Detail) =>
  expect(page.getByRole('heading', { level: 1, name: full.title })).toBeVisible();
const text = (page: Page, shown: string) => page.getByRole('main').getByText(shown).first();

/** Replaces a list's records by those of its fixture, with changes. */
const offer = (site: IsolatedSite, { collection, full }: Detail, changes: SampleRecord) =>
  site.admin.replace(collection, [{ ...full.record, ...changes }]);

/** Waits until the server has loaded a change. */
async function serverShows(site: IsolatedSite, { list, full }: Detail, shown: string) {
  for (const path of [list, full.href]) {
    await expect.poll(async () => (await get(site.url + path)).text, { timeout: 60_000 }).toContain(shown);
  }
}

/** The messages of the page's chat links. */
const messages = (page: Page) =>
  page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')));

const changes: { list: string; before: SampleRecord; after: SampleRecord; was: string; is: string; message: string }[] =
  [
    {
      list: '/transportasi',
      before: { harga: 900_000 },
      after: { harga: 1_200_000 },
      was: 'Rp 900.000',
      is: 'Rp 1.200.000',
      message: 'dengan harga Rp 1.200.000',
    },
    {
      list: '/tiket',
      before: { price: 50_000, stock: 5 },
      after: { price: 90_000, stock: 0 },
      was: 'Rp 50.000',
      is: 'Rp 90.000',
      message: 'jadwal lain',
    },
  ];
for (const { list, before, after, was, is, message } of changes) {
  test(`a changed record of ${list} is shown and ordered in its new state`, async ({ page, startOwnSite }) => {
    // Longer than a browser may use cached data.
    const site = await startOwnSite({ ADMIN_FRESH_SECONDS: '3' });
    const detail = detailOf(list);
    offer(site, detail, before);
    await gotoHydrated(page, site.url + list);
    await card(page, detail).click();
    await isOpen(page, detail);
    await expect(text(page, was)).toBeVisible();
    offer(site, detail, after);
    await serverShows(site, detail, is);
    await page.getByRole('link', { name: 'Kembali' }).click();
    await expect(text(page, is)).toBeVisible();
    await card(page, detail).click();
    await isOpen(page, detail);
    await expect(text(page, is)).toBeVisible();
    expect((await messages(page)).join('\n')).toContain(message);
  });
}

const vehicle = detailOf('/transportasi');

test('a link whose page is prefetched opens at once, with one request for its data', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  offer(site, vehicle, {});
  await gotoHydrated(page, site.url + vehicle.list);
  const requests = () => site.running.output().match(/"path":"[^"]*\.data"/g) ?? [];
  // Clicks as soon as the data has arrived, before it can expire on a busy machine.
  await page.evaluate((href) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ name }) => name.includes('.data'))) return;
      observer.disconnect();
      [...document.links].find((link) => link.getAttribute('href') === href)?.click();
    }).observe({ type: 'resource' });
  }, vehicle.full.href);
  await card(page, vehicle).hover();
  await isOpen(page, vehicle);
  // The list's data is requested after any request that the click caused, so such a request would be logged by now.
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(card(page, vehicle)).toBeVisible();
  await expect.poll(requests).toEqual([`"path":"${vehicle.full.href}.data"`, '"path":"/transportasi.data"']);
});
