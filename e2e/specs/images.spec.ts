import type { CollectionName, SampleRecord } from '../../sample-admin/server';
import { expect, test } from '../fixtures/test';
import { holdRequests, SCRIPTS } from '../support/goto-hydrated';

const good = 'pakets/pesona-ubud.jpg';

/** A record that every content type parses, with or without an image. */
const recordWithImage = (title: string, picture: string | null, id = 1): SampleRecord => ({
  id,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  judul: title,
  title,
  name: title,
  image: picture,
  images: picture,
  created_at: `2026-06-${30 - id}T00:00:00Z`,
});

/** Each kind of picture: the page, the collections of its pictures, and the text that replaces a broken picture. */
const places: [path: string, collections: CollectionName[], words: string][] = [
  ['/', ['attractions', 'pakets', 'akomodasis', 'transportasis', 'events', 'kuliners'], 'Gambar Tidak Tersedia'],
  ['/kuliner', ['makanans', 'restorans'], 'No Image'],
  ['/blog', ['blogs'], 'No Image'],
  ['/tiket/1', ['tickets'], 'No Image'],
];

test('a data request for a picture reads no original', async ({ request, site }) => {
  const response = await request.get(`/storage/${good}.data`);
  expect(response.status()).toBe(404);
  expect(site.admin.callsTo(`/storage/${good}`)).toBe(0);
});

test('a text replaces each broken image', async ({ page, site }) => {
  const main = page.getByRole('main');
  for (const [path, collections, words] of places) {
    for (const one of collections) site.admin.replace(one, [recordWithImage(`Uji ${one}`, 'tidak/ada.jpg')]);
    await page.goto(path);
    for (const one of collections) {
      // The browser requests an image below the fold when it scrolls into view.
      await main.getByRole('heading', { name: `Uji ${one}` }).scrollIntoViewIfNeeded();
      await expect.soft(main.getByRole('img', { name: `Uji ${one}` }), `${one} on ${path}`).toHaveCount(0);
    }
    await expect.soft(main.getByText(words, { exact: true }), path).toHaveCount(collections.length);
  }
});

test('a text replaces a file that is not an image, and the other images stay', async ({ page, site }) => {
  site.admin.setFault('/storage/rusak/uji.jpg', { kind: 'body', body: 'bukan gambar', contentType: 'image/jpeg' });
  site.admin.replace('tickets', [
    recordWithImage('Utuh', good, 1),
    recordWithImage('Rusak', 'rusak/uji.jpg', 2),
    recordWithImage('Tanpa', null, 3),
    recordWithImage('Dari luar', 'https://evil.example/uji.jpg', 4),
  ]);
  await page.goto('/tiket');
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const name of ['Rusak', 'Tanpa', 'Dari luar']) {
    await expect.soft(card(name).getByText('No Image', { exact: true }), name).toBeVisible();
  }
  const intact = card('Utuh').getByRole('img', { name: 'Utuh' });
  await expect(intact).toBeVisible();
  await expect(card('Utuh').getByText('No Image')).toHaveCount(0);
  expect(await intact.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a text also replaces an image that failed before hydration', async ({ page, site }) => {
  site.admin.replace('tickets', [recordWithImage('Uji Gambar', 'tidak/ada.jpg')]);
  const release = await holdRequests(page, SCRIPTS);
  const picture = page.waitForResponse(/\/storage\/tidak\/ada\.jpg/);
  await page.goto('/tiket', { waitUntil: 'commit' });
  expect((await picture).status()).toBe(404);
  await (await picture).finished();
  const image = page.getByRole('img', { name: 'Uji Gambar' });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  release();
  await expect(page.getByRole('main').getByText('No Image', { exact: true })).toBeVisible();
  await expect(image).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('images have alt texts, dimensions and widths, and the first one has priority', async ({ page }) => {
    for (const path of ['/paket-tour', '/paketdetail/pesona-ubud', '/kuliner', '/blog', '/']) {
      await page.goto(path);
      const images = await page
        .getByRole('main')
        .getByRole('img')
        .evaluateAll((all) =>
          all
            .filter((one) => one instanceof HTMLImageElement)
            .map((one) => Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value]))),
        );
      expect.soft(images.length, path).toBeGreaterThan(2);
      for (const { alt = '', width, height, src, srcset = '', sizes } of images) {
        expect.soft(alt.trim(), src).not.toBe('');
        expect.soft(Number(width) * Number(height), src).toBeGreaterThan(0);
        expect.soft(src).toMatch(/^\/storage\/.+\?w=\d+$/);
        expect.soft(srcset.split(', ').length, src).toBeGreaterThan(2);
        expect.soft(sizes, src).toBeTruthy();
      }
      const [first, ...rest] = images;
      // Home begins with a full-screen hero, so all its cards are below the fold.
      if (path === '/') expect.soft(first?.loading, path).toBe('lazy');
      else expect.soft(first, path).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
      expect
        .soft(
          rest.filter(({ loading, priority }) => loading !== 'lazy' || priority === 'high'),
          path,
        )
        .toEqual([]);
    }

    // Home is already open.
    const hero = page.getByRole('main').getByRole('presentation').first();
    await expect(hero).toHaveAttribute('width', '1920');
    await expect(hero).toHaveAttribute('height', '1080');
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    await expect(hero).not.toHaveAttribute('loading', 'lazy');
    const size = await hero.boundingBox();
    expect(size?.width).toBe(1280);
    expect(size?.height).toBeGreaterThanOrEqual(600);
  });
});

const formats: [disabled: ('avif' | 'webp')[], type: string][] = [
  [[], 'avif'],
  [['avif'], 'webp'],
  [['avif', 'webp'], 'jpeg'],
];

test("the site's own images are served as AVIF, WebP or JPEG, in this order of preference", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [path, viewport] of [
    ['/', { width: 1280, height: 800 }],
    ['/transportasi', { width: 360, height: 740 }],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const [disabled, type] of formats) {
      await session.send('Emulation.setDisabledImageTypes', { imageTypes: disabled });
      await page.goto(path);
      const image = page.getByRole('main').getByRole('presentation').first();
      const url = await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.currentSrc));
      const response = await page.request.get(url);
      expect.soft(response.headers()['content-type'], `${path} without ${disabled}`).toBe(`image/${type}`);
    }
  }
});
