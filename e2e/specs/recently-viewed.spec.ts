import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { takeShifts, watchShifts } from '../support/layout-shift';

const paths = [
  '/paketdetail/pesona-ubud',
  '/transportasi/toyota-avanza',
  '/attraction/1',
  '/tiket/1',
  '/event/2',
  '/fasilitas/1',
] as const;
type Path = (typeof paths)[number];

/** Opens a record's page, and waits until the device has remembered it, which follows the page's load. */
async function openRecord(page: Page, path: Path): Promise<string> {
  await gotoHydrated(page, path);
  const isNoted = () => page.evaluate((path) => JSON.stringify(localStorage).includes(path), path);
  await expect.poll(isNoted).toBe(true);
  return (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
}

const section = (page: Page) => page.getByRole('region', { name: 'Terakhir dilihat' });
const links = (page: Page) => section(page).getByRole('link');
const hrefsIn = (page: Page) => links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('home below the hero, an empty plan and an empty result show the last four records until they are forgotten', async ({
  page,
}) => {
  const opened: string[] = [];
  for (const path of paths.slice(0, 5)) opened.unshift(await openRecord(page, path));
  const shown = opened.slice(0, 4).map((title) => new RegExp(title));

  for (const path of ['/', '/rencana', '/cari?q=zzzzzz', '/akomodasi?q=zzzzzz', '/akomodasi?kategori=Pesulap']) {
    await gotoHydrated(page, path);
    await expect(links(page), path).toHaveText(shown);
  }
  for (const path of ['/akomodasi', '/cari?q=ubud', '/rencana?isi=paket-1', '/blog']) {
    await gotoHydrated(page, path);
    await expect(section(page), path).toHaveCount(0);
  }

  await gotoHydrated(page, '/');
  // There is no price, since it may have changed.
  await expect(section(page)).not.toContainText('Rp');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(['Terakhir dilihat', 'Paket Tour Terbaik']);
  await links(page).first().click();
  await expect(page).toHaveURL(paths[4] ?? '');
  await page.goBack();
  await section(page).getByRole('button', { name: 'Hapus' }).click();
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await gotoHydrated(page, '/');
  await expect(section(page)).toHaveCount(0);
});

test('whatever two tabs open and forget, both show the records opened last', async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => gotoHydrated(tab, '/')));
  let model: Path[] = [];
  // The tens of a step choose its record, the units its tab.
  const steps = [50, 11, 31, 41, 20, 11, 50].map((step) => ({
    path: paths[Math.floor(step / 10)] as Path,
    tab: tabs[step % 10] as Page,
  }));
  for (const [at, { path, tab }] of steps.entries()) {
    const other = tabs.find((one) => one !== tab) as Page;
    await openRecord(tab, path);
    model = [path, ...model.filter((known) => known !== path)].slice(0, 4);
    // The other tab shows home all the time.
    await expect.poll(() => hrefsIn(other), `${at}`).toEqual(model);
    await gotoHydrated(tab, '/');
    await expect.poll(() => hrefsIn(tab), `${at}`).toEqual(model);
    if (at % 5 !== 4) continue;
    await section(tab).getByRole('button', { name: 'Hapus' }).click();
    model = [];
    for (const one of tabs) await expect(section(one)).toHaveCount(0);
  }
});

test.describe('without fonts', () => {
  test.use({ expectedConsole: [/\.woff2$/] });

  for (const width of [1280, 360]) {
    test(`at ${width} px nothing in sight moves on home, axe finds nothing, and it fits 320 px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const path of paths.slice(0, 4)) await openRecord(page, path);
      await watchShifts(page);
      // A font that comes just in time has other widths, and moves text.
      await page.route(/\.woff2$/, (route) => route.abort());
      await gotoHydrated(page, '/');
      await expect(links(page)).toHaveCount(4);
      expect(await takeShifts(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  }
});

test('a stored value that is no record of the site is ignored', async ({ page }) => {
  for (const text of ['x', '[{"href":"https://evil.example/tiket/1","title":"Jahat"}]', '{"title":1}']) {
    await gotoHydrated(page, '/contact');
    await page.evaluate((text) => localStorage.setItem('terakhir-dilihat', text), text);
    await gotoHydrated(page, '/');
    await expect(page.getByText('Jahat'), text).toHaveCount(0);
    await expect(section(page), text).toHaveCount(0);
  }
});
