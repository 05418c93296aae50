import { listAt, numbered } from '../fixtures/lists';
import { expect, statusLine, test, withAndWithoutJavaScript } from '../fixtures/test';
import { expectTimers, installClock, stopClock } from '../support/fake-timers';
import { gotoHydrated } from '../support/goto-hydrated';

test.use({ expectedConsole: [statusLine] });

const list = listAt('/transportasi');

withAndWithoutJavaScript(() => {
  test('a failing list shows the error and recovers with Coba Lagi', async ({ page, site }) => {
    const [category = ''] = list.categories;
    site.admin.replace(list.collection, numbered(list, 3));
    site.admin.setFault(`/api/admin/${list.collection}`, { kind: 'status', status: 503 });
    const url = `${list.path}?${new URLSearchParams({ kategori: category })}`;
    const response = await page.goto(`${url}&utm_source=wa`);

    expect.soft(response?.status()).toBe(502);
    expect.soft(response?.headers()['cache-control']).toBe('no-store');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(list.h1);
    await expect.soft(page.getByRole('heading', { name: 'Terjadi Kesalahan', exact: true })).toBeVisible();
    await expect.soft(page.getByText('HTTP error! status: 503', { exact: true })).toBeVisible();
    await expect.soft(page.getByRole('banner').getByRole('link', { name: 'Jelajahi Bali' })).toBeVisible();
    await expect.soft(page.getByRole('contentinfo')).toBeVisible();

    site.admin.clearFaults();
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveText(['Uji 1', 'Uji 3']);
    await expect(page).toHaveURL(url);
  });
});

test.describe('with streaming', () => {
  test.use({ siteKind: 'shortTimeouts' });
  test('a list that times out shows the error in the already streaming page', async ({ page, site }) => {
    site.admin.setFault('/api/admin/events', { kind: 'hang' });
    await page.goto('/event');
    await expect(page.getByRole('heading', { name: 'Terjadi Kesalahan', exact: true })).toBeVisible();
    await expect(page.getByText('Failed to fetch: timeout', { exact: true })).toBeVisible();
    site.admin.clearFaults();
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a list that fails during client navigation shows the same error, and recovers', async ({ page, site }) => {
  site.admin.replace('tickets', numbered(listAt('/tiket'), 2));
  await gotoHydrated(page, '/contact');
  site.admin.setFault('/api/admin/tickets', { kind: 'status', status: 500 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiket', exact: true }).click();
  await expect(page).toHaveURL('/tiket');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiket Bali');
  await expect(page.getByText('HTTP error! status: 500', { exact: true })).toBeVisible();
  site.admin.clearFaults();
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveCount(2);
});

test('a failing blog shows the loading state until a retry succeeds', async ({ page, site }) => {
  const calls = () => site.admin.callsTo('/api/admin/blogs');
  site.admin.replace('blogs', numbered(listAt('/blog'), 2));
  site.admin.setFault('/api/admin/blogs', { kind: 'status', status: 500 });
  await installClock(page);
  await stopClock(page);
  site.admin.clearCalls();
  const response = await page.goto('/blog');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-store');
  const words = page.getByText('Memuat data blogs ...', { exact: true });
  await expect(words).toBeVisible();
  await expect(page.getByText('Terjadi Kesalahan')).toHaveCount(0);
  // The page's modules have started by now.
  await page.clock.runFor(3000);

  const expectRetryAfter = async (ms: number) => {
    await expectTimers(page, ms, { waiting: 1 });
    const before = calls();
    await page.clock.runFor(ms - 1);
    expect(calls(), `not before ${ms} ms`).toBe(before);
    const answered = page.waitForResponse((response) => response.url().includes('/blog.data'));
    await page.clock.runFor(1);
    await answered;
    expect(calls()).toBe(before + 1);
  };
  await expectRetryAfter(3000);
  await expect(words).toBeVisible();
  await expectRetryAfter(6000);

  site.admin.clearFaults();
  await expectRetryAfter(12_000);
  await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveCount(2);
  await expect(words).toHaveCount(0);
  await page.clock.fastForward(120_000);
  expect(calls(), 'no more').toBe(4);
});
