import { get } from '../../tests/support/isolated-site';
import { listAt } from '../fixtures/lists';
import { htmlPaths } from '../fixtures/page-fixtures';
import { expect, statusLine, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';

// Pages for browsers that save data (requirements 14).

const saving = { 'Save-Data': 'on' };
const line = 'Mode hemat data: halaman ringan.';
const LIST = '/paket-tour';

test.describe('a browser that saves data', () => {
  test.use({ extraHTTPHeaders: saving, viewport: { width: 360, height: 740 }, expectedConsole: [statusLine] });

  test('gets every page whole, without script, font or preload, and says so', async ({ page }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!['document', 'image', 'other'].includes(request.resourceType())) others.push(request.url());
    });
    for (const path of [...htmlPaths, '/contact', '/rencana?isi=paket-1', '/tidak-ada']) {
      const response = await page.goto(path);
      expect.soft(await response?.text(), path).not.toMatch(/<script|rel="(?:module)?preload"/);
      await expect.soft(page.getByRole('contentinfo').getByText(line), path).toBeVisible();
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    expect(others, 'scripts, fonts and data').toEqual([]);
  });

  test('has pictures of at most 480 px', async ({ page }) => {
    for (const path of [LIST, '/paketdetail/pesona-ubud', '/kuliner', '/']) {
      await page.goto(path);
      const widths = await page
        .getByRole('main')
        .getByRole('img')
        .evaluateAll((images) =>
          images.flatMap(
            (image) =>
              `${image.getAttribute('src')} ${image.getAttribute('srcset')}`.match(/(?<=\?w=)\d+/g)?.map(Number) ?? [],
          ),
        );
      expect.soft(Math.max(...widths), path).toBe(480);
    }
  });

  test('shows what replaces the scripts, though it runs scripts', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: 'Rencanakan lewat WhatsApp' })).toBeVisible();
    await expect(page.getByLabel('Nama')).toBeHidden();
    await page.goto('/transportasi/toyota-avanza');
    await expect(page.getByRole('link', { name: /^Buka di Google Maps/ }).last()).toBeVisible();
    await page.getByText('Isi rincian pesanan').click();
    await page.getByLabel('Hari').fill('3');
    await page.getByRole('button', { name: 'Hitung dan isi pesan' }).click();
    await expect(page.getByText('Perkiraan Rp 1.500.000 (Rp 500.000 × 3 hari)', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('waits for a slow admin host: nothing streams', async ({ page, site }) => {
    site.admin.setFault('/api/admin/pakets', { kind: 'delay', ms: 300 });
    await page.goto(LIST);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const [name, path, kilobytes] of [
    ['a list', listAt(LIST).path, 30],
    ['a record', '/paketdetail/pesona-ubud', 32],
    ['an article', '/blog/5', 32],
    ['home', '/', 32],
  ] as const) {
    test(`loads ${name} within ${kilobytes} KB, and 90 KB with its pictures`, async ({ page, startOwnSite }) => {
      const site = await startOwnSite();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      let [documents, pictures] = [0, 0];
      const kinds = new Map<string, string>();
      session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (kinds.get(requestId) === 'Image') pictures += encodedDataLength;
        else documents += encodedDataLength;
      });
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      expect.soft(documents / 1024, 'without pictures').toBeLessThanOrEqual(kilobytes);
      expect.soft((documents + pictures) / 1024, 'with pictures').toBeLessThanOrEqual(90);
      expect(pictures).toBeGreaterThan(0);
    });
  }
});

test('caches keep light and full pages apart, and light and full pictures', async ({ startOwnSite }) => {
  const { url } = await startOwnSite({ ADMIN_FRESH_SECONDS: '600' });
  for (const headers of [{}, saving, {}, saving] as Record<string, string>[]) {
    const { text, headers: answered } = await get(url + LIST, headers);
    expect.soft(text.includes(line)).toBe(headers === saving);
    expect.soft(answered.get('Vary')).toContain('Save-Data');
  }
  const picture = async (headers: Record<string, string>) => {
    const response = await fetch(`${url}/storage/pakets/pesona-ubud.jpg?w=480`, { headers });
    expect.soft(response.headers.get('Vary')).toContain('Save-Data');
    return (await response.arrayBuffer()).byteLength;
  };
  expect(await picture(saving)).toBeLessThan(0.8 * (await picture({})));
});
