import { expect, statusLine, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

test.describe('an unknown path', () => {
  test.use({ expectedConsole: [statusLine] });

  test('shows the 404 page in the site’s layout, with recovery links in the first view and a link home', async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 900],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await page.goto('/pantai/rahasia'))?.status()).toBe(404);
      const main = page.getByRole('main');
      for (const part of [
        main.getByRole('heading', { name: '404' }),
        main.getByText('Oops! Page not found', { exact: true }),
        main.getByText('Halaman tidak ditemukan', { exact: true }),
        main.getByRole('link', { name: /beranda/i }),
        main.getByRole('searchbox'),
        main.getByRole('link', { name: 'Tanyakan lewat WhatsApp' }),
      ]) {
        await expect.soft(part).toBeInViewport({ ratio: 1 });
      }
      await expect.soft(main.getByRole('presentation')).toBeInViewport();
    }
    await expect.soft(page.getByRole('banner')).toBeVisible();
    await expect.soft(page.getByRole('contentinfo')).toBeVisible();
    await expect.soft(page).toHaveTitle('Halaman tidak ditemukan | Jelajahi Bali');
    await page
      .getByRole('main')
      .getByRole('link', { name: /beranda/i })
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jelajahi Bali');
  });
});

test('client navigation follows the redirects of /wisata-atraksi and /events', async ({ page }) => {
  await gotoHydrated(page, '/');
  await page
    .getByRole('link', { name: /^Lihat Semua/ })
    .last()
    .click();
  await expect(page).toHaveURL('/event');
  await expect(page.getByText(/^Menampilkan/)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Mulai Petualangan' }).click();
  await expect(page).toHaveURL('/attraction');
});
