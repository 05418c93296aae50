import type { Page } from 'playwright/test';
import { textOf } from '../../tests/support/text-of';
import { day, dishes, restaurants } from '../fixtures/culinary';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';
import { elementsOf, mainOf, missingIn } from '../support/html';

const carousel = (page: Page) => page.getByRole('region', { name: 'Makanan Khas Terpopuler' });
const dish = (page: Page, title: string) =>
  carousel(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const expandLinks = (page: Page) => carousel(page).getByText('lihat lebih lanjut', { exact: true });
const warungs = (page: Page) => page.getByRole('heading', { name: /^Warung/ });

test('the arrows scroll the dishes by 300 px and wrap around at both ends', async ({ page, site }) => {
  site.admin.replace('makanans', dishes(8));
  await gotoHydrated(page, '/kuliner');
  const row = carousel(page).getByRole('list');
  const left = () => row.evaluate((element) => Math.round(element.scrollLeft));
  const end = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
  const next = carousel(page).getByRole('button', { name: 'Makanan berikutnya' });
  const previous = carousel(page).getByRole('button', { name: 'Makanan sebelumnya' });
  expect(end, 'the row is longer than the screen').toBeGreaterThan(600);

  await next.click();
  await expect.poll(left).toBe(300);
  await next.click();
  await expect.poll(left).toBe(600);
  await previous.click();
  await expect.poll(left).toBe(300);
  await previous.click();
  await expect.poll(left).toBe(0);
  await previous.click();
  await expect.poll(left, 'back from the start wraps to the end').toBe(end);
  await next.click();
  await expect.poll(left, 'on from the end wraps to the start').toBe(0);
});

withAndWithoutJavaScript((open) => {
  test('long descriptions are truncated to 100 characters until they are expanded, and restaurants come six at a time', async ({
    page,
    site,
  }) => {
    site.admin.replace('restorans', restaurants(8).reverse());
    site.admin.replace('makanans', [
      ...dishes(2),
      { judul: 'Pas seratus', deskripsi: 'y'.repeat(100), created_at: day(5) },
      { judul: 'Dengan tanda', deskripsi: `${'z'.repeat(99)}😋 enak`, created_at: day(6) },
    ]);
    await open(page, '/kuliner?utm_source=uji');
    await expect(dish(page, 'Hidangan 1').getByText(`${'x'.repeat(100)}...`, { exact: true })).toBeVisible();
    await expect(dish(page, 'Hidangan 2').getByText(`${'x'.repeat(100)}...`, { exact: true })).toBeVisible();
    await expect(dish(page, 'Pas seratus').getByText('y'.repeat(100), { exact: true })).toBeVisible();
    await expect(dish(page, 'Pas seratus').getByText('lihat lebih lanjut')).toHaveCount(0);
    await expect(dish(page, 'Dengan tanda').getByText(`${'z'.repeat(99)}...`, { exact: true })).toBeVisible();
    const address = dish(page, 'Hidangan 2').getByText('Jalan Raya Uji Nomor 2');
    const short = await address.boundingBox();

    await dish(page, 'Hidangan 1').getByText('lihat lebih lanjut', { exact: true }).click();
    await expect(page).toHaveURL('/kuliner?lengkap=1');
    await expect(dish(page, 'Hidangan 1').getByText('x'.repeat(101), { exact: true })).toBeVisible();
    await expect(dish(page, 'Hidangan 2').getByText('x'.repeat(102), { exact: true })).toBeVisible();
    await expect(expandLinks(page)).toHaveCount(0);
    const long = await address.boundingBox();
    expect(long?.height).toBeGreaterThan((short?.height ?? 0) * 2);

    const names = (count: number) => restaurants(count).map(({ judul }) => String(judul));
    await expect(warungs(page)).toHaveText(names(6));
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL('/kuliner?tampil=12&lengkap=1');
    await expect(warungs(page)).toHaveText(names(8));
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
  });
});

test.describe('while the admin host is slow, without JavaScript', () => {
  test.use({ siteKind: 'streaming', javaScriptEnabled: false });

  // With JavaScript: `layout-shift.spec.ts`.
  test('dishes show a loading text and restaurants six skeletons until the content arrives', async ({ page, site }) => {
    site.admin.replace('restorans', restaurants(2));
    site.admin.setFault('/api/admin/restorans', { kind: 'hold' });
    await page.goto('/kuliner', { waitUntil: 'commit' });
    const words = page.getByRole('main').getByText('Memuat data ...', { exact: true });
    const skeletons = page.getByRole('status', { name: 'Memuat data restoran' });
    await expect(page.getByRole('heading', { level: 2, name: 'Makanan Khas Terpopuler' })).toBeVisible();
    await expect(words).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Restoran Terbaik di Bali' })).toBeVisible();
    await expect(skeletons.getByRole('listitem')).toHaveCount(6);

    site.admin.release();
    await expect(warungs(page)).toHaveCount(2);
    await expect(words).toBeHidden();
    await expect(skeletons).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Restoran Terbaik di Bali' })).toBeVisible();
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('a restaurant’s long description is cut until it is opened, and a short one never is', async ({
    page,
    site,
  }) => {
    const long = { judul: 'Warung Panjang', deskripsi: 'nasi hangat '.repeat(40), created_at: day(1) };
    const short = { judul: 'Warung Pendek', deskripsi: 'x'.repeat(100), created_at: day(2) };
    site.admin.replace('restorans', [long, short]);
    await page.goto('/kuliner');
    const text = page.getByText(/^(nasi hangat ?)+$/);
    const heightOf = async () => (await text.boundingBox())?.height ?? 0;
    const cut = await heightOf();
    const restaurant = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(restaurant('Warung Pendek').getByText('lihat lebih lanjut')).toHaveCount(0);
    const more = restaurant('Warung Panjang').getByText('lihat lebih lanjut', { exact: true });
    await more.click();
    expect(await heightOf()).toBeGreaterThan(cut * 2);
    await page.getByText('lihat lebih sedikit', { exact: true }).click();
    expect(await heightOf()).toBe(cut);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(more).toBeHidden();
    expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });
});

test('expanding keeps the scroll position and adds no history entry', async ({ page, site }) => {
  site.admin.replace('makanans', dishes(3));
  await gotoHydrated(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kuliner' }).click();
  await expect(page).toHaveURL('/kuliner');
  await expect(page.getByRole('main')).toBeFocused();
  const link = expandLinks(page).first();
  await link.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  expect(scrollPosition, 'the link lies below the first screen').toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/kuliner?lengkap=1');
  await expect(expandLinks(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a click keeps the result of an earlier click that still loads', async ({ page, site }) => {
  site.admin.replace('restorans', restaurants(13));
  site.admin.replace('makanans', dishes(2));
  await gotoHydrated(page, '/kuliner');
  await page.waitForLoadState('networkidle');
  site.admin.setFault('/api', { kind: 'hold' });
  const asked = (params: string) => page.waitForRequest((request) => request.url().includes(`/kuliner.data?${params}`));
  await Promise.all([asked('tampil=12'), page.getByRole('link', { name: 'Load More' }).click()]);
  await Promise.all([asked('tampil=12&lengkap=1'), expandLinks(page).first().click()]);
  site.admin.clearFaults();
  await expect(page).toHaveURL('/kuliner?tampil=12&lengkap=1');
  await expect(warungs(page)).toHaveCount(12);
  await expect(expandLinks(page)).toHaveCount(0);
});

test('dishes and restaurants show their fields or defaults', async ({ request, site }) => {
  const fields = { rating: 4.7, deskripsi: 'Kelapa parut.', alamat: 'Jalan Kamboja, Denpasar', created_at: day(0) };
  site.admin.replace('makanans', [
    { judul: 'Lawar Uji', ...fields, harga_min: 15000, harga_max: 35000 },
    { judul: 'Tanpa Data', created_at: day(1) },
  ]);
  site.admin.replace('restorans', [
    { judul: 'Warung Uji', kategori: 'Seafood', ...fields, harga_min: 50000, harga_max: 50000 },
  ]);
  const html = await (await request.get('/kuliner')).text();
  const main = mainOf(html);
  const card = (title: string) => {
    const found = elementsOf(main, 'li').find((item) => textOf(item).includes(title));
    if (!found) throw new Error(`no card of ${title}`);
    return found;
  };
  const [full, bare, restaurantCard] = [card('Lawar Uji'), card('Tanpa Data'), card('Warung Uji')];
  const shown = ['4.7', 'Kelapa parut.', 'Jalan Kamboja, Denpasar'];
  const headings = elementsOf(main, 'h2').map(textOf);
  expect.soft(headings).toEqual(expect.arrayContaining(['Makanan Khas Terpopuler', 'Restoran Terbaik di Bali']));
  expect.soft(missingIn(full, [...shown, /Rp\s15\.000\s*-\s*Rp\s35\.000/])).toEqual([]);
  expect.soft(missingIn(bare, ['4.5', 'No Image'])).toEqual([]);
  expect.soft(textOf(bare)).not.toMatch(/Rp|NaN|null|undefined|lihat lebih lanjut/);
  const restaurant = ['Seafood', ...shown, /Rp\s50\.000/, 'No Image'];
  expect.soft(missingIn(restaurantCard, restaurant)).toEqual([]);
});

test('the URL of a dish scrolls to its card', async ({ page, site }) => {
  site.admin.replace('makanans', dishes(9));
  await gotoHydrated(page, '/makanan/hidangan-9');
  await expect(page).toHaveURL('/kuliner#makanan-hidangan-9');
  await expect(dish(page, 'Hidangan 9').getByRole('heading')).toBeInViewport();
});

test('a category of restaurants is a link that keeps the scroll position', async ({ page }) => {
  await gotoHydrated(page, '/kuliner');
  const chips = page.getByRole('navigation', { name: 'Kategori restoran' });
  const seafood = chips.getByRole('link', { name: 'Seafood' });
  await seafood.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await seafood.click();
  await expect(page).toHaveURL('/kuliner?kategori=Seafood');
  await expect(seafood).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Warung Ikan Serangan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Warung Tepi Ayung' })).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/kuliner');
  await expect(chips.getByRole('link', { name: 'Semua' })).toHaveAttribute('aria-current', 'true');
});

test('the URL of a restaurant found by a search scrolls to its card', async ({ page, startOwnSite }) => {
  const { url } = await startOwnSite({ WARM_UP: 'on' });
  await expect
    .poll(async () => (await page.request.get(`${url}/readyz`)).text(), 'all lists are there')
    .toContain('"warm":true');
  await page.goto(`${url}/cari?q=vegan`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Dapur Kebun Sidemen/ })
    .click();
  await expect(page).toHaveURL(/\/kuliner.*#restoran-dapur-kebun-sidemen$/);
  await expect(page.getByRole('heading', { name: 'Dapur Kebun Sidemen' })).toBeInViewport();
});
