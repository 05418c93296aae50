/**
 * Crawls the production site in the browser, from `/` along every link: each page at 1280 and at 360 px.
 * `npm run crawl` prints its findings, writes bench/results/crawl.json, and fails when there are any: a broken link or
 * image, a title that two pages share, a missing description, console output, an axe violation, or a WhatsApp or
 * telephone number that is not configured.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { axeViolations } from '../e2e/support/axe.ts';
import { gotoHydrated } from '../e2e/support/goto-hydrated.ts';
import { startSampleAdmin } from '../sample-admin/server.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { serveSite } from './run-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const CONCURRENCY = 3;
const WIDTHS = [1280, 360];
const configured = ['6281200000001', '6281200000002'];

const admin = await startSampleAdmin();
const site = await serveSite({ ADMIN_HOST: admin.url, CACHE_DIR: join(tmpdir(), 'crawl-cache') });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

const seen = new Set(['/']);
const waiting = ['/'];
const titles = new Map<string, string>();
const findings: string[] = [];
let pages = 0;
let files = 0;

function found(finding: string) {
  console.log(finding);
  findings.push(finding);
}

/** Extracts a page's head, its links, and every phone number in it. */
const facts = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    links: [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
    shown:
      [...document.querySelectorAll('header, main, footer, dialog')]
        .map((part) => part.textContent)
        .join(' ')
        .match(/(?:\+62|\b08)[\d\s().-]{7,}\d/g) ?? [],
  }));

const digits = (number: string) => number.replace(/\D/g, '').replace(/^0/, '62');

async function look(context: BrowserContext, path: string) {
  const note = (what: string) => found(`${path}: ${what}`);
  const page = await context.newPage();
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.url().startsWith(site.url) && response.status() >= 400)
      note(`${response.status()} for ${response.url().slice(site.url.length)}`);
  });
  try {
    await gotoHydrated(page, site.url + path);
    const { title, description, canonical, links, shown } = await facts(page);
    const same = titles.get(title);
    if (same !== undefined && same !== canonical) note(`title as on ${same}: ${title}`);
    titles.set(title, canonical);
    if (!canonical.startsWith(site.url)) note(`canonical ${canonical}`);
    if (description.length < 20) note('no description');
    const linked = links.flatMap((link) => /(?:wa\.me\/|tel:\+?)(\d+)/.exec(link)?.[1] ?? []);
    for (const number of [...linked, ...shown].filter((one) => !configured.includes(digits(one))))
      note(`number ${number}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      for (const barrier of await axeViolations(page)) note(`at ${width} px: ${barrier}`);
    }
    for (const link of links) enqueue(new URL(link));
    pages += 1;
  } catch (error) {
    note(String(error));
  }
  await page.close();
}

function enqueue(link: URL) {
  const pathAndQuery = link.pathname + link.search;
  if (link.origin !== site.url || seen.has(pathAndQuery)) return;
  seen.add(pathAndQuery);
  waiting.push(pathAndQuery);
}

/** Whether a URL is a page; other URLs are only fetched. */
async function isPage(path: string): Promise<boolean> {
  const response = await fetch(site.url + path);
  await response.body?.cancel();
  if (response.status !== 200) found(`${path}: ${response.status}`);
  return response.headers.get('Content-Type')?.includes('text/html') === true && response.status === 200;
}

async function crawl() {
  const context = await browser.newContext({ locale: 'id-ID', reducedMotion: 'reduce' });
  await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: '' }));
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (await isPage(path)) await look(context, path);
    else files += 1;
    if ((pages + files) % 25 === 0) console.log(`${pages} pages, ${files} files, ${findings.length} findings`);
  }
  await context.close();
}

const began = Date.now();
// Home runs first: the other workers start from its links.
const first = await browser.newContext({ locale: 'id-ID', reducedMotion: 'reduce' });
waiting.shift();
await look(first, '/');
await first.close();
await Promise.all(Array.from({ length: CONCURRENCY }, crawl));

const result = {
  pages,
  files,
  widths: WIDTHS,
  minutes: Math.round((Date.now() - began) / 60_000),
  findings: findings.toSorted(),
};
console.log(`${pages} pages and ${files} files, ${findings.length} findings`);
writeFileSync(join(root, 'bench/results/crawl.json'), `${JSON.stringify(result, null, 2)}\n`);

await browser.close();
await Promise.all([site.stop(), admin.close()]);
process.exitCode = findings.length > 0 ? 1 : 0;
