import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import connect from 'connect';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  handleServerError,
  logRequest,
  normalizeRequest,
  rejectOtherMethods,
  serveAssets,
  serveCachedPage,
  serveImage,
  toPath,
} from '~/server/http/middleware.server';
import { setBaseSecurityHeaders, setSecurityHeaders } from '~/server/http/security-headers.server';
import { log } from '~/server/logger.server';
import { cacheKey, createCachedPage, getOrRender } from '~/server/rendering/page-cache.server';
import { rawRequest } from '../../../test-support/raw-request';

const HTML = '<!DOCTYPE html><p>Isi yang disimpan</p>';
const SCRIPT = 'console.log("Selamat datang");'.repeat(100);
const IMAGE = Buffer.from([0, 1, 2, 253, 254, 255]);

const folder = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'hero'));
writeFileSync(join(folder, 'assets/site-1.js'), SCRIPT);
writeFileSync(join(folder, 'assets/site-1.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, 'hero/tiket.avif'), IMAGE);
writeFileSync(join(folder, 'hero/catatan.txt'), 'Catatan');

/** Mocks Remix, behind the middleware as in server.mjs. */
const remix = vi.fn();
let server: Server;
let url: string;
let path = '/daftar-0';
let count = 0;

beforeAll(async () => {
  const app = connect();
  const middleware = [
    serveAssets(folder),
    normalizeRequest,
    logRequest,
    rejectOtherMethods,
    serveCachedPage,
    setBaseSecurityHeaders,
    serveImage,
  ];
  for (const one of middleware) app.use(one);
  app.use((request, response) => {
    remix(request.method, request.url, request.headers.host, request.headers.origin);
    // Remix appends the headers of a document.
    response.appendHeader('Referrer-Policy', 'no-referrer').appendHeader('Referrer-Policy', 'origin');
    if (request.url === '/rusak') throw new Error('broken');
    response.writeHead(418).end('Remix');
  });
  app.use(handleServerError);
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
});
beforeEach(() => {
  remix.mockClear();
  count += 1;
  path = `/daftar-${count}`;
});

function send(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers }).map((line) => line.join(': '));
  return rawRequest(url, `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

const header = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim();
const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4);

/** Caches a page, as the document handler does. */
function store(target = path, expiresAt = Date.now() + 60_000) {
  const meta = { version: 'v1', expiresAt };
  const headers = new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'public' });
  // As every document has.
  setSecurityHeaders(headers, { scripts: [] });
  return getOrRender(cacheKey(target) ?? '', meta, async () => createCachedPage(Buffer.from(HTML), headers, meta));
}

test('without a client build the server does not start', () => {
  const missing = join(folder, 'tidak-ada');
  expect(() => serveAssets(missing)).toThrow(`No client build in ${missing}`);
});

describe('a cached page', () => {
  test('is served without Remix, with its headers and length', async () => {
    await store();
    const { status, text } = await send(path);
    expect(remix).not.toHaveBeenCalled();
    expect([status, bodyOf(text), header(text, 'cache-control')]).toEqual([200, HTML, 'public']);
    expect(header(text, 'content-length')).toBe(String(HTML.length));
  });

  test.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip;q=0.5, br;q=0'],
  ])('is encoded with %s for Accept-Encoding: %s', async (encoding, accept) => {
    await store();
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': accept } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(HTML);
  });

  test('returns 304 for a matching ETag', async () => {
    await store();
    const etag = header((await send(path)).text, 'etag') ?? '';
    const { status, text } = await send(path, { 'If-None-Match': `"other", ${etag}` });
    expect([status, bodyOf(text)]).toEqual([304, '']);
    expect((await send(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('responds to HEAD without a body', async () => {
    await store();
    const { status, text } = await send(path, {}, 'HEAD');
    expect([status, bodyOf(text), header(text, 'content-length')]).toEqual([200, '', String(HTML.length)]);
  });

  test.each(['fbclid=abc', 'utm_source=wa&gclid=1', '%00=%ff'])('ignores tracking parameters: ?%s', async (query) => {
    await store();
    expect((await send(`${path}?${query}`)).status).toBe(200);
  });

  test('falls through to Remix when expired, and for other variants', async () => {
    await store(path, Date.now() - 1);
    await store('/tiket?kategori=Cargo');
    for (const target of [path, '/tiket?kategori=Shuttle']) expect((await send(target)).status).toBe(418);
    expect((await send('/tiket?utm_source=x&kategori=Cargo')).status).toBe(200);
  });
});

describe('a static asset', () => {
  test('is served precompressed and cached for a year', async () => {
    const response = await fetch(`${url}/assets/site-1.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Length')).toBe(String(brotliCompressSync(SCRIPT).byteLength));
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
    expect(remix).not.toHaveBeenCalled();
  });

  test('falls back to the uncompressed file, and is cached for a day without a hash in its name', async () => {
    const gzip = await send('/assets/site-1.js', { 'Accept-Encoding': 'gzip' });
    expect([header(gzip.text, 'content-encoding'), bodyOf(gzip.text)]).toEqual([undefined, SCRIPT]);
    const image = await fetch(`${url}/hero/tiket.avif?v=1`);
    expect(image.headers.get('Content-Type')).toBe('image/avif');
    expect(image.headers.get('Cache-Control')).toContain('max-age=86400');
    expect(Buffer.from(await image.arrayBuffer()).equals(IMAGE)).toBe(true);
  });

  test('returns 304 for a matching ETag', async () => {
    const etag = header((await send('/hero/tiket.avif')).text, 'etag') ?? '';
    expect((await send('/hero/tiket.avif', { 'If-None-Match': etag })).status).toBe(304);
  });

  test.each([
    ...['/hero', '/hero/', '/assets', '/assets/'],
    ...['/hero/catatan.txt', '/assets/none.js', '/assets/../hero/tiket.avif'],
  ])('falls through to Remix for any other path: %s', async (target) => {
    expect((await send(target)).status).toBe(418);
  });
});

describe('the security headers of every response', () => {
  test.each([
    ['a cached page', 200, () => path, {}],
    ['a static asset', 200, () => '/hero/tiket.avif', {}],
    ['an unchanged asset', 304, () => '/hero/tiket.avif', { 'If-None-Match': '*' }],
    ['a missing image', 404, () => '/storage/..%2fx', {}],
    ['an unknown image width', 400, () => '/storage/x.jpg?w=1', {}],
    ['a response of Remix', 418, () => '/lain', {}],
    ['an error', 500, () => '/rusak', {}],
  ])('are there once: %s', async (_, expected, target, headers) => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    await store();
    const { status, text } = await send(target(), headers);
    expect(status).toBe(expected);
    const all = (name: string) => [...text.matchAll(new RegExp(`^${name}: (.*)\\r$`, 'gim'))].map(([, value]) => value);
    expect(all('X-Content-Type-Options')).toEqual(['nosniff']);
    expect(all('Referrer-Policy')).toEqual(['strict-origin-when-cross-origin']);
    expect(all('Strict-Transport-Security')).toEqual(['max-age=31536000']);
  });
});

describe('the request log', () => {
  test('has one line with path, status, cache and request id, without the query', async () => {
    const info = vi.spyOn(log, 'info').mockImplementation(() => {});
    await store();
    await send(`${path}?q=rahasia`, { 'X-Request-Id': 'permintaan-0001' });
    await send('/lain?q=rahasia', { 'X-Request-Id': 'tidak sah' });
    await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(2));
    const [hit, miss] = info.mock.calls.map(([line]) => line as unknown as Record<string, unknown>);
    expect(hit).toMatchObject({
      event: 'request',
      requestId: 'permintaan-0001',
      method: 'GET',
      path,
      status: 200,
      cache: 'hit',
      ms: expect.any(Number),
    });
    expect(hit?.bytes).toBeGreaterThan(HTML.length);
    expect(miss).toMatchObject({ path: '/lain', status: 418, cache: 'miss' });
    expect(miss?.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify(info.mock.calls)).not.toContain('rahasia');
  });
});

describe('a normalized request', () => {
  test('has the site’s own Host header and no Origin', async () => {
    await send('/x', { Host: 'jahat.example', 'X-Forwarded-Host': 'jahat.example', Origin: 'null' });
    expect(remix).toHaveBeenCalledWith('GET', '/x', 'www.jelajahi.example', undefined);
  });

  test('with a body is the last one of its connection, which the body does not keep open', async () => {
    const start = 'POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nab';
    const { status, text } = await rawRequest(url, start);
    expect(status).toBe(405);
    expect(text).toMatch(/^connection: close/im);
  });

  test.each(['TRACE', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PROPFIND'])(
    'of method %s is 405 in one line',
    async (method) => {
      const { status, text } = await send('/x', {}, method);
      expect([status, header(text, 'allow'), bodyOf(text)]).toEqual([405, 'GET, HEAD', 'Metode tidak diizinkan.\n']);
      expect(remix).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['/tiket?a=b', '/tiket?a=b'],
    ['http://jahat.example/tiket?a=b', '/tiket?a=b'],
    ['*', '/'],
    ['javascript:alert(1)', '/'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/tiket/a%5Cb', '/tiket/a%5Cb'],
    ['/%5C/jahat.example', '/%255c/jahat.example'],
    ['/tiket/../%5C', '/%255c'],
    ['/%2e%2e/%5Cjahat.example?a=/../b', '/%255cjahat.example?a=/../b'],
  ])('has a path: %s is %s', (target, expected) => {
    expect(toPath(target)).toBe(expected);
  });
});
