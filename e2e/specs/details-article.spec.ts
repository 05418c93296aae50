import { textOf } from '../fixtures/lists';
import { expect, statusLine, test, withAndWithoutJavaScript } from '../fixtures/test';

test.use({ expectedConsole: [statusLine] });

/** Its title decoded: entities are text, tags are dropped (requirements 15). */
const title = 'Menonton Kecak & "Fragmen" </script>';

const article = {
  id: 701,
  judul: '<b>Menonton</b> Kecak &amp; "Fragmen" &lt;/script&gt;',
  slug: 'menonton-kecak',
  kategori: 'Edukasi',
  penulis: 'Wayan Sudarma',
  menit_baca: 7,
  created_at: '2026-03-05T18:00:00.000000Z',
  images: 'hero.jpg',
  deskripsi: [
    '# Kapan datang',
    '',
    'Satu jam sebelum senja.',
    'Bawa jaket **tipis**.',
    '',
    '- duduk di sisi timur',
    '',
    '<script>alert(1)</script>',
    '[tautan](javascript:alert(1)) dan [paket](/paket-tour)',
    '',
    '![Penari kecak](storage/hero.jpg)',
    '![Foto di situs lain](https://lain.example/x.jpg)',
  ].join('\n'),
};

withAndWithoutJavaScript(() => {
  test('an article shows its author, its date, and its markdown as HTML', async ({ page, site }) => {
    site.admin.replace('blogs', [article]);
    const response = await page.goto('/blog/menonton-kecak');
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const words of ['Wayan Sudarma', '6 Maret 2026', /^7 menit$/i, 'Edukasi', 'tipis']) {
      await expect.soft(main.getByText(words, { exact: true }).first(), `${words}`).toBeVisible();
    }
    await expect.soft(main.getByRole('img', { name: title })).toBeVisible();
    await expect.soft(page.getByRole('heading', { level: 2, name: 'Kapan datang' })).toBeVisible();
    await expect.soft(main.getByRole('listitem').getByText('duduk di sisi timur')).toBeVisible();
    const [first, second] = [main.getByText('Satu jam sebelum senja.'), main.getByText('tipis')];
    const lines = await Promise.all([first.boundingBox(), second.boundingBox()]);
    expect.soft(lines[1]?.y, 'a single line break is kept').toBeGreaterThan((lines[0]?.y ?? 0) + 10);
    await expect.soft(main).not.toContainText('alert(1)');
    await expect.soft(main.getByRole('link', { name: 'paket', exact: true })).toHaveAttribute('href', '/paket-tour');
    const picture = main.getByRole('img', { name: 'Penari kecak' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    await expect.soft(main.getByText('Foto di situs lain')).toBeVisible();
    await expect.soft(main.getByText('tautan dan paket')).toBeVisible();
    await expect.soft(main.getByRole('link', { name: 'tautan' })).toHaveCount(0);
  });
});

test('an article has the specified title, and metadata for link previews and search engines', async ({
  site,
  request,
  page,
}) => {
  site.admin.replace('blogs', [article]);
  await page.goto('/blog/menonton-kecak');
  await expect(page).toHaveTitle(`${title} | Blog Travel Bali`);
  const html = await (await request.get('/blog/menonton-kecak')).text();
  const blog = await (await request.get('/blog')).text();
  const meta = (document: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(document)?.[1];
  expect.soft(meta(html, 'description')).toBe(meta(blog, 'description'));
  expect.soft(meta(html, 'og:description')).toMatch(/^Kapan datang Satu jam sebelum senja\. Bawa jaket tipis\. /);
  expect.soft(meta(html, 'og:type')).toBe('article');
  expect.soft(meta(html, 'og:title')).toContain('Menonton Kecak');
  expect.soft(meta(html, 'og:url')).toBe(`${site.url}/blog/menonton-kecak`);
  expect.soft(meta(html, 'og:image')).toMatch(new RegExp(`^${site.url}/storage/hero\\.jpg`));
});

test('an unknown article returns 404', async ({ page, site }) => {
  site.admin.replace('blogs', [article]);
  expect((await page.goto('/blog/tidak-ada'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
});

test('an article that fails to load shows a loading state until a retry succeeds', async ({ page, site }) => {
  site.admin.replace('blogs', [article]);
  site.admin.setFault('/api/admin/blogs', { kind: 'status', status: 500 });
  await page.clock.install();
  const response = await page.goto('/blog/menonton-kecak');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-store');
  const words = page.getByText('Loading...', { exact: true });
  await expect(words).toBeVisible();
  await expect(page.getByText(/Terjadi Kesalahan|Gagal/)).toHaveCount(0);
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways.filter({ hasText: 'Kembali' })).toHaveAttribute('href', '/blog');
  await expect(ways.filter({ hasText: 'Tanyakan lewat WhatsApp' })).toBeVisible();
  site.admin.clearFaults();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(words).toHaveCount(0);
});

test.describe('while the admin host is slow', () => {
  test.use({ siteKind: 'streaming' });

  test('an article shows its loading state, then its content', async ({ page, site }) => {
    site.admin.replace('blogs', [article]);
    site.admin.setFault('/api/admin/blogs/', { kind: 'hold' });
    await page.goto('/blog/menonton-kecak', { waitUntil: 'commit' });
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    site.admin.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an unknown article shows the not-found page', async ({ page, site }) => {
      site.admin.replace('blogs', [article]);
      site.admin.setFault('/api/admin/blogs', { kind: 'hold' });
      await page.goto('/blog/tidak-ada', { waitUntil: 'commit' });
      const words = page.getByText('Loading...', { exact: true });
      await expect(words).toBeVisible();
      site.admin.release();
      await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await expect(words).toBeHidden();
    });
  });
});

test('an article with only a title renders', async ({ site, request }) => {
  site.admin.replace('blogs', [{ id: 702, judul: 'Artikel Tanpa Data' }]);
  const response = await request.get('/blog/702');
  expect(response.status()).toBe(200);
  const words = textOf(await response.text());
  expect(words).toContain('No Image');
  expect(words).not.toMatch(/undefined|NaN|Invalid/);
});

test('an article that takes too long to render shows its text, and no other request waits for it', async ({
  request,
  site,
}) => {
  const slow = { ...article, slug: 'lama', deskripsi: `Awal.\n\n${'*a_'.repeat(19_900)}` };
  site.admin.replace('blogs', [article, slow]);
  const done: string[] = [];
  const open = (path: string) => request.get(path).finally(() => done.push(path));
  const [page] = await Promise.all([open('/blog/lama'), open('/tiket')]);
  expect(done).toEqual(['/tiket', '/blog/lama']);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('<p>Awal.</p><p>*a_*a_');
  // The failure is remembered, and the next article is rendered again.
  expect(await (await request.get('/blog/menonton-kecak')).text()).toContain('<strong>tipis</strong>');
});
