import type { Locator, Page } from 'playwright/test';
import { detailOf } from './details';
import { openReady } from './open';
import { expect, test } from './test';

// Walks that follow the ARIA Authoring Practices. Those of the navigation's groups are in `navigation.spec.ts`, of the
// search box in `search-choice.spec.ts`, of the tabs in `details-parts.spec.ts`.

const vehicle = detailOf('/transportasi').full;

test.beforeEach(async ({ context }) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Peta' }));
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'Obrolan' }));
});

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

/** Presses Tab until something has the focus: it must be within reach. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', atMost = 40) {
  for (let stop = 0; stop < atMost; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached with ${atMost} times ${key}`);
}

/** That the focus goes round within a dialog, in both directions, and reaches nothing of the page behind it. */
async function expectTrapped(page: Page, dialog: Locator) {
  const stops = new Set<string>();
  for (const key of [...Array(6).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const at = await dialog.evaluate((element) => {
      const { activeElement } = document;
      // Between the last stop and the first the browser has the focus itself.
      if (activeElement === null || activeElement === document.body) return 'browser';
      if (!element.contains(activeElement)) return `outside: ${activeElement.outerHTML.slice(0, 80)}`;
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    });
    expect.soft(at, key).not.toContain('outside');
    stops.add(at);
  }
  stops.delete('browser');
  expect(stops.size, 'stops within').toBeGreaterThan(1);
}

test.describe('the gallery', () => {
  test.beforeEach(async ({ page, site }) => {
    site.admin.replace('transportasis', [vehicle.record]);
    await openReady(page, vehicle.href);
  });
  const enlarge = (page: Page, number: number) =>
    page.getByRole('link', { name: `Perbesar foto ${number}`, exact: true });
  const slide = (page: Page, number: number) => page.getByRole('listitem', { name: `${number} dari 3` });

  test('has one stop among its pictures; arrows go round', async ({ page }) => {
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
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Foto sebelumnya' })).toBeFocused();
  });

  test('its buttons keep the focus, its thumbnails lead to their pictures', async ({ page }) => {
    const next = page.getByRole('button', { name: 'Foto berikutnya' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByText('2 / 3', { exact: true })).toBeVisible();
    await expect(next).toBeFocused();
    await page.keyboard.press(' ');
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.5 });

    const first = page.getByRole('link', { name: 'Foto 1', exact: true });
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
    await expect(first).toHaveAttribute('aria-current', 'true');
  });

  test('a picture opens on the whole screen and gives the focus back', async ({ page }) => {
    await tabTo(page, enlarge(page, 1));
    await page.keyboard.press('ArrowRight');
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
  });

  test('questions open and close with Enter and the space bar, one at a time', async ({ page }) => {
    const answer = page.getByRole('main').getByText(/3 hari/);
    await tabTo(page, page.getByRole('main').getByText(/vegetarian\?$/));
    await press(page, 'Tab', 'Enter');
    await expect(answer).toBeVisible();
    await press(page, 'Enter');
    await expect(answer).toBeHidden();
    await press(page, ' ');
    await expect(answer).toBeVisible();
    await press(page, 'Shift+Tab', 'Enter');
    await expect(answer).toBeHidden();
    await expect(page.getByRole('main').getByText(/kebutuhan makan/)).toBeVisible();
  });
});

test('the choice of admins opens with Enter, keeps the focus and gives it back', async ({ page }) => {
  await openReady(page, '/kuliner');
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

test('the row of dishes: its buttons keep the focus, its links come into sight', async ({ page }) => {
  await openReady(page, '/kuliner');
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
  await tabTo(page, dishes.last().getByRole('link'), 'Shift+Tab');
  await expect(dishes.last()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens with Enter, leads on with Tab, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await openReady(page, '/contact');
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
});

test('a form that is not complete names what is missing, and the focus goes to the first of it', async ({
  page,
}) => {
  await openReady(page, '/contact');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name });
  await expect(main.getByText('Mohon diisi', { exact: false }).filter({ visible: true })).toHaveCount(0);
  await tabTo(page, field('Nama'));
  await page.keyboard.type('Rina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rina');
  await page.keyboard.press('Enter');
  await expect(field('E-mail')).toBeFocused();
  await expect(field('E-mail')).toHaveAccessibleName(/mohon diisi dengan alamat e-mail/i);
  for (const name of ['Nomor telepon', 'Tujuan', 'Pesan']) {
    await expect.soft(field(name), name).toHaveAccessibleName(/mohon diisi/i);
  }
  await expect.soft(field('Nama')).toHaveAccessibleName('Nama');

  await page.keyboard.type('@keluarga.example');
  await expect(field('E-mail')).toHaveAccessibleName('E-mail');
  await press(page, 'Tab');
  await page.keyboard.type('0812');
  await press(page, 'Tab');
  await page.keyboard.type('Ubud');
  await press(page, 'Tab');
  await page.keyboard.type('Berdua');
  const chat = page.waitForEvent('popup');
  await press(page, 'Tab', 'Enter');
  await expect.poll(async () => (await chat).url()).toContain('https://wa.me/62');
});

test.describe('another view is announced', () => {
  const announced = (page: Page, title: string | RegExp) =>
    page.getByText(title).and(page.locator('[aria-live=polite]'));

  test('by its title, with the focus on the content, where it is another page; also on the way back', async ({
    page,
  }) => {
    await openReady(page, '/tiket');
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Blog' }).press('Enter');
    await expect(page).toHaveTitle(/^Blog Travel Bali/);
    await expect(announced(page, /^Blog Travel Bali/)).toHaveCount(1);
    await expect(page.getByRole('main')).toBeFocused();

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Lihat Detail/ })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(page.getByRole('main')).toBeFocused();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(announced(page, `${heading} | Blog Travel Bali`)).toHaveCount(1);

    await page.goBack();
    await expect(announced(page, /^Blog Travel Bali/)).toHaveCount(1);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('by its title alone where it is a category, the focus staying on its link', async ({ page }) => {
    await openReady(page, '/transportasi');
    const chip = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'SUV' });
    await chip.press('Enter');
    await expect(page).toHaveURL('/transportasi?kategori=SUV');
    await expect(announced(page, /^SUV – Transportasi Bali/)).toHaveCount(1);
    await expect(chip).toBeFocused();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Menampilkan' })).toBeVisible();

    await page.goBack();
    await expect(announced(page, /^Transportasi Bali/)).toHaveCount(1);
  });
});
