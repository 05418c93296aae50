import { expect, test } from '../fixtures/test';
import { apiCalls } from '../support/api-calls';
import { expectTimers, installClock, stopClock } from '../support/fake-timers';
import { gotoHydrated } from '../support/goto-hydrated';
import { box, enter, list, option, placeRecords, searches, spinner } from '../support/search-box';

test.beforeEach(({ site }) => placeRecords(site.admin));

test('for more than two characters the box sends one request, 300 ms after the last key', async ({ page, site }) => {
  await installClock(page);
  await gotoHydrated(page, '/contact');
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/cari')) queries.push(url.searchParams.get('q') ?? '');
  });
  await enter(page);
  await stopClock(page);
  await box(page).fill('  se ');
  await page.clock.runFor(2000);
  expect(queries, 'two characters and spaces').toEqual([]);

  for (const [before, text] of ['ser', 'sera', ' serangan '].entries()) {
    await box(page).fill(text);
    await expectTimers(page, 300, { set: before + 1, waiting: 1 });
    await page.clock.runFor(299);
  }
  expect(queries, 'not before 300 ms have passed').toEqual([]);
  await page.clock.runFor(1);
  await expect(option(page, /Serangan paket/)).toBeVisible();
  expect(queries).toEqual(['serangan']);
  expect(apiCalls(site.admin)).toEqual([`${searches}?query=serangan`]);
});

test('a spinner precedes the results, which scroll within about 15rem, and their number is announced', async ({
  page,
  site,
}) => {
  await gotoHydrated(page, '/contact');
  await enter(page);
  site.admin.setFault(searches, { kind: 'hold' });
  await expect(spinner(page)).toBeHidden();
  await box(page).fill('serangan');
  await expect(spinner(page)).toBeVisible();
  site.admin.release();
  await expect(option(page, /Serangan paket/)).toBeVisible();
  await expect(spinner(page)).toBeHidden();
  const size = await list(page).evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(size.clientHeight).toBeLessThanOrEqual(260);
  expect(size.scrollHeight).toBeGreaterThan(size.clientHeight);

  const results = Array.from({ length: 51 }, (_, id) => ({ id, type: 'ticket', title: `Uji ${id}` }));
  for (const [count, announced] of [
    [50, /^50 hasil$/],
    [51, /^50 hasil teratas$/],
  ] as const) {
    site.admin.setFault(searches, { kind: 'body', body: JSON.stringify({ data: results.slice(0, count) }) });
    await box(page).fill(`uji ${count} hasil`);
    await expect(page.getByRole('banner').getByRole('status').filter({ hasText: announced })).toHaveCount(1);
  }
});

test('a query without results is shown, and truncated if overlong; a failed search clears the results silently', async ({
  page,
  site,
}) => {
  await gotoHydrated(page, '/contact');
  const banner = page.getByRole('banner');
  const noResults = (query: string) => banner.getByText(`No results found for "${query}"`, { exact: true }).last();
  await enter(page);
  await box(page).fill(' gajah terbang ');
  await expect(noResults('gajah terbang')).toBeInViewport();
  await expect(page.getByText('Tidak ada hasil. Coba kata lain, misalnya Ubud.', { exact: true })).toBeInViewport();
  site.admin.clearCalls();
  await box(page).fill('gajah '.repeat(60));
  const cut = 'gajah '.repeat(60).slice(0, 200);
  await expect(noResults(cut)).toBeInViewport();
  expect(apiCalls(site.admin)).toEqual([`${searches}?query=${cut}`]);

  await box(page).fill('serangan');
  await expect(option(page, /Serangan paket/)).toBeVisible();
  site.admin.setFault(searches, { kind: 'status', status: 500 });
  site.admin.clearCalls();
  await box(page).fill('serangan p');
  await expect.poll(() => site.admin.callsTo(searches)).toBe(1);
  await expect(spinner(page)).toBeHidden();
  await expect(list(page)).toBeHidden();
  await expect(banner).not.toContainText(/No results|gagal|belum bisa/i);
  site.admin.clearFaults();
  await box(page).fill('serangan');
  await expect(option(page, /Serangan paket/)).toBeVisible();
});

test('results close on a click elsewhere, on Escape, on submitting and on a short text, and reopen on focus', async ({
  page,
  site,
}) => {
  await gotoHydrated(page, '/contact');
  const results = option(page, /Serangan paket/);
  const focusAgain = async () => {
    await box(page).blur();
    await box(page).focus();
  };
  await enter(page);
  // Submitting an empty box does nothing.
  await page.keyboard.press('Enter');
  await box(page).fill('serangan');
  await expect(results).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('serangan');
  await box(page).click();
  await expect(results).toBeVisible();

  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press(key);
    await expect(list(page), key).toBeHidden();
    await expect(box(page), key).toBeFocused();
    await expect(box(page), key).toHaveValue('serangan');
    await focusAgain();
    await expect(results, key).toBeVisible();
  }
  await expect(page).toHaveURL('/contact');
  expect(site.admin.callsTo(searches)).toBe(1);

  await box(page).fill('se');
  await expect(list(page)).toBeHidden();
  await focusAgain();
  await expect(list(page)).toBeHidden();
});

test('a stale response does not replace a newer one', async ({ page, site }) => {
  await gotoHydrated(page, '/contact');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/cari.*q=atraksi/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  await enter(page);
  await box(page).fill('atraksi');
  await expect.poll(() => site.admin.callsTo(searches)).toBe(1);
  await box(page).fill('serangan paket');
  await expect(option(page, /Serangan paket/)).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(option(page, /Serangan atraksi/)).toHaveCount(0);
  await expect(option(page, /Serangan paket/)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ expectedConsole: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('a search shows no message and does not change the page', async ({ page, context }) => {
    await gotoHydrated(page, '/contact');
    await page.getByLabel('Nama').fill('Wayan');
    await enter(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cari'));
    await box(page).fill('ubud');
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: 'Hubungi Kami' })).toBeVisible();
    await expect(page.getByLabel('Nama')).toHaveValue('Wayan');
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});
