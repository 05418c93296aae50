import { createHash } from 'node:crypto';
import { documentOf } from '../../tests/support/dom';
import { get } from '../../tests/support/isolated-site';
import { rawRequest } from '../../tests/support/raw-request';
import { layoutPaths } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

/** A document's inline scripts, except structured data. */
const inlineScripts = (html: string) =>
  [...documentOf(html).getElementsByTagName('script')].filter(
    (script) => !script.hasAttribute('src') && script.getAttribute('type') !== 'application/ld+json',
  );

// The headers: tests/server/http/security-headers.test.ts. The responses that have them: listener.test.ts beside it.
test('a document allows only its own scripts and its own style sheet', async ({ site: { url } }) => {
  for (const path of [...layoutPaths, '/contact', '/cari?q=ubud', '/bandingkan?isi=paket-1,paket-2', '/tidak-ada']) {
    const { headers, text } = await get(url + path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const directive = (name: string) => policy.split('; ').find((segment) => segment.startsWith(`${name} `)) ?? '';
    expect.soft(directive('script-src'), path).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/);
    expect.soft(directive('style-src'), path).toMatch(/^style-src 'sha256-[\w+/]{43}='$/);
    expect.soft(text, path).not.toMatch(/<\w[^>]*\sstyle="/);
    for (const source of directive('frame-src').split(' ').slice(1))
      expect.soft(new URL(source).hostname, path).toMatch(/(^|\.)google\.(com|co\.id)$/);

    for (const script of inlineScripts(text)) {
      const body = script.textContent ?? '';
      const hash = createHash('sha256').update(body).digest('base64');
      expect.soft(policy.includes(hash), `${path}: ${body.slice(0, 60)}`).toBe(true);
    }
  }
});

test.describe('a streamed document', () => {
  test.use({ siteKind: 'streaming' });

  test('allows scripts with its nonce, which differs for each response', async ({ site: { url, admin } }) => {
    const nonces = new Set<string | undefined>();
    for (const path of ['/tiket', '/event']) {
      admin.setFault('/', { kind: 'hold' });
      // The headers arrive while the content is held: the body is streamed.
      const response = await fetch(url + path);
      admin.release();
      const { headers, status } = response;
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      const nonce = /script-src 'self' 'nonce-([\w-]{16,})';/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
      expect(nonce, path).toBeTruthy();
      nonces.add(nonce);
      const scripts = inlineScripts(await response.text());
      expect(new Set(scripts.map((script) => script.getAttribute('nonce'))), path).toEqual(new Set([nonce]));
    }
    expect(nonces.size).toBe(2);
  });
});

test('a backslash in a path never leads to another host', async ({ site: { url, admin } }) => {
  const send = (target: string) => rawRequest(url, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect.soft((await send('/tiket/%5cb')).text).toMatch(/^Location: \/tiket\/%5Cb\r$/im);
  admin.clearCalls();
  for (const segment of ['a%5Cb', '%5Cb', '%255Cb']) {
    expect.soft((await send(`/tiket/${segment}`)).status, segment).toBe(404);
    const path = `/api/admin/tickets/${segment}`;
    expect.soft(admin.callsTo(path), path).toBe(1);
  }
  for (const path of [
    '/%5Cjahat.example',
    '/%5c%5cjahat.example',
    '/%5C/jahat.example',
    '/%5c/%2f',
    '//%5Cjahat.example',
    '/\\jahat.example',
    '/%2F%5Cjahat.example',
    '/tiket/%5C%5Cjahat.example',
    '/tiket/%5c%5c%2f',
    '/tiket/..%5C..%5C%5Cjahat.example',
    '/makanan/..%5C..%5C%5Cjahat.example',
    '/storage/%5C%5Cjahat.example',
  ]) {
    for (const target of [path, `${path}/`, `${path}.data`]) {
      const { status, text } = await send(target);
      expect.soft([200, 202, 301, 302, 400, 404], target).toContain(status);
      expect.soft(text, target).not.toMatch(/^Location: (?!\/(?![/\\]))/im);
    }
  }
});
