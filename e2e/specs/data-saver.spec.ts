import { get } from '../../tests/support/isolated-site';
import { layoutPaths } from '../fixtures/page-fixtures';
import { expect, statusLine, test } from '../fixtures/test';
import { axeViolations } from '../support/axe';

// Pages for browsers that save data.

const saving = { 'Save-Data': 'on' };
const line = 'Mode hemat data: halaman ringan.';
const LIST = '/paket-tour';

/** Budgets of some pages without their pictures, in KB. With pictures, each page may have 90 KB. */
const budgets: Record<string, number> = { [LIST]: 30, '/paketdetail/pesona-ubud': 32, '/blog/5': 32, '/': 32 };

/** Pages whose pictures are at most 480 px wide. */
const light = [LIST, '/paketdetail/pesona-ubud', '/kuliner', '/blog/5', '/'];

test.describe('a browser that saves data', () => {
  test.use({ extraHTTPHeaders: saving, viewport: { width: 360, height: 740 }, expectedConsole: [statusLine] });

  test('gets every page complete and light, without script, font or preload', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Each page is a first visit.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    let [documents, pictures] = [0, 0];
    const kinds = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Image') pictures += encodedDataLength;
      else documents += encodedDataLength;
    });
    for (const path of new Set([
      ...Object.keys(budgets),
      ...layoutPaths,
      '/contact',
      '/rencana?isi=paket-1',
      '/tidak-ada',
    ])) {
      [documents, pictures] = [0, 0];
      const budget = budgets[path];
      const response = await page.goto(path, { waitUntil: budget ? 'networkidle' : 'load' });
      expect.soft(await response?.text(), path).not.toMatch(/<script|rel="(?:module)?preload"/);
      await expect.soft(page.getByRole('contentinfo').getByText(line), path).toBeVisible();
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      if (light.includes(path)) {
        const sources = await page
          .getByRole('main')
          .getByRole('img')
          .evaluateAll((all) => all.map((image) => `${image.getAttribute('src')} ${image.getAttribute('srcset')}`));
        const widths = sources.join().match(/(?<=\?w=)\d+/g) ?? [];
        expect.soft(Math.max(...widths.map(Number)), path).toBe(480);
      }
      if (!budget) continue;
      expect.soft(documents / 1024, `${path} without pictures`).toBeLessThanOrEqual(budget);
      expect.soft((documents + pictures) / 1024, `${path} with pictures`).toBeLessThanOrEqual(90);
      expect.soft(pictures, path).toBeGreaterThan(0);
    }
    const others = [...kinds.values()].filter((kind) => !['Document', 'Image', 'Other'].includes(kind));
    expect(others, 'scripts, fonts and data').toEqual([]);
  });

  test('shows the replacements for scripts, although it runs scripts', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: 'Rencanakan lewat WhatsApp' })).toBeVisible();
    await expect(page.getByLabel('Nama')).toBeHidden();
    await page.goto('/transportasi/toyota-avanza');
    await expect(page.getByRole('link', { name: /^Buka di Google Maps/ }).last()).toBeVisible();
    await page.getByText('Isi rincian pesanan').click();
    await page.getByLabel('Hari').fill('3');
    await page.getByRole('button', { name: 'Hitung perkiraan' }).click();
    await expect(page.getByText('Perkiraan Rp 1.500.000 (Rp 500.000 × 3 hari)', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('caches keep light and full pages apart, and pictures too', async ({ startOwnSite }) => {
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
