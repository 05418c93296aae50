import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    /** The words that were there when something was first shown. */
    firstFrame?: Promise<string>;
  }
}

/** The site behind a slow line: of `path` there comes what stands before `word`, and the rest when it is let go. */
async function slowLine(siteUrl: string, path: string, word: string) {
  let letGo = () => {};
  const rest = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer((request, response) => {
    get(siteUrl + request.url, { agent: false }, async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (request.url !== path) return answer.pipe(response);
      const body = await buffer(answer);
      const cut = body.indexOf(word);
      response.write(body.subarray(0, cut));
      await rest;
      response.end(body.subarray(cut));
    }).on('error', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letGo,
    close: () => server.close(),
  };
}

test('a page is not shown before all that is seen of it has come', async ({ page, site }) => {
  const path = '/paketdetail/pesona-ubud';
  const line = await slowLine(site.url, path, 'Bagikan');
  try {
    await page.addInitScript(() => {
      window.firstFrame = new Promise((resolve) => {
        requestAnimationFrame(() => resolve(document.body.textContent ?? ''));
      });
    });
    await page.goto(line.url + path, { waitUntil: 'commit' });
    // The styles are there, and what has come could be shown. Looked at by time, since there are no frames yet.
    const styled = () => document.body && getComputedStyle(document.body).margin === '0px';
    await page.waitForFunction(styled, null, { polling: 100 });
    line.letGo();
    const firstFrame = await page.evaluate(() => window.firstFrame);
    expect(firstFrame).toContain('Bagikan');
    expect(firstFrame).toContain('Pemesanan lewat WhatsApp, tanpa pembayaran di situs ini.');
  } finally {
    line.close();
  }
});
