import type { BrowserContext, Page } from 'playwright/test';
import { details } from '../fixtures/details';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { gotoHydrated, holdRequests, SCRIPTS } from '../support/goto-hydrated';

const GOOGLE = /google/i;

/** Pages that know a place. */
const paths = ['/paketdetail/pesona-ubud?tab=tempat', '/attraction/7', '/kuliner', '/rencana?isi=paket-1,attraction-1'];

/** Records the requests to Google, and answers them, since tests have no network. */
async function watchGoogle(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => GOOGLE.test(url.hostname),
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Peta Google</p>' });
    },
  );
  return requests;
}

/** Scrolls through a page, so that everything lazy comes into view. */
const scrollThrough = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

withAndWithoutJavaScript((_, javaScriptEnabled) => {
  test('no page but contact asks Google for anything before a click', async ({ page, context }) => {
    const requests = await watchGoogle(context);
    for (const path of paths) {
      await page.goto(path);
      await scrollThrough(page);
      // Without JavaScript browsers load even lazy frames at once.
      await page.waitForLoadState(javaScriptEnabled ? 'networkidle' : 'load');
      expect.soft(requests, path).toEqual([]);
    }
    await page.goto('/contact');
    await page.getByTitle('Peta kantor').scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toHaveLength(1);
    await expect(page.getByTitle('Peta kantor').contentFrame().getByText('Peta Google')).toBeVisible();
  });
});

const MAP = 'https://www.google.com/maps?q=Ubud,Bali&output=embed';

test('a package’s map opens from its closed `<details>`', async ({ page, context }) => {
  const requests = await watchGoogle(context);
  await gotoHydrated(page, '/paketdetail/pesona-ubud');
  await page.getByText('Tampilkan peta').click();
  const frame = page.getByTitle('Peta Pesona Ubud');
  await expect(frame.contentFrame().getByText('Peta Google')).toBeVisible();
  expect(requests).toEqual([MAP]);
  await page.getByText('Tampilkan peta').click();
  await expect(frame).toBeHidden();
});

test('a map that was opened before hydration loads with it', async ({ page, context }) => {
  const requests = await watchGoogle(context);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/paketdetail/pesona-ubud', { waitUntil: 'commit' });
  await page.getByText('Tampilkan peta').click();
  expect(requests).toEqual([]);
  release();
  await expect.poll(() => requests).toEqual([MAP]);
});

test.describe('Buka di Google Maps', () => {
  test.use({ javaScriptEnabled: false });

  const mapsLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Buka di Google Maps/ });
  const queryOf = (href: string | null) => {
    const url = new URL(href ?? '');
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
    expect(url.searchParams.get('api')).toBe('1');
    return url.searchParams.get('query');
  };

  test('leads to the title and location of a record', async ({ page, site }) => {
    for (const { collection, full } of details) {
      if (collection === 'fasilitas') continue;
      site.admin.replace(collection, [{ ...full.record, location: 'Ubud & Gianyar', alamat: 'Ubud & Gianyar' }]);
      await page.goto(full.href);
      const hrefs = await mapsLink(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      // A package’s map is a second link without JavaScript.
      expect.soft(hrefs, full.href).toHaveLength(collection === 'pakets' ? 2 : 1);
      for (const href of hrefs) expect.soft(queryOf(href)).toBe(`${full.title}, Ubud & Gianyar`);
      await expect.soft(mapsLink(page).first()).toHaveAttribute('target', '_blank');
    }
  });

  test('stands in place of a package’s map', async ({ page }) => {
    await page.goto('/paketdetail/pesona-ubud');
    await expect(page.getByText('Tampilkan peta')).toBeHidden();
    await expect(mapsLink(page).last()).toBeVisible();
  });

  test('is missing where no place is known, and on facilities, which have none', async ({ page, site }) => {
    for (const { collection, sparse } of details) {
      // The place of an accommodation is Bali unless it has an address (specification 3).
      if (collection === 'akomodasis') continue;
      site.admin.replace(collection, [sparse.record]);
      await page.goto(sparse.href);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sparse.title);
      await expect.soft(mapsLink(page), collection).toHaveCount(0);
    }
  });

  test('leads to dishes and restaurants with an address', async ({ page, site }) => {
    site.admin.replace('makanans', [
      { judul: 'Sate Lilit', alamat: 'Jalan Kamboja, Denpasar' },
      { judul: 'Lawar', alamat: null },
    ]);
    site.admin.replace('restorans', [{ judul: 'Warung Pojok', alamat: 'Tabanan' }, { judul: 'Tanpa Alamat' }]);
    await page.goto('/kuliner');
    await expect(mapsLink(page)).toHaveText(['Buka di Google Maps: Sate Lilit', 'Buka di Google Maps: Warung Pojok']);
    const hrefs = await mapsLink(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.map(queryOf)).toEqual(['Sate Lilit, Jalan Kamboja, Denpasar', 'Warung Pojok, Tabanan']);
  });
});
