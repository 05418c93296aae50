import type { Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { axeViolations } from '../support/axe';
import { chipCounts } from '../support/chips';
import { clickInPlace } from '../support/click-in-place';
import { expectTimers, installClock, stopClock } from '../support/fake-timers';
import { gotoHydrated, holdRequests } from '../support/goto-hydrated';
import { headOf, hrefsOf } from '../support/html';
import { typeAndClickSlowly } from '../support/slow-click';

/** The records are sorted newest first: the first has the highest id. */
const tours = [
  { judul: 'Sawah Tegallalang', harga: 500_000, min_people: 2, hari: 1, kategori_paket: 'Healing', location: 'Ubud' },
  { judul: 'Café Kintamani', harga: 900_000, min_people: 4, hari: 3, kategori_paket: 'Healing', location: 'Bangli' },
  { judul: 'Pantai Kuta', harga: null, min_people: 2, hari: 1, kategori_paket: 'Camping' },
  { judul: 'Ubud Lengkap', harga: 700_000, min_people: 9, hari: 6, kategori_paket: 'Camping' },
].map((one, index) => ({ id: index + 1, slug: `t-${index + 1}`, created_at: `2026-01-0${index + 1}`, ...one }));

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'paket tour' });
const openForm = (page: Page) => page.getByText('Saring dan urut').click();

withAndWithoutJavaScript((open) => {
  test('a visitor filters and sorts a list, removes a filter, and sees how much was left out', async ({
    page,
    site,
  }) => {
    site.admin.replace('pakets', tours);
    await open(page, '/paket-tour?utm_source=wa&tampil=12');
    await expect(titles(page)).toHaveText(['Ubud Lengkap', 'Pantai Kuta', 'Café Kintamani', 'Sawah Tegallalang']);
    await openForm(page);
    await page.getByLabel('Harga maksimal').fill('900.000');
    await page.getByLabel('Urutkan').selectOption('Harga terendah');
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await expect(titles(page)).toHaveText(['Sawah Tegallalang', 'Ubud Lengkap', 'Café Kintamani']);
    await expect(count(page)).toHaveText('3 paket tour. 1 tanpa harga tidak ditampilkan');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('utm_source'), searchParams.get('tampil')]).toEqual([null, null]);

    await page.getByRole('link', { name: 'Healing', exact: true }).click();
    await expect(titles(page)).toHaveText(['Sawah Tegallalang', 'Café Kintamani']);
    await page.getByRole('link', { name: 'Hapus saringan Maksimal Rp 900.000' }).click();
    await expect(page).toHaveURL('/paket-tour?kategori=Healing&urut=harga');
    await expect(count(page)).toHaveText('2 paket tour');
  });
});

withAndWithoutJavaScript((open) => {
  test('an area of its records narrows a list until a chip removes it; an unknown area changes nothing', async ({
    page,
    request,
    site,
  }) => {
    site.admin.replace('pakets', tours);
    await open(page, '/paket-tour');
    await openForm(page);
    const area = page.getByRole('combobox', { name: 'Lokasi', exact: true });
    await expect(area.getByRole('option')).toHaveText(['Semua lokasi', 'Bangli', 'Ubud']);
    await area.selectOption('Ubud');
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await expect(page).toHaveURL(/\/paket-tour\?(.*&)?lokasi=Ubud\b/);
    await expect(titles(page)).toHaveText(['Sawah Tegallalang']);
    await page.getByRole('link', { name: 'Hapus saringan Ubud' }).click();
    await expect(titles(page)).toHaveCount(4);

    await open(page, '/paket-tour?lokasi=Sanur');
    await expect(titles(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Hapus saringan Sanur' })).toHaveCount(0);
    const html = await (await request.get(`${site.url}/paket-tour?lokasi=Ubud`)).text();
    expect(headOf(html).robots).toMatch(/^noindex/);
    expect(headOf(html).canonical).toBe(`${site.url}/paket-tour`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('events can be chosen by month, and stand under month headings', async ({ page, site }) => {
    const dates = ['2999-02-01', '2999-01-15', '2999-01-05', '2020-01-01'];
    site.admin.replace(
      'events',
      dates.map((event_date, id) => ({ id, title: `Uji ${event_date}`, event_date })),
    );
    await page.goto('/event');
    const months = page.getByRole('navigation', { name: 'Bulan' }).getByRole('link');
    await expect(months).toHaveText(['Mendatang (3)', 'Semua tanggal', 'Januari 2999 (2)', 'Februari 2999 (1)']);
    expect(await chipCounts(months)).toEqual(['3', null, '2', '1']);
    await months.filter({ hasText: 'Mendatang' }).click();
    await expect(page).toHaveURL('/event?bulan=mendatang');
    await expect(page.getByRole('main').getByRole('heading', { name: /2999/ })).toHaveText([
      'Januari 2999',
      'Uji 2999-01-05',
      'Uji 2999-01-15',
      'Februari 2999',
      'Uji 2999-02-01',
    ]);
  });
});

test('a change that is loading is not requested again, and a change undone before it loads is not shown', async ({
  page,
  site,
}) => {
  site.admin.replace('pakets', tours);
  await gotoHydrated(page, '/paket-tour');
  await openForm(page);
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/paket-tour\.data/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.get('hari') ?? '');
    await released;
    await route.continue().catch(() => {});
  });
  const days = page.getByLabel('Lama perjalanan');
  await days.selectOption('1 hari');
  await expect.poll(() => asked).toEqual(['1']);
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await openForm(page);
  await days.selectOption('3 hari');
  await expect.poll(() => asked).toEqual(['1', '3']);
  await days.selectOption('');
  await expect.poll(() => asked).toEqual(['1', '3', '']);
  release();
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeHidden();
  await expect(page).toHaveURL('/paket-tour');
  await expect(count(page)).toHaveText('4 paket tour');
  await expect(days).toHaveValue('');
});

test('a price typed before does not undo a category chosen while it waits, even on a slow line', async ({
  page,
  site,
}) => {
  site.admin.replace('pakets', tours);
  await installClock(page);
  await gotoHydrated(page, '/paket-tour');
  await openForm(page);
  await stopClock(page);
  const release = await holdRequests(page, /paket-tour\.data/);
  await page.getByLabel('Harga maksimal').pressSequentially('700000');
  await expectTimers(page, 600, { waiting: 1 });
  await page.getByRole('link', { name: 'Healing', exact: true }).click();
  // The category is loading: its skeleton, the dimmed list and the progress bar at the top have timers.
  await expectTimers(page, 150, { set: 3 });
  await page.clock.runFor(600);
  release();
  await expect(titles(page)).toHaveText(['Sawah Tegallalang']);
  await expect(page).toHaveURL('/paket-tour?kategori=Healing&maks=700000');
  await expect(page.getByLabel('Harga maksimal')).toHaveValue('700.000');
});

test('a category chosen while a typed price loads keeps the price', async ({ page, site }) => {
  site.admin.replace('pakets', tours);
  await gotoHydrated(page, '/paket-tour');
  await openForm(page);
  const release = await holdRequests(page, /paket-tour\.data\?maks/);
  await page.getByLabel('Harga maksimal').pressSequentially('700000');
  const healing = page.getByRole('link', { name: 'Healing', exact: true });
  await expect(healing).toHaveAttribute('href', '/paket-tour?kategori=Healing&maks=700000');
  await healing.click();
  release();
  await expect(titles(page)).toHaveText(['Sawah Tegallalang']);
  await expect(page).toHaveURL('/paket-tour?kategori=Healing&maks=700000');
});

test('arrow keys in a select make one history entry, and so does typing with pauses', async ({ page, site }) => {
  site.admin.replace('pakets', tours);
  await gotoHydrated(page, '/paket-tour');
  await openForm(page);
  await page.getByLabel('Lama perjalanan').focus();
  // The page has followed its URL by now: Remix logs an error when a navigation is aborted while it reads its data.
  const follows = (query: string) =>
    page.waitForResponse((response) => response.url().includes(query)).then((response) => response.finished());
  for (const days of [1, 2, 3]) {
    const followed = follows(`/paket-tour.data?hari=${days}`);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`/paket-tour?hari=${days}`);
    await followed;
  }
  const words = page.getByLabel('Judul atau lokasi');
  await words.focus();
  for (const text of ['c', 'ca', 'caf']) {
    await words.pressSequentially(text.slice(-1));
    await expect(page).toHaveURL(`/paket-tour?hari=3&q=${text}`);
  }
  const followed = follows('/paket-tour.data?hari=3');
  await page.goBack();
  await expect(page).toHaveURL('/paket-tour?hari=3');
  await followed;
  await page.goBack();
  await expect(page).toHaveURL('/paket-tour');
});

test('the list follows and announces each change; focus, scroll position and the open form stay, and Back undoes it', async ({
  page,
  site,
}) => {
  site.admin.replace('pakets', tours);
  await gotoHydrated(page, '/paket-tour');
  // Screen readers announce a changed text only in an element that was there before.
  const region = await count(page).elementHandle();
  const announced = () => region?.evaluate((element) => element.isConnected && element.textContent);
  await openForm(page);
  expect(await announced()).toBe('4 paket tour');
  const days = page.getByLabel('Lama perjalanan');
  await days.focus();
  const scrollPosition = await page.evaluate(() => scrollY);
  await days.selectOption('1 hari');
  await expect(page).toHaveURL('/paket-tour?hari=1');
  await expect.poll(announced).toBe('2 paket tour');
  await expect(days).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);

  const words = page.getByLabel('Judul atau lokasi');
  await words.pressSequentially('cafe');
  await expect(page).toHaveURL('/paket-tour?hari=1&q=cafe');
  await expect.poll(announced).toBe('0 paket tour ditemukan');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('cafe');
  await page.getByRole('link', { name: 'Hapus saringan 1 hari' }).click();
  await expect(titles(page)).toHaveText(['Café Kintamani']);
  await expect(days).toHaveValue('');
  await expect(page).toHaveURL('/paket-tour?q=cafe');
  await page.goBack();
  await expect(page).toHaveURL('/paket-tour?hari=1&q=cafe');
  await expect(days).toHaveValue('1');
  await page.goBack();
  await expect(page).toHaveURL('/paket-tour?hari=1');
  await expect(words).toHaveValue('');
  await expect(days).toHaveValue('1');
});

test('after Back the form matches the URL, even in the focused field and after a change that did not load', async ({
  page,
  site,
}) => {
  site.admin.replace('pakets', tours);
  await gotoHydrated(page, '/paket-tour');
  await openForm(page);
  const order = page.getByLabel('Urutkan');
  const words = page.getByLabel('Judul atau lokasi');
  await order.focus();
  await order.selectOption('Harga terendah');
  await expect(page).toHaveURL('/paket-tour?urut=harga');
  await expect(titles(page).first()).toHaveText('Sawah Tegallalang');
  await page.goBack();
  await expect(titles(page).first()).toHaveText('Ubud Lengkap');
  await expect(order).toBeFocused();
  await expect(order).toHaveValue('');

  await words.pressSequentially('kuta');
  await expect(titles(page)).toHaveText(['Pantai Kuta']);
  await page.goBack();
  await expect(titles(page)).toHaveCount(4);
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');

  const release = await holdRequests(page, /paket-tour\.data\?urut/);
  await order.selectOption('Harga terendah');
  await expect(page).toHaveURL('/paket-tour?urut=harga');
  await page.goBack();
  await expect(page).toHaveURL('/paket-tour');
  release();
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeHidden();
  await expect(order).toHaveValue('');
  await expect(titles(page).first()).toHaveText('Ubud Lengkap');
});

withAndWithoutJavaScript((open, javaScriptEnabled) => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Terapkan closes the form and leads to the count line of the results', async ({ page, site }) => {
    site.admin.replace('pakets', [
      ...tours,
      ...tours.map((tour) => ({ ...tour, id: tour.id + 4, slug: `${tour.id}` })),
    ]);
    await open(page, '/paket-tour');
    await openForm(page);
    await page.getByLabel('Harga maksimal').fill('900.000');
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await expect(page).toHaveURL(/maks=900/);
    await expect(count(page)).toHaveText('6 paket tour. 2 tanpa harga tidak ditampilkan');
    await expect(page.getByLabel('Harga maksimal')).toBeHidden();
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
    await expect(titles(page).first()).toBeInViewport();

    // These values are applied already. Without script the browser follows only the fragment.
    if (!javaScriptEnabled) return;
    await openForm(page);
    await page.getByLabel('Harga maksimal').press('Enter');
    await expect(page.getByLabel('Harga maksimal')).toBeHidden();
    await expect(count(page)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('further down, the form is one tap away and hides no results, and chips wrap', async ({ page, site }) => {
    site.admin.replace('pakets', tours);
    await gotoHydrated(page, '/paket-tour?maks=99000000&orang=20&q=sawah+ubud+tegallalang&urut=harga');
    await expect(page.getByText('Harga terendah · 3 saringan')).toBeVisible();
    for (const chip of await page.getByRole('list', { name: 'Saringan yang dipakai' }).getByRole('link').all()) {
      const box = await chip.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // The bar follows the leaving header: a click while they move would miss.
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const filters = page.getByRole('link', { name: 'Saring', exact: true });
    await expect.poll(async () => (await filters.boundingBox())?.y).toBeLessThan(24);
    const bar = await page.getByRole('navigation', { name: 'Kategori' }).boundingBox();
    const box = await filters.boundingBox();
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0) + (bar?.height ?? 0)).toBe(true);
    await clickInPlace(filters);
    await expect(page.getByLabel('Harga maksimal')).toBeInViewport();
    await expect(page).toHaveURL(/urut=harga/);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('calendar programs can subscribe to all upcoming events', async ({ request, site }) => {
  const list = await (await request.get(`${site.url}/event`)).text();
  const response = await request.get(new URL(hrefsOf(list, 'Semua acara ke kalender')[0] ?? '', site.url).href);
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(await response.text()).toContain('BEGIN:VEVENT');
});

test.describe('on a slow phone', () => {
  // Remix's own error for a navigation that is replaced while its data is being read.
  test.use({ expectedConsole: [/^AbortError: signal is aborted without reason/] });

  test('a value typed just before does not undo a category', async ({ page }) => {
    // The list follows after 600 ms.
    for (const ms of [530, 550, 570]) {
      await gotoHydrated(page, '/transportasi');
      await page.getByText('Saring dan urut').click();
      const category = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: /^SUV/ });
      await typeAndClickSlowly(page, page.getByLabel('Jumlah orang'), '4', category, ms);
      await expect(page, `${ms} ms`).toHaveURL('/transportasi?kategori=SUV&orang=4');
    }
  });

  test('a value typed just before does not undo a click on a card', async ({ page }) => {
    for (const ms of [540, 570, 590]) {
      await gotoHydrated(page, '/transportasi');
      await page.getByText('Saring dan urut').click();
      const card = page
        .getByRole('article')
        .getByRole('link', { name: /^Lihat Detail/ })
        .first();
      const opened = new URL((await card.getAttribute('href')) ?? '', page.url()).href;
      await typeAndClickSlowly(page, page.getByLabel('Jumlah orang'), '4', card, ms);
      await expect(page.getByRole('tab').first(), `${ms} ms`).toBeVisible();
      await expect(page).toHaveURL(opened);
    }
  });
});
