import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { startDeployingProxy } from '../support/deploying-proxy';
import { gotoHydrated, hydrated } from '../support/goto-hydrated';

// Two builds, one after the other: a build's components never get the other build's data.

const LIST = '/transportasi?kategori=Mobil+Keluarga';
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `Lihat Detail ${name}`, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('data that a cache keeps from the previous build does not reach the new one', async ({ page, startOwnSite }) => {
  const proxy = await startDeployingProxy();
  proxy.deploy((await startOwnSite({ SITE_URL: proxy.url, ADMIN_FRESH_SECONDS: '600' })).url);
  await gotoHydrated(page, proxy.url + LIST);
  await card(page, 'Toyota Avanza').click();
  // The pending page has this title too. Content that still loads would be renamed on its way.
  await expect(page.getByRole('heading', { name: 'Tentang Kendaraan Ini' })).toBeVisible();
  await expect(title(page, 'Toyota Avanza')).toBeVisible();
  proxy.rename(['Toyota Avanza', 'Toyota Avanza Baru']);
  await gotoHydrated(page, proxy.url + LIST);
  await card(page, 'Toyota Avanza Baru').click();
  await expect(title(page, 'Toyota Avanza Baru')).toBeVisible();
  proxy.close();
});

test('a page that is open during a deploy continues with documents of the new build', async ({
  page,
  startOwnSite,
}) => {
  const proxy = await startDeployingProxy();
  proxy.deploy((await startOwnSite({ SITE_URL: proxy.url, ADMIN_FRESH_SECONDS: '600' })).url);
  await gotoHydrated(page, proxy.url + LIST);
  const isFirstDocument = () => page.evaluate(() => document.body.hasAttribute('data-first'));
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
  // The next page's modules are loaded, so nothing of the former build is missing.
  await card(page, 'Toyota Avanza').click();
  // The pending page has the title too. Remix logs an error for data that is aborted while it arrives.
  await expect(page.getByRole('heading', { name: 'Tentang Kendaraan Ini' })).toBeVisible();
  await expect(title(page, 'Toyota Avanza')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(title(page, 'Transportasi Bali')).toBeVisible();
  // The pending page has this title too. Content that still loads would be renamed on its way.
  await expect(card(page, 'Toyota Innova Reborn')).toBeVisible();
  expect(await isFirstDocument()).toBe(true);
  proxy.rename();
  await card(page, 'Toyota Innova Reborn').click();
  await expect(title(page, 'Toyota Innova Reborn')).toBeVisible();
  await expect(page).toHaveURL(/\/transportasi\/toyota-innova-reborn$/);
  expect(await isFirstDocument()).toBe(false);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(proxy.url + LIST);
  await expect(title(page, 'Transportasi Bali')).toBeVisible();
  proxy.close();
});
