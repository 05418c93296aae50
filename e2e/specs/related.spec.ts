import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { hrefsOf } from '../support/html';

const titlesIn = (page: Page, name: string) =>
  page.getByRole('main').getByRole('list', { name, exact: true }).getByRole('heading', { level: 3 });

test('a page ends with similar and complementary records once their lists are in memory', async ({
  page,
  request,
  startOwnSite,
}) => {
  const site = await startOwnSite({ ADMIN_FRESH_SECONDS: '3600', PACKAGE_PRICE_UNIT: 'per orang' });
  const open = async (path: string) => (await request.get(site.url + path)).text();
  const scriptsOf = (html: string) => html.match(/\/assets\/[\w.-]+\.js/g)?.sort();
  const path = '/paketdetail/canyoning-gitgit-dan-paralayang-timbis';
  const before = await open(path);
  expect(before).not.toContain('Serupa');

  // Loads the lists, as the warm-up does.
  for (const list of ['/paket-tour', '/transportasi', '/attraction', '/akomodasi']) await open(list);
  // Opens another view of the record, since the first one is cached until its response expires.
  await gotoHydrated(page, `${site.url}${path}?tab=tempat`);
  // The package is alone in its category, so those with the nearest prices follow.
  await expect(titlesIn(page, 'Serupa')).toHaveText([
    'Gathering Kantor di Nusa Dua',
    'Studi Ekologi Bali Barat',
    'Pesona Ubud',
  ]);
  await expect(titlesIn(page, 'Kendaraan untuk perjalanan ini')).toHaveText([
    'Roadtrip Bali Timur Suzuki Jimny',
    'Toyota Alphard Premium',
    'Daihatsu Xenia',
  ]);
  await expect(page.getByRole('list', { name: 'Serupa' })).toContainText('Start From Rp 2.150.000 per orang');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.last()).toHaveText('Kendaraan untuk perjalanan ini');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
  expect(await horizontalOverflow(page)).toBe(0);
  await titlesIn(page, 'Kendaraan untuk perjalanan ini').getByRole('link', { name: 'Daihatsu Xenia' }).click();
  await expect(page).toHaveURL(/\/transportasi\/daihatsu-xenia$/);

  expect(scriptsOf(await open(`${path}?tab=tempat`)), 'they load no script of their own').toEqual(scriptsOf(before));
  const vehicle = await open('/transportasi/toyota-avanza');
  expect(hrefsOf(vehicle, 'Bandingkan')).toContain('/bandingkan?isi=transportasi-1,transportasi-5');
  expect(vehicle).toContain('href="/rencana?isi=transportasi-5"');

  // The package's price includes the car.
  expect(await open('/paketdetail/trekking-fajar-gunung-batur')).not.toContain('Kendaraan untuk perjalanan ini');
});

test('places link to their attractions, attractions to packages, and stays to attractions', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({ ADMIN_FRESH_SECONDS: '3600' });
  for (const list of ['/paket-tour', '/attraction']) await page.request.get(site.url + list);
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoHydrated(page, `${site.url}/paketdetail/keliling-bali-lewat-pesisir?tab=tempat`);
  const places = page.getByRole('tabpanel', { name: 'Tempat' });
  await expect(places.getByRole('link')).toHaveText(['Pantai Sanur', 'Pantai Lovina', 'Tanah Lot']);
  await expect(places.getByRole('listitem')).toHaveCount(8);
  expect.soft(await axeViolations(page)).toEqual([]);
  await places.getByRole('link', { name: 'Tanah Lot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pura Tanah Lot');
  await expect(titlesIn(page, 'Paket ke tempat ini')).toHaveText(['Keliling Bali Lewat Pesisir']);

  await page.goto(`${site.url}/akomodasi/hotel-karang-kelana-uluwatu`);
  await expect(titlesIn(page, 'Wisata di sekitar')).toHaveText(['Pura Luhur Uluwatu', 'Pantai Melasti']);
});
