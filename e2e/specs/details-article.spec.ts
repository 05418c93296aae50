import { lineOf, textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { mainOf, missingIn } from '../support/html';

/** Its title decoded: entities are text, tags are dropped. */
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

test('an article shows its author, its date, its markdown as HTML, and describes itself', async ({ request, site }) => {
  site.admin.replace('blogs', [article, { id: 702, judul: 'Artikel Tanpa Data' }]);
  const html = await (await request.get('/blog/menonton-kecak')).text();
  const content = mainOf(html);
  expect
    .soft(missingIn(content, ['Wayan Sudarma', '6 Maret 2026', /7 menit/i, 'Edukasi', 'Foto di situs lain']))
    .toEqual([]);
  for (const part of [
    '<h2>Kapan datang</h2>',
    'Satu jam sebelum senja.<br/>\nBawa jaket <strong>tipis</strong>.',
    '<li>duduk di sisi timur</li>',
    'href="/paket-tour"',
  ])
    expect.soft(content).toContain(part);
  const [picture = ''] = /<img [^>]*alt="Penari kecak"[^>]*>/.exec(content) ?? [];
  const source = await request.get(/ src="([^"]*)"/.exec(picture)?.[1] ?? '');
  expect.soft(source.headers()['content-type']).toMatch(/^image\//);
  expect.soft(lineOf(content)).toContain('tautan dan paket');
  expect.soft(content).not.toMatch(/alert\(1\)|lain\.example/);

  const titled = 'Menonton Kecak &amp; &quot;Fragmen&quot; &lt;/script&gt;';
  expect.soft(content).toMatch(new RegExp(`<h1[^>]*>${titled}</h1>`));
  expect.soft(html).toContain(`<title>${titled} | Blog Travel Bali</title>`);
  const meta = (document: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(document)?.[1];
  const blog = await (await request.get('/blog')).text();
  expect.soft(meta(html, 'description')).toBe(meta(blog, 'description'));
  expect.soft(meta(html, 'og:description')).toMatch(/^Kapan datang Satu jam sebelum senja\. Bawa jaket tipis\. /);
  expect.soft(meta(html, 'og:type')).toBe('article');

  const sparse = textOf(mainOf(await (await request.get('/blog/702')).text()));
  expect.soft(missingIn(sparse, ['No Image', 'Tim Jelajahi Bali', '1 Menit'])).toEqual([]);
  expect.soft(sparse).not.toMatch(/undefined|NaN|Invalid/);
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
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(words).toHaveCount(0);
});

test.describe('while the admin host is slow, without JavaScript', () => {
  test.use({ siteKind: 'streaming', javaScriptEnabled: false });

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
