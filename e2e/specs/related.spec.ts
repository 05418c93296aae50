import type { Page } from 'playwright/test';
import type { IsolatedSite } from '../../tests/support/isolated-site';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';

const env = { ADMIN_FRESH_SECONDS: '3600', PACKAGE_PRICE_UNIT: 'per orang' };

const group = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name, exact: true });
const titlesIn = (page: Page, name: string) => group(page, name).getByRole('heading', { level: 3 });

/** Takes lists into memory, as the warm-up does. */
async function loadLists({ url }: IsolatedSite, ...paths: string[]) {
  for (const path of paths) await fetch(url + path);
}

test('a page ends with similar records and what goes along, once their lists are in memory', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite(env);
  const path = `${site.url}/paketdetail/trekking-fajar-gunung-batur`;
  await gotoHydrated(page, path);
  await expect(page.getByRole('heading', { name: 'Serupa' })).toHaveCount(0);

  await loadLists(site, '/paket-tour', '/transportasi');
  // Another view of the record: the first one is cached until its response expires.
  await gotoHydrated(page, `${path}?tab=tempat`);
  await expect(titlesIn(page, 'Serupa')).toHaveText([
    'Rimba dan Air Terjun Bali Utara',
    'Nusa Penida dari Barat ke Timur',
  ]);
  await expect(titlesIn(page, 'Kendaraan untuk perjalanan ini')).toHaveText([
    'Honda Scoopy',
    'Roadtrip Bali Timur Suzuki Jimny',
    'Antar Jemput Bandara Ngurah Rai',
  ]);
  await expect(group(page, 'Serupa')).toContainText('Start From Rp 1.390.000 per orang');

  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.last()).toHaveText('Kendaraan untuk perjalanan ini');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
  expect(await horizontalOverflow(page)).toBe(0);

  await titlesIn(page, 'Kendaraan untuk perjalanan ini').getByRole('link', { name: 'Honda Scoopy' }).click();
  await expect(page).toHaveURL(/\/transportasi\/honda-scoopy$/);
});

test('a cached page without them is rendered again once they are there', async ({ request, startOwnSite }) => {
  const site = await startOwnSite({ ...env, ADMIN_FRESH_SECONDS: '1' });
  const path = `${site.url}/attraction/7`;
  const textOf = async () => (await request.get(path)).text();
  expect(await textOf()).not.toContain('Paket ke tempat ini');
  await loadLists(site, '/paket-tour');
  await expect.poll(textOf, { timeout: 20_000 }).toContain('Paket ke tempat ini');
});

test('after the start a first visit has them: the server takes the lists in by itself', async ({
  request,
  startOwnSite,
}) => {
  const site = await startOwnSite({ ...env, WARM_UP: 'on' });
  const isWarm = async () => (await (await request.get(`${site.url}/readyz`)).json()).warm;
  await expect.poll(isWarm, { timeout: 60_000 }).toBe(true);
  expect(await (await request.get(`${site.url}/attraction/7`)).text()).toContain('Paket ke tempat ini');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a similar record leads to a plan with it, and to its comparison with this one', async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite(env);
    await loadLists(site, '/transportasi');
    await page.goto(`${site.url}/transportasi/toyota-avanza`);
    const toPlan = group(page, 'Serupa').getByRole('link', { name: 'Masukkan Hyundai Stargazer ke rencana' });
    await expect(toPlan).toHaveAttribute('href', '/rencana?isi=transportasi-5');
    await group(page, 'Serupa').getByRole('link', { name: 'Bandingkan dengan Hyundai Stargazer' }).click();
    await expect(page).toHaveURL(/\/bandingkan\?isi=transportasi-1,transportasi-5$/);
    await expect(page.getByRole('columnheader')).toHaveText([/Toyota Avanza/, /Hyundai Stargazer/]);
  });
});

test('they load no script of their own', async ({ request, startOwnSite }) => {
  const site = await startOwnSite(env);
  const scriptsOf = async (path: string) => {
    const html = await (await request.get(site.url + path)).text();
    return { hasRelated: html.includes('Serupa'), scripts: html.match(/\/assets\/[\w.-]+\.js/g)?.sort() };
  };
  const before = await scriptsOf('/tiket/2');
  await loadLists(site, '/tiket');
  const after = await scriptsOf('/tiket/2?tab=informasi');
  expect([before.hasRelated, after.hasRelated]).toEqual([false, true]);
  expect(after.scripts).toEqual(before.scripts);
});
