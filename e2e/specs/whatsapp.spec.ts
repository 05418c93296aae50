import type { Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated, stubWhatsapp } from '../support/goto-hydrated';
import { expectTrapped } from '../support/keys';

const admins = [
  {
    name: 'Made Ayu Lestari',
    phone: '+62 812-0000-0001',
    digits: '6281200000001',
    speciality: 'Paket tour, akomodasi & tiket',
  },
  {
    name: 'Komang Adi Wirawan',
    phone: '+62 812-0000-0002',
    digits: '6281200000002',
    speciality: 'Transportasi, atraksi, acara & kuliner',
  },
];

const button = (page: Page) => page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' });

withAndWithoutJavaScript((open, javaScriptEnabled) => {
  test('the button opens a dialog with two admins; the close icon, the backdrop and Escape close it', async ({
    page,
  }) => {
    await open(page, '/kuliner');
    const dialog = page.getByRole('dialog', { name: 'Mau bicara dengan siapa?' });
    await expect(dialog).toBeHidden();
    const closings: [string, () => Promise<void>][] = [
      ['close icon', () => dialog.getByRole('button', { name: 'Tutup' }).click()],
      ['backdrop', () => page.mouse.click(20, 300)],
      ['Escape', () => page.keyboard.press('Escape')],
    ];
    for (const [way, close] of closings) {
      await button(page).press('Enter');
      await expect(dialog, way).toBeVisible();
      if (javaScriptEnabled) await expect(dialog.getByRole('button', { name: 'Tutup' }), way).toBeFocused();
      if (way === 'Escape' && javaScriptEnabled) await expectTrapped(page, dialog);
      await close();
      await expect(dialog, way).toBeHidden();
      if (way !== 'backdrop' || javaScriptEnabled) await expect.soft(button(page), way).toBeFocused();
    }

    await button(page).click();
    const choices = dialog.getByRole('link');
    await expect(choices).toHaveCount(2);
    for (const [index, { name, phone, digits, speciality }] of admins.entries()) {
      const choice = choices.nth(index);
      for (const words of [name, phone, speciality, 'Online', 'Biasanya membalas dalam beberapa menit']) {
        await expect.soft(choice).toContainText(words);
      }
      const url = new URL((await choice.getAttribute('href')) ?? '');
      expect.soft(url.origin + url.pathname).toBe(`https://wa.me/${digits}`);
      expect.soft(url.searchParams.get('text')).toMatch(/^Halo/);
      await expect.soft(choice).toHaveAttribute('target', '_blank');
      await expect.soft(choice).toHaveAttribute('rel', /noopener/);
    }
  });
});

test('hovering shows the button’s tooltip; choosing an admin opens the chat in a new tab and closes the dialog', async ({
  page,
  context,
}) => {
  await stubWhatsapp(context);
  await gotoHydrated(page, '/kuliner');
  const tooltip = page.getByText('Pesan sekarang !', { exact: true });
  await expect(tooltip).toHaveCSS('opacity', '0');
  await button(page).hover();
  await expect(tooltip).toHaveCSS('opacity', '1');
  await button(page).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Komang Adi Wirawan' }).click();
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\/6281200000002\?text=Halo/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/kuliner');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the button hides while the visitor scrolls down; on a detail page it is in the bar, and the dialog is a sheet', async ({
    page,
  }) => {
    await gotoHydrated(page, '/contact');
    await expect(button(page)).toBeInViewport();
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 900);
    await expect(button(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(button(page)).toBeInViewport();

    await gotoHydrated(page, '/transportasi/toyota-avanza');
    await expect(button(page)).toHaveCount(1);
    const opener = await button(page).boundingBox();
    const order = await page.getByRole('link', { name: 'Pesan Sekarang' }).last().boundingBox();
    const middleOf = (box: typeof opener) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middleOf(opener) - middleOf(order))).toBeLessThan(4);
    await button(page).click();
    const sheet = await page.getByRole('dialog').boundingBox();
    expect(sheet?.width).toBe(360);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(740);
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });
});
