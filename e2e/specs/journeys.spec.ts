import type { Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

/** A visitor's complete journeys on a phone, from a link or from home to the chat. */

const VIEW = { width: 360, height: 780 };

test.use({ viewport: VIEW, hasTouch: true });

const main = (page: Page) => page.getByRole('main');

withAndWithoutJavaScript((open) => {
  test('a shared list of SUVs leads to the chat with two taps and no scrolling', async ({ page }) => {
    await open(page, '/transportasi?kategori=SUV&fbclid=abc');
    const card = main(page).getByRole('article').first();
    await expect(card).toBeInViewport({ ratio: 0.5 });
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link', { name: `Lihat Detail ${title}` }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).getByRole('link', { name: 'Pesan Sekarang' }).last()).toBeInViewport({ ratio: 1 });
    const href = await main(page).getByRole('link', { name: 'Pesan Sekarang' }).last().getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toContain(title);
  });
});

test('a family of four sees all packages of three days within three screens', async ({ page }) => {
  await gotoHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Bagian situs' }).getByRole('link', { name: 'Paket Tour' }).tap();
  await expect(page).toHaveURL('/paket-tour');
  // The list's form replaces the pending page's form.
  await expect(main(page).getByText(/^Menampilkan/)).toBeVisible();
  await page.getByText('Saring dan urut').tap();
  await page.getByLabel('Jumlah orang').fill('4');
  await page.getByLabel('Lama perjalanan').selectOption('3 hari');
  await page.getByRole('button', { name: 'Terapkan' }).tap();
  await expect(main(page).getByText(/^\d+ paket tour$/)).toBeVisible();
  const bottom = await main(page).getByRole('article').last().boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0) + scrolled).toBeLessThan(3 * VIEW.height);
});
