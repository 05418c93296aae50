import type { Page } from 'playwright/test';
import { hrefsOf } from '../fixtures/documents';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { horizontalOverflow } from '../support/horizontal-overflow';

const titlesIn = (page: Page, name: string) =>
  page.getByRole('main').getByRole('list', { name, exact: true }).getByRole('heading', { level: 3 });

test('a page ends with similar records and what goes along, once their lists are in memory', async ({
  page,
  request,
  startOwnSite,
}) => {
  const site = await startOwnSite({ ADMIN_FRESH_SECONDS: '3600', PACKAGE_PRICE_UNIT: 'per orang' });
  const open = async (path: string) => (await request.get(site.url + path)).text();
  const scriptsOf = (html: string) => html.match(/\/assets\/[\w.-]+\.js/g)?.sort();
  const path = '/paketdetail/trekking-fajar-gunung-batur';
  const before = await open(path);
  expect(before).not.toContain('Serupa');

  // As the warm-up does.
  for (const list of ['/paket-tour', '/transportasi']) await open(list);
  // Another view of the record: the first one is cached until its response expires.
  await gotoHydrated(page, `${site.url}${path}?tab=tempat`);
  await expect(titlesIn(page, 'Serupa')).toHaveText([
    'Rimba dan Air Terjun Bali Utara',
    'Nusa Penida dari Barat ke Timur',
  ]);
  await expect(titlesIn(page, 'Kendaraan untuk perjalanan ini')).toHaveText([
    'Honda Scoopy',
    'Roadtrip Bali Timur Suzuki Jimny',
    'Antar Jemput Bandara Ngurah Rai',
  ]);
  await expect(page.getByRole('list', { name: 'Serupa' })).toContainText('Start From Rp 1.390.000 per orang');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.last()).toHaveText('Kendaraan untuk perjalanan ini');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await axeViolations(page), `at ${width} px`).toEqual([]);
  }
  expect(await horizontalOverflow(page)).toBe(0);
  await titlesIn(page, 'Kendaraan untuk perjalanan ini').getByRole('link', { name: 'Honda Scoopy' }).click();
  await expect(page).toHaveURL(/\/transportasi\/honda-scoopy$/);

  expect(scriptsOf(await open(`${path}?tab=tempat`)), 'they load no script of their own').toEqual(scriptsOf(before));
  const vehicle = await open('/transportasi/toyota-avanza');
  expect(hrefsOf(vehicle, 'Bandingkan')).toContain('/bandingkan?isi=transportasi-1,transportasi-5');
  expect(vehicle).toContain('href="/rencana?isi=transportasi-5"');
});
