import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { expectTrapped, press, tabTo } from '../support/keys';

// Keyboard tests by the ARIA Authoring Practices. For the navigation's groups see `navigation.spec.ts`, for the search
// box `search-choice.spec.ts`, for the tabs `details-sections.spec.ts`, for gallery and questions
// `keyboard-details.spec.ts`.

test('the admin dialog opens with Enter, traps the focus and returns it when it closes', async ({ page }) => {
  await gotoHydrated(page, '/kuliner');
  const opener = page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' });
  const dialog = page.getByRole('dialog', { name: 'Mau bicara dengan siapa?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Tutup' })).toBeFocused();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('in the row of dishes, buttons keep the focus and focused links scroll into view', async ({ page }) => {
  await gotoHydrated(page, '/kuliner');
  const next = page.getByRole('button', { name: 'Makanan berikutnya' });
  const dishes = page.getByRole('region', { name: 'Makanan Khas Terpopuler' }).getByRole('listitem');
  await next.focus();
  await expect(dishes.first()).toBeInViewport();
  const left = async () => Math.round((await dishes.first().boundingBox())?.x ?? 0);
  const start = await left();
  await page.keyboard.press('Enter');
  await expect.poll(left).toBe(start - 300);
  await page.keyboard.press('Enter');
  await expect(dishes.first()).not.toBeInViewport();
  await expect(next).toBeFocused();
  await tabTo(page, dishes.last().getByRole('link', { name: /^lihat lebih lanjut/ }), 'Shift+Tab');
  await expect(dishes.last()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens with Enter, continues with Tab, closes with Escape and returns the focus', async ({ page }) => {
    await gotoHydrated(page, '/contact');
    const opener = page.getByRole('button', { name: 'Buka menu' });
    const menu = page.getByRole('navigation', { name: 'Utama' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Tutup menu' })).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: 'Paket Tour' }));
    await press(page, 'Tab', 'Enter', 'Tab');
    await expect(menu.getByRole('link', { name: 'Akomodasi' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await press(page, 'Enter', 'Tab', 'Enter');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the menu closes when the focus leaves it, so that the focused element is visible', async ({ page }) => {
    await gotoHydrated(page, '/contact');
    const menu = page.getByRole('navigation', { name: 'Utama' });
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await tabTo(page, page.getByRole('link', { name: 'Tanyakan lewat WhatsApp' }));
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test('the magnifier opens the search field, and closing it returns the focus', async ({ page }) => {
    await gotoHydrated(page, '/contact');
    const opener = page.getByRole('link', { name: 'Buka pencarian' });
    await opener.press('Enter');
    await expect(page.getByRole('banner').getByLabel('Cari', { exact: true }).filter({ visible: true })).toBeFocused();
    await expect(page).toHaveURL('/contact');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Utama' })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a browser without the Popover API shows the page and navigates', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      const { matches } = Element.prototype;
      Element.prototype.matches = function (selectors: string) {
        if (selectors.includes(':popover-open')) throw new DOMException('not a selector', 'SyntaxError');
        return matches.call(this, selectors);
      };
    });
    await gotoHydrated(page, '/contact');
    await page.getByRole('link', { name: 'Buka pencarian' }).click();
    await expect(page).toHaveURL('/cari');
    const links = page.getByRole('navigation', { name: 'Tautan cepat' });
    await links.getByText('Tautan Cepat').filter({ visible: true }).click();
    await links.getByRole('link', { name: 'Tiket' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiket Bali');
  });
});

test.describe('a navigation is announced', () => {
  const expectAnnounced = (page: Page, title: string | RegExp) =>
    expect
      .poll(() =>
        page.getByText(title).evaluateAll((all) => all.filter(({ ariaLive }) => ariaLive === 'polite').length),
      )
      .toBe(1);

  test('by the title, with the focus on the content, when the page changes; on history navigation too', async ({
    page,
  }) => {
    await gotoHydrated(page, '/tiket');
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Blog' }).press('Enter');
    await expect(page).toHaveTitle(/^Blog Travel Bali/);
    await expectAnnounced(page, /^Blog Travel Bali/);
    await expect(page.getByRole('main')).toBeFocused();

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Lihat Detail/ })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(page.getByRole('main')).toBeFocused();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expectAnnounced(page, `${heading} | Blog Travel Bali`);

    await page.goBack();
    await expectAnnounced(page, /^Blog Travel Bali/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('by the title alone when the category changes; the focus stays on the link', async ({ page }) => {
    await gotoHydrated(page, '/transportasi');
    const chip = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'SUV' });
    await chip.press('Enter');
    await expect(page).toHaveURL('/transportasi?kategori=SUV');
    await expectAnnounced(page, /^SUV – Transportasi Bali/);
    await expect(chip).toBeFocused();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Menampilkan' })).toBeVisible();

    await page.goBack();
    await expectAnnounced(page, /^Transportasi Bali/);
  });
});
