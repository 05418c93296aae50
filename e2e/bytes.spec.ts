import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test';

const KB = 1024;

/** What a first view may weigh, in KB: compressed where it is text, at 360 px and double density. */
const budgets = [
  { path: '/', script: 120, document: 14, total: 450 },
  { path: '/transportasi', script: 105, document: 14, total: 450 },
  { path: '/blog', script: 105, document: 14, total: 450 },
  { path: '/paketdetail/pesona-ubud', script: 115, document: 14, total: 450 },
  { path: '/transportasi/2', script: 115, document: 14, total: 450 },
  { path: '/kuliner', script: 120, document: 14, total: 450 },
  { path: '/contact', script: 120, document: 14, total: 450 },
];

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

for (const budget of budgets) {
  test(`a first view of ${budget.path} stays within its bytes`, async ({ page, site }) => {
    // Maps are another house's bytes.
    await page.route(/google\.com/, (route) => route.abort());
    const weights: Record<string, number> = {};
    const weighing: Promise<void>[] = [];
    page.on('response', (response) => {
      weighing.push(
        (async () => {
          const type = response.request().resourceType();
          const body = await response.body().catch(() => Buffer.alloc(0));
          const text = /text|javascript|svg|json|manifest/.test(response.headers()['content-type'] ?? '');
          weights[type] = (weights[type] ?? 0) + (text ? brotliCompressSync(body).length : body.length);
        })(),
      );
    });
    await page.goto(site.url + budget.path, { waitUntil: 'networkidle' });
    await Promise.all(weighing);
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    expect.soft(weights.script, 'scripts').toBeLessThan(budget.script * KB);
    expect.soft(weights.document, 'document').toBeLessThan(budget.document * KB);
    expect.soft(weights.stylesheet, 'styles').toBeLessThan(20 * KB);
    expect.soft(weights.font, 'fonts').toBeLessThan(70 * KB);
    expect.soft(total, 'total').toBeLessThan(budget.total * KB);
  });
}

test('no markdown parser, schema library or date library reaches the browser', async ({ page, site }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(`${site.url}/blog/5`, { waitUntil: 'networkidle' });
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(100 * KB);
  for (const trace of ['micromark', 'ZodError', 'Desember', 'mdast']) expect(code).not.toContain(trace);
});
