import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

// The recipient of the money, and the links to the English page.

const payee = {
  LEGAL_NAME: 'PT Jelajah Pulau Dewata',
  BUSINESS_ID: '1234567890123',
  BANK_ACCOUNT_NAME: 'PT Jelajah Pulau',
  REVIEWS_URL: 'https://maps.example/ulasan',
};

test('the page on how to book and the dialog name the recipient of the money', async ({ page, startOwnSite }) => {
  const { url } = await startOwnSite(payee);
  await page.goto(`${url}/tiket/1`);
  await page.getByRole('main').getByRole('link', { name: 'Cara pesan', exact: true }).click();
  await expect(page).toHaveURL(`${url}/cara-pesan`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Cara Pesan' })).toBeVisible();
  await expect(main).toContainText('Transfer hanya ke rekening atas nama PT Jelajah Pulau.');
  await expect(main).toContainText('PT Jelajah Pulau Dewata');
  await expect(main).toContainText('1234567890123');
  await expect(main.getByRole('link', { name: /Ulasan di Google/ })).toHaveAttribute('href', payee.REVIEWS_URL);
  await page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' }).click();
  await expect(page.getByRole('dialog')).toContainText('Transfer hanya ke rekening atas nama PT Jelajah Pulau.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page states only what the owner has set, and has a section on cancellation', async ({ page }) => {
    await page.goto('/cara-pesan#pembatalan');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Pembatalan, ringkasnya' })).toBeInViewport();
    for (const unsaid of ['rekening atas nama', 'NIB', 'Ulasan di Google'])
      await expect(main).not.toContainText(unsaid);
    await main.getByRole('link', { name: 'How to book, in English' }).click();
    await expect(page).toHaveURL('/english');
    await page.getByRole('main').getByRole('link', { name: 'The same in Indonesian' }).click();
    await expect(page).toHaveURL('/cara-pesan');
  });

  test('footer and contact link to the page, and the header and the phone’s menu link to English', async ({ page }) => {
    await page.goto('/contact');
    const ways = page.getByRole('link', { name: /^Cara pesan/i });
    await expect(ways).toHaveCount(2);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/english');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/transportasi');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Rencana dan bahasa' });
    await expect(menu.getByRole('link', { name: 'Rencana' })).toBeVisible();
    await menu.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/english');
  });
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'en-AU' });

  test('is shown the link to the English page until it is closed, and not again', async ({ page }) => {
    await gotoHydrated(page, '/tiket/1');
    const line = page.getByRole('complementary', { name: 'In English' });
    await expect(line).toContainText('Reading in English?');
    await line.getByRole('button', { name: 'Close' }).click();
    await expect(line).toBeHidden();
    await gotoHydrated(page, '/tiket/1');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(line).toBeHidden();
  });

  test('is not shown the link over an order on phones, which has its own English', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await gotoHydrated(page, '/tiket');
    const line = page.getByRole('complementary', { name: 'In English' });
    await expect(line).toBeVisible();
    await page
      .getByRole('link', { name: /^Lihat Detail/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Ask in English' })).toBeVisible();
    await expect(line).toBeHidden();
  });

  test('is not shown the link again after following it', async ({ page }) => {
    await gotoHydrated(page, '/');
    await page.getByRole('complementary', { name: 'In English' }).getByRole('link', { name: 'How to book' }).click();
    await expect(page).toHaveURL('/english');
    await gotoHydrated(page, '/transportasi');
    await expect(page.getByRole('complementary', { name: 'In English' })).toBeHidden();
  });
});

test('a browser in Indonesian is not shown the link', async ({ page }) => {
  await gotoHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'In English' })).toBeHidden();
});
