import { within } from '@testing-library/dom';
import { lineOf, textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { elementsOf, headOf, hrefsOf, mainOf, missingIn } from '../support/html';

/** The article's decoded title: entities are text, tags are dropped. */
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
  for (const [name, text] of [
    ['h1', title],
    ['h2', 'Kapan datang'],
    ['p', 'Satu jam sebelum senja.\nBawa jaket tipis.'],
    ['strong', 'tipis'],
    ['li', 'duduk di sisi timur'],
  ] as const)
    expect.soft(elementsOf(content, name).map(textOf), name).toContain(text);
  expect.soft(hrefsOf(content, 'paket')).toContain('/paket-tour');
  const picture = within(content).getByRole('img', { name: 'Penari kecak' });
  const source = await request.get(picture.getAttribute('src') ?? '');
  expect.soft(source.headers()['content-type']).toMatch(/^image\//);
  expect.soft(lineOf(content)).toContain('tautan dan paket');
  expect.soft(content.outerHTML).not.toMatch(/alert\(1\)|lain\.example/);

  const head = headOf(html);
  expect.soft(head.title).toBe(`${title} | Blog Travel Bali`);
  expect.soft(head.description).toBe(headOf(await (await request.get('/blog')).text()).description);
  expect.soft(head['og:description']).toMatch(/^Kapan datang Satu jam sebelum senja\. Bawa jaket tipis\. /);
  expect.soft(head['og:type']).toBe('article');

  const sparse = mainOf(await (await request.get('/blog/702')).text());
  expect.soft(missingIn(sparse, ['No Image', 'Tim Jelajahi Bali', '1 Menit'])).toEqual([]);
  expect.soft(textOf(sparse)).not.toMatch(/undefined|NaN|Invalid/);
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

test('an article that is slow to render shows its text, and no other request waits for it', async ({
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
  expect(elementsOf(await page.text(), 'p').map(textOf)).toEqual(
    expect.arrayContaining(['Awal.', expect.stringMatching(/^(\*a_){9}/)]),
  );
  // The failure is remembered, and the next article is rendered as usual.
  const next = await (await request.get('/blog/menonton-kecak')).text();
  expect(elementsOf(mainOf(next), 'strong').map(textOf)).toContain('tipis');
});
