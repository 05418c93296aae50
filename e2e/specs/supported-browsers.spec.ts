import { expect, test } from '../fixtures/test';
import { gotoHydrated, SCRIPTS } from '../support/goto-hydrated';

test('an older browser shows the page without JavaScript', async ({ page }) => {
  await page.addInitScript(() => {
    // Chrome 96 and Safari 15.3 behave like this.
    Reflect.deleteProperty(Array.prototype, 'findLast');
  });
  await page.goto('/contact', { waitUntil: 'load' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Rencanakan lewat WhatsApp' })).toBeVisible();
  await expect(page.getByLabel('Nama')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transportasi' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(document.body)), 'not hydrated').toEqual([]);
});

test.describe('when a script fails to load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the page works without JavaScript', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'load' });
    await expect(page.getByLabel('Nama')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Rencanakan lewat WhatsApp' })).toBeVisible();
  });
});

test.describe('a browser without popovers', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has links to the menu and out of it', async ({ page }) => {
    await page.route('/kuliner', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // The test's Chromium has popovers, so the condition is inverted.
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: withoutPopovers(html) });
    });
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
    await gotoHydrated(page, '/kuliner');
    const menu = page.getByRole('navigation', { name: 'Utama' });
    await page.getByRole('link', { name: 'Buka menu' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('link', { name: 'Tutup menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('link', { name: 'Buka menu' }).click();
    await menu.getByRole('link', { name: 'Wisata & Atraksi' }).click();
    await expect(page).toHaveURL('/attraction');
    await expect(menu).toBeHidden();
  });
});

/** A document as a browser without popovers reads it. */
const withoutPopovers = (html: string): string =>
  html.replaceAll('popover=', 'data-popover=').replaceAll('selector(:popover-open)', 'selector(:no-such-selector)');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('phone numbers, names of people and prices are not translated', async ({ page }) => {
    for (const path of [
      '/',
      '/contact',
      '/english',
      '/transportasi',
      '/transportasi/toyota-avanza',
      '/kuliner?lengkap=1',
      '/rencana?isi=paket-1x2',
    ]) {
      await page.goto(path);
      const translated = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const words = text.textContent?.trim() ?? '';
          const isSame = /^(?:\+62 [\d-]+|Made Ayu Lestari|Komang Adi Wirawan|Rp\s[\d.]+(?:\s.{0,12})?)$/.test(words);
          if (isSame && !text.parentElement?.closest('[translate="no"], script, style')) found.push(words);
        }
        return found;
      });
      expect.soft(translated, path).toEqual([]);
    }
  });
});
