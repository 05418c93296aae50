import type { Page } from 'playwright/test';
import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { expectTrapped, press, tabTo } from '../support/keys';

const vehicle = detailOf('/transportasi').full;

test.beforeEach(async ({ page, site }) => {
  site.admin.replace('transportasis', [vehicle.record]);
  await gotoHydrated(page, vehicle.href);
});
const enlarge = (page: Page, number: number) =>
  page.getByRole('link', { name: `Perbesar foto ${number}`, exact: true });
const slide = (page: Page, number: number) => page.getByRole('listitem', { name: `${number} dari 3` });

test('the gallery’s images are one tab stop where arrow keys wrap around, and its buttons keep the focus', async ({
  page,
}) => {
  await tabTo(page, enlarge(page, 1));
  const steps: [string, number][] = [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
  ];
  for (const [key, number] of steps) {
    await page.keyboard.press(key);
    await expect(enlarge(page, number)).toBeFocused();
    await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByText(`${number} / 3`, { exact: true })).toBeVisible();
  }
  for (const browsers of ['Alt+ArrowRight', 'Control+ArrowRight', 'Shift+ArrowRight']) {
    await page.keyboard.press(browsers);
    await expect(enlarge(page, 3), browsers).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Foto sebelumnya' })).toBeFocused();

  const next = page.getByRole('button', { name: 'Foto berikutnya' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByText('1 / 3', { exact: true })).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press(' ');
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press(' ');
  await expect(slide(page, 3)).toBeInViewport({ ratio: 0.5 });

  const second = page.getByRole('link', { name: 'Foto 2', exact: true });
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('an image opens full screen, or with Control in another tab, and returns the focus when it closes', async ({
  page,
  context,
}) => {
  const opened = context.waitForEvent('page');
  await enlarge(page, 1).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/storage\/[^?]+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await enlarge(page, 1).press('ArrowRight');
  await expect(enlarge(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Foto ${vehicle.title}` });
  await expect(dialog).toBeVisible();
  const shows = async (number: number) => {
    await expect(dialog.getByText(`${number} / 3`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: `${vehicle.title}, foto ${number}` })).toBeVisible();
  };
  await shows(2);
  await expect(dialog.getByRole('button', { name: 'Tutup' })).toBeFocused();
  await press(page, 'ArrowRight');
  await shows(3);
  await press(page, 'ArrowRight');
  await shows(1);
  await press(page, 'ArrowLeft');
  await shows(3);
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge(page, 2)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(enlarge(page, 2)).toBeFocused();
  await expect(page).toHaveURL(vehicle.href);

  // The image opens again even when the dialog's close event is late.
  await enlarge(page, 2).click();
  await expect(dialog).toBeVisible();
  // Browsers send it with the next frame, which is late on a busy phone. Here it never arrives.
  await page.evaluate(() => {
    window.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await enlarge(page, 2).click();
  await expect(dialog).toBeVisible();
});

test('Enter and the space bar open and close questions, one at a time', async ({ page }) => {
  const main = page.getByRole('main');
  const answer = main.getByText(/^Pembatalan hingga 3 hari/);
  await tabTo(page, main.getByText(/vegetarian\?$/));
  await press(page, 'Tab', 'Enter');
  await expect(answer).toBeVisible();
  await press(page, 'Enter');
  await expect(answer).toBeHidden();
  await press(page, ' ');
  await expect(answer).toBeVisible();
  await press(page, 'Shift+Tab', 'Enter');
  await expect(answer).toBeHidden();
  await expect(main.getByText(/kebutuhan makan/)).toBeVisible();
  await press(page, 'Enter');

  // Browsers without exclusive <details> behave the same.
  await main.getByRole('group').evaluateAll((elements) => {
    for (const details of elements) details.removeAttribute('name');
  });
  const questions = [/vegetarian\?$/, /pembatalan\?$/, /perjalanan\?$/, /buruk\?$/].map((topic) =>
    main.getByText(topic),
  );
  const open = () =>
    main
      .getByRole('group')
      .evaluateAll((all) =>
        all.filter((group) => group.hasAttribute('open')).map((group) => group.firstElementChild?.textContent),
      );
  for (const question of questions) {
    await question.click();
    await expect.poll(open).toEqual([await question.textContent()]);
  }
  await questions.at(-1)?.click();
  await expect.poll(open).toEqual([]);
});

test.describe('when the full-screen module fails to load', () => {
  test.use({ expectedConsole: [/lightbox|inline style.*\/storage\//] });

  test('a click on an image follows its link', async ({ page }) => {
    await page.route(/\/assets\/lightbox-/, (route) => route.abort());
    await enlarge(page, 1).click();
    await expect(page).toHaveURL(/\/storage\/[^?]+$/);
  });
});
