import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

const KB = 1024;

/** Transfer budgets of a first view, in KB: text compressed, documents with their styles, images at 360 px and device pixel ratio 2. */
const scripts: Record<number, string[]> = {
  105: ['/paket-tour', '/event', '/blog'],
  115: ['/paketdetail/pesona-ubud', '/event/2', '/blog/5'],
  120: ['/', '/kuliner', '/contact', '/rencana?isi=paket-1,transportasi-3x2,attraction-1'],
};
const budgets = Object.entries(scripts).flatMap(([script, paths]) =>
  paths.map((path) => ({ path, script: Number(script), document: 26, total: 450 })),
);

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

/** Compressed sizes by text, since most pages load the same files. */
const compressed = new Map<string, number>();
function compressedBytes(url: string, body: Buffer): number {
  const known = compressed.get(url) ?? brotliCompressSync(body).length;
  compressed.set(url, known);
  return known;
}

for (const budget of budgets) {
  test(`a first view of ${budget.path} stays within its transfer budget`, async ({ page, site }) => {
    const weights: Record<string, number> = {};
    let heaviestImage = 0;
    const weighing: Promise<void>[] = [];
    page.on('response', (response) => {
      weighing.push(
        (async () => {
          const type = response.request().resourceType();
          const body = await response.body().catch(() => Buffer.alloc(0));
          const text = /text|javascript|svg|json|manifest/.test(response.headers()['content-type'] ?? '');
          if (type === 'image') heaviestImage = Math.max(heaviestImage, body.length);
          weights[type] = (weights[type] ?? 0) + (text ? compressedBytes(response.url(), body) : body.length);
        })(),
      );
    });
    // A busy machine can be idle on the network before it asks for the scripts.
    await gotoHydrated(page, site.url + budget.path);
    await page.waitForLoadState('networkidle');
    await Promise.all(weighing);
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    expect.soft(weights.script, 'scripts').toBeLessThan(budget.script * KB);
    expect.soft(weights.document, 'document').toBeLessThan(budget.document * KB);
    expect.soft(weights.font, 'fonts').toBeLessThan(70 * KB);
    expect.soft(heaviestImage, 'heaviest image').toBeLessThan(90 * KB);
    expect.soft(total, 'total').toBeLessThan(budget.total * KB);
  });
}

test('no markdown parser, schema library or date library reaches the browser', async ({ page, site }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await gotoHydrated(page, `${site.url}/blog/5`);
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(100 * KB);
  for (const trace of ['micromark', 'ZodError', 'Sebelum Masehi', 'mdast']) expect(code).not.toContain(trace);
});
