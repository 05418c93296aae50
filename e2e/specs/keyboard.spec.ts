import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { press, tabTo } from '../support/keys';

// Keyboard tests by the ARIA Authoring Practices. Navigation groups: `navigation.spec.ts`. Search box:
// `search-choice.spec.ts`. Tabs: `details-sections.spec.ts`. Gallery and questions: `keyboard-details.spec.ts`. Admin
// dialog: `whatsapp.spec.ts`.

test('in the row of dishes, buttons keep the focus and focused links scroll into view', async ({ page }) => {
  await gotoHydrated(page, '/kuliner');
  const next = page.getByRole('button', { name: 'Makanan berikutnya' });
  const dishes = page.getByRole('region', { name: 'Makanan Khas Terpopuler' }).getByRole('listitem');
  await next.focus();
  await expect(dishes.first()).toBeInViewport();
  await press(page, 'Enter', 'Enter');
  await expect(dishes.first()).not.toBeInViewport();
  await expect(next).toBeFocused();
  await tabTo(page, dishes.last().getByRole('link', { name: /^lihat lebih lanjut/ }), 'Shift+Tab');
  await expect(dishes.last()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('menu and search field follow the focus: they close when it leaves, and Escape returns it', async ({ page }) => {
    await gotoHydrated(page, '/contact');
    const opener = page.getByRole('button', { name: 'Buka menu' });
    const menu = page.getByRole('navigation', { name: 'Utama' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Tutup menu' })).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: 'Paket Tour' }));
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Akomodasi' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await press(page, 'Enter', 'Tab', 'Enter');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Tanyakan lewat WhatsApp' }));
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

    const magnifier = page.getByRole('link', { name: 'Buka pencarian' });
    await magnifier.press('Enter');
    await expect(page.getByRole('banner').getByLabel('Cari', { exact: true }).filter({ visible: true })).toBeFocused();
    await expect(page).toHaveURL('/contact');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(magnifier).toBeFocused();
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

test('a navigation announces the title and focuses the new page’s content; a change of category keeps the focus', async ({
  page,
}) => {
  const expectAnnounced = (title: string | RegExp) =>
    expect
      .poll(() =>
        page.getByText(title).evaluateAll((all) => all.filter(({ ariaLive }) => ariaLive === 'polite').length),
      )
      .toBe(1);
  const main = page.getByRole('main');
  const navigation = page.getByRole('navigation', { name: 'Utama' });
  await gotoHydrated(page, '/transportasi');
  const chip = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'SUV' });
  await chip.press('Enter');
  await expect(page).toHaveURL('/transportasi?kategori=SUV');
  await expectAnnounced(/^SUV – Transportasi Bali/);
  await expect(chip).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: '1 kendaraan' })).toBeVisible();
  await page.goBack();
  await expectAnnounced(/^Transportasi Bali/);

  await navigation.getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page).toHaveTitle(/^Blog Travel Bali/);
  await expectAnnounced(/^Blog Travel Bali/);
  await expect(main).toBeFocused();
  const article = main.getByRole('link', { name: /^Lihat Detail/ }).first();
  await article.press('Enter');
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(main).toBeFocused();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expectAnnounced(`${heading} | Blog Travel Bali`);

  await page.goBack();
  await expectAnnounced(/^Blog Travel Bali/);
  await expect(main).toBeFocused();
});
