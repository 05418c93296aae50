import type { Locator } from 'playwright/test';
import { detailOf } from '../fixtures/details';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { mainOf, missingIn } from '../support/html';
import { box, enter, option } from '../support/search-box';

const tour = detailOf('/paket-tour').full;
const vehicle = detailOf('/transportasi').full;

test('the tabs are one tab stop; arrow keys, Home and End move between them and wrap around', async ({
  page,
  site,
}) => {
  site.admin.replace('pakets', [tour.record]);
  await gotoHydrated(page, tour.href);
  const tab = (name: string) => page.getByRole('tab', { name });
  const steps: [string, string][] = [
    ['ArrowRight', 'Jadwal'],
    ['ArrowRight', 'Tempat'],
    ['ArrowLeft', 'Jadwal'],
    ['End', 'Paket Termasuk'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Paket Termasuk'],
    ['Home', 'Overview'],
  ];
  await tab('Overview').focus();
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  }
  for (const browsers of ['Alt+ArrowRight', 'Control+ArrowRight', 'Shift+End']) {
    await page.keyboard.press(browsers);
    await expect(tab('Overview'), browsers).toBeFocused();
  }
  await expect(page).toHaveURL(tour.href);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();
});

/** Asserts that an image is in the middle of the viewport. */
const expectInViewport = (slide: Locator) => expect(slide).toBeInViewport({ ratio: 0.5 });

test('the gallery wraps around in both directions, shows its position, and follows its thumbnails', async ({
  page,
  site,
}) => {
  site.admin.replace('transportasis', [vehicle.record]);
  // On wide screens the first thumbnail is the large image.
  await page.setViewportSize({ width: 768, height: 900 });
  await gotoHydrated(page, vehicle.href);
  const slide = (number: number) => page.getByRole('listitem', { name: `${number} dari 3` });
  const shows = async (number: number) => {
    await expect(page.getByText(`${number} / 3`, { exact: true })).toBeVisible();
    await expectInViewport(slide(number));
    await expect(page.getByRole('link', { name: `Foto ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  };
  const [previous, next] = [
    page.getByRole('button', { name: 'Foto sebelumnya' }),
    page.getByRole('button', { name: 'Foto berikutnya' }),
  ];
  await shows(1);
  await previous.click();
  await shows(3);
  await next.click();
  await shows(1);
  await next.click();
  await shows(2);
  await page.getByRole('link', { name: 'Foto 3', exact: true }).click();
  await shows(3);
  await expect(page).toHaveURL(vehicle.href);
});

test('a wide screen does not repeat the large image beside it, and a single image has no buttons', async ({
  page,
  site,
}) => {
  const all = [
    'hero.jpg',
    ...['air-terjun-hutan', 'gunung-agung-fajar', 'kabin-mobil', 'jalan-pesisir'].map((name) => `suasana/${name}.jpg`),
  ];
  for (const count of [1, 2, 3, 4, 5]) {
    site.admin.replace('transportasis', [{ ...vehicle.record, images: all.slice(0, count) }]);
    await page.goto(vehicle.href);
    await expect(page.getByText(`1 / ${count}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Foto/ })).toHaveCount(count === 1 ? 0 : 2);
    const names = await page
      .getByRole('link', { name: /^Foto \d$/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    expect(names).toEqual([2, 3, 4, 5].slice(0, count - 1).map((number) => `Foto ${number}`));
    if (count === 1) continue;
    const large = await page.getByRole('listitem', { name: `1 dari ${count}` }).boundingBox();
    const last = await page.getByRole('link', { name: `Foto ${count}`, exact: true }).boundingBox();
    const bottom = (box: typeof large) => Math.round((box?.y ?? 0) + (box?.height ?? 0));
    expect(Math.abs(bottom(last) - bottom(large)), `${count} images end together`).toBeLessThanOrEqual(1);
  }
});

test('another record starts with its questions closed', async ({ page, site }) => {
  site.admin.replace('transportasis', [vehicle.record, { id: 2, judul: 'Uji Kedua' }]);
  await gotoHydrated(page, vehicle.href);
  const answer = page.getByText(/denda 100%/);
  await page.getByText(/pembatalan\?$/).click();
  await expect(answer).toBeVisible();
  await enter(page);
  await box(page).fill('Uji Kedua');
  await option(page, /Uji Kedua/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uji Kedua');
  await expect(answer).toBeHidden();
});

// With JavaScript: `keyboard-details.spec.ts`.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a vehicle answers six questions one at a time, and thumbnails link to their images', async ({ page, site }) => {
    site.admin.replace('transportasis', [vehicle.record]);
    await page.goto(vehicle.href);
    const topics = [/usia/i, /cuaca/i, /vegetarian/i, /pembatalan/i, /bahasa Inggris/i, /asuransi/i];
    const main = page.getByRole('main');
    await expect(main.getByText(/^(?!Mengapa).*\?$/)).toHaveText(topics);

    const answer = main.getByText(/^Pembatalan hingga 3 hari/);
    const cancellation = main.getByText(/pembatalan\?$/);
    await expect(answer).toBeHidden();
    await cancellation.click();
    await expect(answer).toBeVisible();
    for (const words of ['50%', '100%', /force majeure/i]) await expect.soft(answer).toContainText(words);
    await cancellation.click();
    await expect(answer).toBeHidden();
    await cancellation.click();
    await expect(answer).toBeVisible();
    await main.getByText(/vegetarian\?$/).click();
    await expect(answer).toBeHidden();

    await expect(page.getByRole('button', { name: /^Foto/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Foto 3', exact: true }).click();
    await expect(page).toHaveURL(/#/);
    await expectInViewport(page.getByRole('listitem', { name: '3 dari 3' }));
  });
});

test('a package shows both versions of its terms', async ({ request, site }) => {
  site.admin.replace('pakets', [tour.record]);
  const terms = mainOf(await (await request.get(site.url + tour.href)).text());
  const sentences = [
    ...[/umum/i, /deposit tidak dapat dikembalikan/i, /H-30/],
    ...[/pendaftaran/i, /60 hari sebelum keberangkatan/, /kurang dari 60 hari/i, /70 tahun.*didampingi/i],
    ...[/pembatalan/i, /30-15 hari.*15%.*14-7 hari\s*5%.*6-0 hari\s*0%/s, /visa/i, /ditolak/],
  ];
  expect(missingIn(terms, sentences)).toEqual([]);
});
