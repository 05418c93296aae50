import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const KB = 1024;

/**
 * Transfer budgets of a first view, in KB. Text is compressed, documents contain their styles, and images are those at
 * 360 px and a device pixel ratio of 2.
 */
const scripts: Record<number, string[]> = {
  105: ['/paket-tour', '/event', '/blog'],
  118: ['/paketdetail/pesona-ubud', '/event/2', '/blog/5'],
  120: ['/', '/kuliner', '/contact', '/rencana?isi=paket-1,transportasi-3x2,attraction-1'],
};
const budgets = Object.entries(scripts).flatMap(([script, paths]) =>
  paths.map((path) => ({ path, script: Number(script), document: 26, total: 450 })),
);

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

/** Compressed sizes by URL: most pages load the same files. */
const compressed = new Map<string, number>();
function compressedBytes(url: string, body: Buffer): number {
  const known = compressed.get(url) ?? brotliCompressSync(body).length;
  compressed.set(url, known);
  return known;
}

test('a first view stays within its transfer budget, and no markdown parser, schema library or date library reaches the browser', async ({
  page,
  site,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  let responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  for (const { path, script, document, total } of budgets) {
    responses = [];
    // On a busy machine the network can be idle before the scripts are requested.
    await gotoHydrated(page, site.url + path);
    await page.waitForLoadState('networkidle');
    const weights: Record<string, number> = {};
    let heaviestImage = 0;
    let code = '';
    for (const response of responses) {
      const type = response.request().resourceType();
      const body = await response.body().catch(() => Buffer.alloc(0));
      const text = /text|javascript|svg|json|manifest/.test(response.headers()['content-type'] ?? '');
      if (type === 'image') heaviestImage = Math.max(heaviestImage, body.length);
      if (type === 'script') code += body;
      weights[type] = (weights[type] ?? 0) + (text ? compressedBytes(response.url(), body) : body.length);
    }
    const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
    expect.soft(weights.script, `scripts of ${path}`).toBeLessThan(script * KB);
    expect.soft(weights.document, `document of ${path}`).toBeLessThan(document * KB);
    expect.soft(weights.font, `fonts of ${path}`).toBeLessThan(70 * KB);
    expect.soft(heaviestImage, `heaviest image of ${path}`).toBeLessThan(90 * KB);
    expect.soft(sum, `total of ${path}`).toBeLessThan(total * KB);
    expect.soft(code.length, path).toBeGreaterThan(100 * KB);
    const traces = ['micromark', 'ZodError', 'Sebelum Masehi', 'mdast'].filter((trace) => code.includes(trace));
    expect.soft(traces, path).toEqual([]);
  }
});
