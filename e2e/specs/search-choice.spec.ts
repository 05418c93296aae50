import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { gotoHydrated, holdRequests } from '../support/goto-hydrated';
import { box, enter, found, list, option, placeRecords } from '../support/search-box';

test.beforeEach(async ({ page, site }) => {
  placeRecords(site.admin);
  site.admin.clearCalls();
  await gotoHydrated(page, '/contact');
});

test('results of all nine types show their label and link to their pages, and the last entry to all results', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  await enter(page);
  await box(page).fill('serangan & tiket');
  const noResults = page.getByRole('banner').getByText(/^No results/);
  await expect(noResults.last()).toBeVisible();
  await expect(option(page, 'Lihat semua hasil')).toHaveCount(0);
  await box(page).fill('serangan');
  for (const [label, title, href] of found) {
    await expect(option(page, title)).toContainText(label);
    await expect(option(page, title)).toHaveAttribute('href', href.replace('/kuliner#makanan-', '/makanan/'));
    await expect(option(page, title)).toHaveAttribute('tabindex', '-1');
  }
  const [, title, href] = found.at(-1) ?? ['', '', ''];
  await option(page, title).click();
  await expect(page).toHaveURL(href);
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('');

  await box(page).fill('serangan');
  await expect(list(page).getByRole('option').last()).toHaveText(/^Lihat semua hasil/);
  await expect(option(page, 'Lihat semua hasil')).toHaveAttribute('href', '/cari?q=serangan');
  await option(page, 'Lihat semua hasil').click();
  await expect(page).toHaveURL('/cari?q=serangan');
  await expect(page.getByRole('main').getByRole('link', { name: /^Serangan/ })).toHaveCount(found.length);
  expect(documents, 'a plain click loads no document').toEqual([]);
});

test('a query typed while the chosen page loads keeps the focus and its suggestions', async ({ page }) => {
  await enter(page);
  await box(page).fill('serangan');
  // Only the page's data is held, not its code.
  const load = await holdRequests(page, /\/tiket\/1\.data/);
  await option(page, /Serangan tiket/).click();
  await box(page).pressSequentially('serangan');
  await expect(option(page, /Serangan paket/)).toBeVisible();
  load();
  await expect(page.getByRole('heading', { level: 1, name: 'Serangan tiket' })).toBeVisible();
  await expect(box(page)).toHaveValue('serangan');
  await expect(box(page)).toBeFocused();
  await expect(option(page, /Serangan paket/)).toBeVisible();
});

test('a Ctrl click and a middle click open a suggestion in a new tab and do not change the box', async ({
  page,
  context,
}) => {
  await enter(page);
  await box(page).fill('serangan');
  const clicks: Parameters<Locator['click']>[0][] = [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }];
  for (const click of clicks) {
    const opened = context.waitForEvent('page');
    await option(page, 'Serangan tiket').click(click);
    await expect(await opened).toHaveURL('/tiket/1');
    await expect(page).toHaveURL('/contact');
    await expect(box(page)).toHaveValue('serangan');
    await expect(box(page)).toBeFocused();
    await expect(option(page, 'Serangan tiket')).toBeVisible();
  }
});

test('arrow keys move through the results and Enter chooses; the focus stays in the box', async ({ page }) => {
  await enter(page);
  await box(page).fill('serangan');
  const options = list(page).getByRole('option');
  await expect(options).toHaveCount(found.length + 1);
  const marked = async (index: number) => {
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = await options.nth(index).getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
    await expect(box(page)).toBeFocused();
  };
  await page.keyboard.press('ArrowDown');
  await marked(0);
  await page.keyboard.press('ArrowDown');
  await marked(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await marked(found.length);
  await expect(options.nth(found.length), 'what is marked is in sight').toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await marked(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/akomodasi/serangan-akomodasi');
  await expect(box(page)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the box in the menu searches, reopens on a tap, opens a result and closes the menu', async ({ page }) => {
    await page.getByRole('button', { name: 'Buka menu' }).tap();
    await box(page).tap();
    await expect(box(page)).toHaveRole('combobox');
    await box(page).fill('serangan');
    await expect(option(page, /Serangan tiket/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByText('Menu', { exact: true }).tap();
    await expect(list(page)).toBeHidden();
    await box(page).tap();
    await option(page, /Serangan tiket/).tap();
    await expect(page).toHaveURL('/tiket/1');
    await expect(page.getByRole('navigation', { name: 'Utama' })).toBeHidden();
  });
});
