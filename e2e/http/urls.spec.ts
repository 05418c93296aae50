import { documentOf } from '../../tests/support/dom';
import { startSite } from '../../tests/support/start-site';
import { textOf } from '../../tests/support/text-of';
import { expect, test } from '../fixtures/test';
import { elementsOf } from '../support/html';

test('an unknown path is logged in truncated form', async ({ request, site }) => {
  const own = await startSite({ ADMIN_HOST: site.admin.url });
  try {
    await request.get(`${own.url}/pantai/rahasia`);
    await request.get(`${own.url}/${'a'.repeat(2000)}`);
    const logged = () =>
      own
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { event: string; path: string })
        .filter((line) => line.event === 'path-not-found');
    await expect.poll(() => logged().length).toBe(2);
    expect(logged()[0]?.path).toBe('/pantai/rahasia');
    expect(logged()[1]?.path.length).toBeLessThan(500);
  } finally {
    await own.stop();
  }
});

const files = [
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/assets/app-12345678.js.map',
  '/ads.txt',
  '/a/b.ASPX',
  '/x.webmanifest',
];

test('an unknown file path returns a short text', async ({ request, site }) => {
  for (const path of files) {
    const response = await request.get(site.url + path);
    expect.soft(response.status(), path).toBe(404);
    const text = await response.text();
    expect.soft(text, path).toContain('Halaman tidak ditemukan');
    expect.soft(text.length, path).toBeLessThan(200);
    expect.soft(response.headers(), path).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the icons that browsers request without a link exist', async ({ request, site }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/apple-touch-icon-precomposed.png', 'image/png'],
  ] as const) {
    const response = await request.get(site.url + path);
    expect.soft([response.status(), response.headers()['content-type']], path).toEqual([200, type]);
  }
});

const redirects: [path: string, location: string][] = [
  ['/wisata-atraksi?kategori=Healing&utm_source=uji', '/attraction?kategori=Healing&utm_source=uji'],
  ['/events', '/event'],
  ['/paketdetail/pesona-ubud/', '/paketdetail/pesona-ubud'],
  ['/tidak-ada///', '/tidak-ada'],
  ['///evil.example//', '/evil.example'],
  ['//evil.example/?kategori=Seni', '/evil.example?kategori=Seni'],
];

test('alternative spellings and URLs redirect permanently', async ({ request, site }) => {
  for (const [path, location] of redirects) {
    const response = await request.get(site.url + path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(301);
    expect.soft(response.headers().location, path).toBe(location);
  }
});

const long = 'a'.repeat(1500);
const odd: [status: number, paths: string[]][] = [
  [404, ['', 'paketdetail/', 'fasilitas/', 'blog/'].map((folder) => `/${folder}${long}`)],
  [404, [`/${'a'.repeat(79)}%F0%9F%98%8B-enak`, '/tiket/%00', '/event/%F0%9F%98%8B', '/transportasi/%22%27%3B--']],
  [404, ['/akomodasi/a..%2fetc%2fpasswd', '/%', '/%E0%A4%A', '/paketdetail/%E0%A4%A']],
  [404, ['/attraction/%3Cscript%3Ealert(1)%3C%2Fscript%3E']],
  [200, [`/cari?q=${long}`, `/cari?q=${'a'.repeat(199)}%F0%9F%98%8B-enak`, '/cari?q=%E0%A4%A', '/?%']],
  [200, [`/paket-tour?kategori=${long}&tampil=${'9'.repeat(400)}`, '/paket-tour?kategori=%ZZ&tampil=%']],
  [200, ['/kuliner?tampil=%E0%A4%A&lengkap=%', '/paketdetail/pesona-ubud?tab=%&tab=jadwal']],
];

test('overlong URLs and requests that no browser sends are refused in one line', async ({ request, site }) => {
  const longer = 'a'.repeat(2050);
  for (const path of [`/${longer}`, `/paketdetail/${longer}`, `/cari?q=${longer}`]) {
    const response = await request.get(site.url + path);
    expect([response.status(), await response.text()]).toEqual([414, 'Alamat terlalu panjang.\n']);
  }
  for (const path of ['/akomodasi/..%2f..%2fetc%2fpasswd', '/blog/%2e%2e%2f%2e%2e']) {
    const response = await request.get(site.url + path);
    expect([response.status(), await response.text()]).toEqual([400, 'Alamat tidak sah.\n']);
  }
});

test('a malformed URL returns its status with a readable body', async ({ request, site }) => {
  for (const [path, status] of odd.flatMap(([status, paths]) => paths.map((path) => [path, status] as const))) {
    const label = path.replace(/(\w)\1{20,}/, (run, letter) => `${letter}×${run.length}`);
    const response = await request.get(site.url + path);
    expect.soft(response.status(), label).toBe(status);
    const html = await response.text();
    const words = textOf(documentOf(html).body);
    expect.soft(words, label).not.toBe('');
    expect.soft(html.includes('<script>alert'), label).toBe(false);
    expect.soft(words.includes('Unexpected Application Error'), label).toBe(false);
    expect.soft(elementsOf(html, 'main').length, label).toBe(1);
  }
});
