import type { CollectionName, SampleRecord } from '../../sample-admin/server';
import { expect, test } from '../fixtures/test';
import { holdRequests, SCRIPTS } from '../support/goto-hydrated';

const good = 'pakets/pesona-ubud.jpg';

/** A record that every content type can parse, with or without an image. */
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

const places: [path: string, collection: CollectionName, words: string][] = [
  ['/', 'attractions', 'Gambar Tidak Tersedia'],
  ['/', 'pakets', 'Gambar Tidak Tersedia'],
  ['/', 'transportasis', 'Gambar Tidak Tersedia'],
  ['/', 'kuliners', 'Gambar Tidak Tersedia'],
  ['/tiket', 'tickets', 'No Image'],
  ['/blog', 'blogs', 'No Image'],
  ['/kuliner', 'makanans', 'No Image'],
  ['/kuliner', 'restorans', 'No Image'],
  ['/tiket/1', 'tickets', 'No Image'],
];

const others: CollectionName[] = [
  ...(['attractions', 'pakets', 'akomodasis', 'transportasis', 'events'] as const),
  ...(['kuliners', 'makanans', 'restorans'] as const),
];

for (const [path, collection, words] of places) {
  test(`“${words}” replaces a broken image of ${collection} on ${path}`, async ({ page, site }) => {
    for (const one of others) site.admin.replace(one, []);
    site.admin.replace(collection, [recordWithImage('Uji Gambar', 'tidak/ada.jpg')]);
    await page.goto(path);
    const main = page.getByRole('main');
    const fallback = main.getByText(words, { exact: true });
    await expect.poll(() => main.getByText('Uji Gambar').count()).toBeGreaterThan(0);
    // The browser requests an image below the fold once it is scrolled into view.
    await main.getByRole('heading', { name: 'Uji Gambar' }).scrollIntoViewIfNeeded();
    await expect(fallback).toBeVisible();
    await expect(main.getByRole('img', { name: 'Uji Gambar' })).toHaveCount(0);
  });
}

test('a text replaces a file that is no image; the other images stay', async ({ page, site }) => {
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

  for (const path of ['/paket-tour', '/paketdetail/pesona-ubud', '/kuliner', '/blog', '/']) {
    test(`images on ${path} have alt texts, dimensions and widths, and the first one has priority`, async ({
      page,
    }) => {
      await page.goto(path);
      const storedImages = await page
        .getByRole('main')
        .getByRole('img')
        .evaluateAll((images) =>
          images
            .filter((image) => image instanceof HTMLImageElement)
            .map((image) => ({
              alt: image.getAttribute('alt')?.trim() ?? '',
              width: Number(image.getAttribute('width')),
              height: Number(image.getAttribute('height')),
              srcset: image.getAttribute('srcset') ?? '',
              sizes: image.getAttribute('sizes') ?? '',
              src: image.getAttribute('src') ?? '',
              loading: image.getAttribute('loading'),
              priority: image.getAttribute('fetchpriority'),
            })),
        );
      expect(storedImages.length).toBeGreaterThan(2);
      for (const image of storedImages) {
        expect.soft(image.alt, image.src).not.toBe('');
        expect.soft(image.width * image.height, image.src).toBeGreaterThan(0);
        expect.soft(image.src).toMatch(/^\/storage\/.+\?w=\d+$/);
        expect.soft(image.srcset.split(', ').length, image.src).toBeGreaterThan(2);
        expect.soft(image.sizes, image.src).not.toBe('');
      }
      const [first, ...rest] = storedImages;
      // Home starts with a full-screen hero; all of its cards are below the fold.
      if (path === '/') expect.soft(first?.loading).toBe('lazy');
      else expect.soft(first).toMatchObject({ loading: 'eager', priority: 'high' });
      expect.soft(rest.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
      expect.soft(rest.filter(({ priority }) => priority === 'high')).toEqual([]);
    });
  }

  test("home's hero is 1920 by 1080 and has priority", async ({ page }) => {
    await page.goto('/');
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

const orientations = [
  ['on a wide screen', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
] as const;

for (const [where, viewport] of orientations) {
  test(`the site's own images are served as AVIF, else as WebP, else as JPEG ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const session = await page.context().newCDPSession(page);
    for (const path of ['/', '/transportasi']) {
      for (const [disabled, type] of [
        [[], 'avif'],
        [['avif'], 'webp'],
        [['avif', 'webp'], 'jpeg'],
      ] as const) {
        await session.send('Emulation.setDisabledImageTypes', { imageTypes: [...disabled] });
        await page.goto(path);
        const image = page.getByRole('main').getByRole('presentation').first();
        const url = await image.evaluate((element: HTMLImageElement) =>
          element.decode().then(
            () => element.currentSrc,
            () => '',
          ),
        );
        expect.soft(url, `${path} without ${disabled}`).not.toBe('');
        if (url) {
          const { headers } = await page.request.get(url).then((response) => ({ headers: response.headers() }));
          expect.soft(headers['content-type'], `${path} without ${disabled}`).toBe(`image/${type}`);
        }
      }
    }
  });
}

test('images are served in the accepted format', async ({ request }) => {
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/*', 'image/jpeg'],
  ] as const) {
    const response = await request.get(`/storage/${good}?w=320`, { headers: { Accept: accept } });
    expect.soft(response.status(), accept).toBe(200);
    expect.soft(response.headers()['content-type'], accept).toBe(type);
  }
});

test('while too many images wait for a hanging admin host, a page shows texts in their places', async ({
  page,
  site,
}) => {
  site.admin.setFault('/storage/', { kind: 'hold' });
  const requests = Array.from({ length: 80 }, (_, at) => fetch(`${site.url}/storage/antre/${at}.jpg?w=320`));
  expect((await Promise.race(requests)).status, 'more than may wait').toBe(503);

  site.admin.replace('tickets', [recordWithImage('Uji Antre', 'antre/halaman.jpg')]);
  const response = await page.goto('/tiket');
  expect(response?.status()).toBe(200);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Uji Antre' }) });
  await expect(card.getByText('No Image', { exact: true })).toBeVisible();

  site.admin.release();
  await Promise.all(requests);
  site.admin.replace('tickets', [recordWithImage('Uji Antre', good)]);
  await page.reload();
  await expect(card.getByRole('img', { name: 'Uji Antre' })).toBeVisible();
});
