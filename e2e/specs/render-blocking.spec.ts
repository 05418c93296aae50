import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

declare global {
  interface Window {
    /** The document's text at the first paint. */
    firstFrame?: Promise<string>;
    /** The modules that load or run before the first paint. */
    earlyModules?: Promise<number>;
  }
}

/** A proxy for a slow connection. Sends `path` up to `word`, and the rest after its release. */
async function startSlowProxy(siteUrl: string, path: string, word: string) {
  let release = () => {};
  const rest = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    get(siteUrl + request.url, { agent: false }, async (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      if (request.url !== path) return upstream.pipe(response);
      const body = await buffer(upstream);
      const cut = body.indexOf(word);
      response.write(body.subarray(0, cut));
      await rest;
      response.end(body.subarray(cut));
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    close: () => server.close(),
  };
}

test('a page is not painted before its visible part has arrived', async ({ page, site }) => {
  const path = '/paketdetail/pesona-ubud';
  const line = await startSlowProxy(site.url, path, 'Bagikan');
  try {
    await page.addInitScript(() => {
      window.firstFrame = new Promise((resolve) => {
        requestAnimationFrame(() => resolve(document.body.textContent ?? ''));
      });
    });
    await page.goto(line.url + path, { waitUntil: 'commit' });
    // The styles have loaded, so the first part could be painted. Polls by time, since there are no frames yet.
    const styled = () => document.body && getComputedStyle(document.body).margin === '0px';
    await page.waitForFunction(styled, null, { polling: 100 });
    line.release();
    const firstFrame = await page.evaluate(() => window.firstFrame);
    expect(firstFrame).toContain('Bagikan');
    expect(firstFrame).toContain('Pemesanan lewat WhatsApp, tanpa pembayaran di situs ini.');
  } finally {
    line.close();
  }
});

test('modules load and run only after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const count = () => {
      const preloads = [...document.getElementsByTagName('link')].filter(({ rel }) => rel === 'modulepreload');
      const scripts = [...document.scripts].filter(({ type }) => type === 'module');
      return scripts.length + preloads.filter(({ media }) => media !== 'not all').length;
    };
    window.earlyModules = new Promise((resolve) => requestAnimationFrame(() => resolve(count())));
  });
  await gotoHydrated(page, '/paket-tour');
  expect(await page.evaluate(() => window.earlyModules)).toBe(0);
});
