import type { Page } from 'playwright/test';
import type { CollectionName, SampleRecord } from '../../sample-admin/server';
import { expect, test } from '../fixtures/test';

const collections = ['pakets', 'attractions', 'akomodasis', 'transportasis', 'events'] as const;
const imagePath = 'pakets/pesona-ubud.jpg';

/** Builds records whose names and ratings every content type can parse. */
const recordsWithRatings = (collection: CollectionName, ratings: (number | null)[]): SampleRecord[] =>
  ratings.map((rating, index) => ({
    id: index + 1,
    judul: `${collection} ${index + 1}`,
    title: `${collection} ${index + 1}`,
    rating,
    created_at: `2026-0${index + 1}-01T00:00:00Z`,
  }));

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home starts with a hero and ends with a call to action', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Jelajahi Bali');
    await expect
      .soft(main.getByText('Pulau Dewata dengan pesona pantai, budaya dan alam yang memikat hati'))
      .toBeVisible();
    for (const highlight of ['Wisata Alam', 'Spot Foto', 'Lokasi Strategis']) {
      await expect.soft(main.getByRole('list').first().getByText(highlight)).toBeVisible();
    }
    await expect.soft(main.getByRole('link', { name: 'Jelajahi Sekarang' })).toHaveAttribute('href', '/paket-tour');
    await expect.soft(main.getByRole('alert')).toHaveCount(0);
    await main.getByRole('link', { name: 'Mulai Petualangan' }).click();
    await expect(page).toHaveURL('/attraction');
  });

  test('sections show their records in order, and link to all from three on', async ({ page, site }) => {
    for (const collection of collections) site.admin.replace(collection, recordsWithRatings(collection, [3, 2, 1]));
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').getByRole('heading')).toHaveText(
      ['pakets', 'attractions', 'akomodasis', 'transportasis', 'events'].flatMap((name) =>
        [1, 2, 3].map((number) => `${name} ${number}`),
      ),
    );
    for (const [title, href] of [
      ['pakets 2', '/paketdetail/2'],
      ['attractions 1', '/attraction/1'],
      ['akomodasis 2', '/akomodasi/akomodasis-2'],
      ['transportasis 2', '/transportasi/transportasis-2'],
      ['events 1', '/event/1'],
    ] as const) {
      const link = card(page, title).getByRole('link', { name: 'Lihat Detail' });
      await expect.soft(link).toHaveText('Lihat Detail');
      await expect.soft(link).toHaveAttribute('href', href);
    }
    const all = main.getByRole('link', { name: 'Lihat Semua' });
    const targets = await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/paket-tour', '/wisata-atraksi', '/akomodasi', '/transportasi', '/events']);
  });

  test('an empty section shows its empty state', async ({ page, site }) => {
    for (const collection of [...collections, 'kuliners'] as const) site.admin.replace(collection, []);
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText('Tidak ada data untuk ditampilkan', { exact: true })).toHaveCount(5);
    await expect(main.getByText('Memuat data ...', { exact: true })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Lihat Semua' })).toHaveCount(0);
  });

  test('a card shows its fields, and defaults for missing ones', async ({ page, site }) => {
    const fields = {
      ...{ price: '1500000.00', category: 'Special', image: imagePath, location: 'Kintamani', rating: 4.2 },
      ...{ hari: 3, malam: 2, jumlah_orang: 7, event_date: '2099-12-14' },
    };
    const more: Partial<Record<CollectionName, string[]>> = {
      pakets: ['3 hari 2 malam'],
      transportasis: ['7 orang'],
      events: ['14 Desember 2099'],
    };
    for (const collection of collections) {
      const bare = collection === 'akomodasis' ? { id: 2 } : { id: 2, judul: `Bare ${collection}` };
      site.admin.replace(collection, [{ ...fields, id: 1, title: `Full ${collection}` }, bare]);
    }
    const dish = { name: 'Dish in English', description: 'Grilled over coconut husk.', image: imagePath };
    site.admin.replace('kuliners', [dish]);
    await page.goto('/');
    const main = page.getByRole('main');
    for (const collection of collections) {
      const full = card(page, `Full ${collection}`);
      for (const words of [/Rp\s1\.500\.000/, 'Special', 'Kintamani', '4.2', ...(more[collection] ?? [])]) {
        await expect.soft(full, collection).toContainText(words);
      }
      const image = full.getByRole('img', { name: `Full ${collection}` });
      await expect.soft(image, collection).toHaveAttribute('src', new RegExp(imagePath));
    }
    await expect.soft(main.getByRole('heading', { name: dish.name })).toBeVisible();
    await expect.soft(main.getByText(dish.description)).toBeVisible();
    await expect.soft(main.getByRole('img', { name: dish.name })).toBeVisible();

    for (const [title, ...words] of [
      ['Bare pakets'],
      ['Bare attractions', /Wisata.*Bare/, /Bare.*Bali/],
      ['Nama Hotel', /Hotel.*Nama Hotel/, /Nama Hotel.*Bali/],
      ['Bare transportasis', /Transport.*Bare/],
      ['Bare events'],
    ] as const) {
      const bare = card(page, title);
      for (const pattern of words) await expect.soft(bare).toContainText(pattern);
      await expect.soft(bare.getByText('Gambar Tidak Tersedia', { exact: true }), title).toBeVisible();
      await expect.soft(bare, title).toContainText('4.5');
      await expect.soft(bare, title).not.toContainText(/NaN|null|undefined|Invalid/);
    }
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the best of three spans both columns above the others', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('main').getByRole('article');
    const [first, second, third] = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.9);
    expect(second?.y).toBe(third?.y);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  });
});
