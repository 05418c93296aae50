import { get } from '../../tests/support/isolated-site';
import { textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated } from '../support/goto-hydrated';
import { hrefsOf, mainOf } from '../support/html';
import { box, enter, list, option, searches } from '../support/search-box';

test('a search without results offers titles from the lists in memory, on its page and as options', async ({
  page,
  startOwnSite,
}) => {
  const { url, admin } = await startOwnSite({ ADMIN_FRESH_SECONDS: '3600' });
  for (const path of ['/paket-tour', '/akomodasi', '/tiket']) await fetch(url + path);
  const main = mainOf((await get(`${url}/cari?q=pesna+ubdu`)).text);
  expect.soft(textOf(main)).toMatch(/No results found for "pesna ubdu".*Dari daftar kami.*Pesona Ubud.*Start From/s);
  expect.soft(hrefsOf(main)).toContain('/paketdetail/pesona-ubud');
  expect.soft(textOf(main)).toContain('Tanyakan lewat WhatsApp');

  await gotoHydrated(page, `${url}/contact`);
  await enter(page);
  await box(page).fill('pesna ubdu');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('No results found for "pesna ubdu"', { exact: true }).last()).toBeVisible();
  await expect(banner.getByText('Dari daftar kami', { exact: true })).toBeVisible();
  await expect(option(page, /^Pesona Ubud/)).toHaveAttribute('href', '/paketdetail/pesona-ubud');
  await expect(option(page, /^Pesona Ubud/)).toHaveAttribute('tabindex', '-1');
  expect(await axeViolations(page)).toEqual([]);

  // A failed search stays silent, even with titles in memory.
  admin.setFault(searches, { kind: 'status', status: 500 });
  const failed = page.waitForResponse((response) => response.url().includes('/cari.json'));
  await box(page).fill('pesona ubud');
  await (await failed).finished();
  await expect(list(page)).toBeHidden();
  await expect(banner).not.toContainText(/Dari daftar kami|No results|belum bisa/);

  admin.clearFaults();
  await box(page).fill('pesna ubdu');
  await expect(option(page, /^Pesona Ubud/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/paketdetail/pesona-ubud`);
});
