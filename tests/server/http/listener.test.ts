import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { RequestHandler } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageResponse } from '~/images/image-response.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { createListener } from '~/server/http/listener.server';
import { readTarget } from '~/server/http/request-target.server';
import { setSecurityHeaders } from '~/server/http/security-headers.server';
import { log } from '~/server/logger.server';
import { PageState } from '~/server/page-state.server';
import { createCachedPage, getOrRender } from '~/server/rendering/page-cache.server';
import { rawRequest } from '../../support/raw-request';

const HTML = '<!DOCTYPE html><p>Isi yang disimpan</p>';
const SCRIPT = 'console.log("Selamat datang");'.repeat(100);
const IMAGE = Buffer.from([0, 1, 2, 253, 254, 255]);

const folder = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'hero'));
writeFileSync(join(folder, 'assets/site-1.js'), SCRIPT);
writeFileSync(join(folder, 'assets/site-1.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, 'hero/tiket.avif'), IMAGE);
writeFileSync(join(folder, 'hero/catatan'), 'Catatan');

/** Mocks Remix, behind the listener of server.mjs. */
const remix = vi.fn<RequestHandler>();
let server: Server;
let url: string;
let path = '/daftar-0';
let count = 0;

async function respond(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.startsWith('/storage/')) return imageResponse(pathname.slice('/storage/'.length), request);
  if (pathname === '/rusak') throw new Error('broken');
  if (pathname === '/putus') return new Response(brokenStream());
  const policy = searchParams.has('public') ? 'public, max-age=60' : 'no-store';
  const headers = { 'Cache-Control': policy, 'Content-Type': 'text/plain', 'Referrer-Policy': 'no-referrer' };
  return new Response('Remix '.repeat(500), { status: 418, headers });
}

/** A body that fails after its beginning. */
function brokenStream() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('awal')),
    pull: (controller) => controller.error(new Error('broken')),
  });
}

beforeAll(async () => {
  server = createServer(createListener(remix, folder, [])).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
});
beforeEach(() => {
  remix.mockReset().mockImplementation(respond);
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
function store(target = path, isValid = true) {
  const state = new PageState();
  state.dependOn('/api/admin/tickets', { isValid: () => isValid });
  const headers = new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'public' });
  // Every document has this header.
  setSecurityHeaders(headers, { scripts: [] });
  return getOrRender(readTarget(target).cacheKey ?? '', state, async () =>
    createCachedPage(Buffer.from(HTML), headers, state),
  );
}

test('without a client build the server does not start', () => {
  const missing = join(folder, 'tidak-ada');
  expect(() => createListener(remix, missing, [])).toThrow(`No client build in ${missing}`);
});

describe('a cached page', () => {
  test('is served without Remix, with its headers and length', async () => {
    await store();
    const { status, text } = await send(path);
    expect(remix).not.toHaveBeenCalled();
    expect([status, bodyOf(text), header(text, 'cache-control')]).toEqual([200, HTML, cacheControl.page]);
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

  test('is rendered once for all simultaneous requests', async () => {
    remix.mockImplementation(async (request) => {
      await store();
      return respond(request);
    });
    const statuses = (await Promise.all([send(path), send(path), send(path)])).map(({ status }) => status);
    expect(remix).toHaveBeenCalledOnce();
    expect(statuses.sort()).toEqual([200, 200, 418]);
  });

  test('falls through to Remix once it has changed, and for other variants', async () => {
    await store(path, false);
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

  test('falls back to the uncompressed file, and without a hash in its name is cached for a day', async () => {
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

  test.each([...['/hero', '/hero/', '/assets', '/assets/'], ...['/hero/catatan', '/assets/none.js']])(
    'falls through to Remix for any other path, and for a file without a media type: %s',
    async (target) => {
      expect((await send(target)).status).toBe(418);
    },
  );
});

test.each([
  ['a cached page', 200, () => path, {}],
  ['a static asset', 200, () => '/hero/tiket.avif', {}],
  ['an unchanged asset', 304, () => '/hero/tiket.avif', { 'If-None-Match': '*' }],
  ['a missing image', 404, () => '/storage/a%00b', {}],
  ['a refused path', 400, () => '/a/../b', {}],
  ['an unknown image width', 400, () => '/storage/x.jpg?w=1', {}],
  ['a response of Remix', 418, () => '/lain', {}],
  ['an error', 500, () => '/rusak', {}],
])('every response has each security header once: %s', async (_, expected, target, headers) => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  await store();
  const { status, text } = await send(target(), headers);
  expect(status).toBe(expected);
  const all = (name: string) => [...text.matchAll(new RegExp(`^${name}: (.*)\\r$`, 'gim'))].map(([, value]) => value);
  expect(all('X-Content-Type-Options')).toEqual(['nosniff']);
  expect(all('Referrer-Policy')).toEqual(['strict-origin-when-cross-origin']);
  expect(all('Strict-Transport-Security')).toEqual(['max-age=31536000']);
});

test('the request log has one line with path, status, cache and request id, without the query', async () => {
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

describe('a request', () => {
  test.each(['jahat.example', '%%jahat', ''])(
    'has the site’s own origin and no Origin header: Host %j',
    async (Host) => {
      await send('/x?a=b', { Host, 'X-Forwarded-Host': 'jahat.example:1234', Origin: 'null' });
      const [request] = remix.mock.lastCall ?? [];
      expect([request?.url, request?.headers.has('Origin')]).toEqual(['https://www.jelajahi.example/x?a=b', false]);
    },
  );

  test.each([
    ['/x', 405],
    ['/hero/tiket.avif', 405],
  ])('with a body is the last on its connection, which the body does not keep open: %s', async (target, status) => {
    const response = await rawRequest(
      url,
      `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nab`,
    );
    expect(response.status).toBe(status);
    expect(response.text).toMatch(/^connection: close/im);
  });

  test('with an endless body for an asset is the last on its connection', async () => {
    const start = 'GET /hero/tiket.avif HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na';
    const response = await rawRequest(url, start);
    expect(response.status).toBe(200);
    expect(response.text).toMatch(/^connection: close/im);
  });

  test.each(['TRACE', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PROPFIND'])(
    'with the method %s is 405 in one line',
    async (method) => {
      const { status, text } = await send('/x', {}, method);
      expect([status, header(text, 'allow'), bodyOf(text)]).toEqual([405, 'GET, HEAD', 'Metode tidak diizinkan.\n']);
      expect(remix).not.toHaveBeenCalled();
    },
  );

  test.each([
    ...['/x\\..\\readyz', '/.\\readyz', '/x/%2e%2e\\readyz', '/x\\y', '/q/../akomodasi', '/akomodasi#q', '/tiket?a#b'],
    ...['/q/../_root.data', '/./tiket', '/tiket/.', '/tiket/%2E%2e?a=b', '/storage/..%2fx', '/tiket/..%5Cx'],
    'http://jahat.example/../tiket',
  ])('with an ambiguous path is 400: %s', async (target) => {
    const { status, text } = await send(target);
    expect([status, header(text, 'cache-control'), bodyOf(text)]).toEqual([400, 'no-store', 'Alamat tidak sah.\n']);
    expect(remix).not.toHaveBeenCalled();
  });

  test.each(['/.well-known/x', '/tiket/a..b', '/tiket/a.', '/tiket?q=/../x', '/tiket/a%5Cb'])(
    'with dots that are not a segment reaches Remix: %s',
    async (target) => expect((await send(target)).status).toBe(418),
  );

  test('with more than 2,048 characters is 414 before anything reads it', async () => {
    const longest = `/x?q=${'a'.repeat(2043)}`;
    expect((await send(longest)).status).toBe(418);
    remix.mockClear();
    const { status, text } = await send(`${longest}a`);
    expect([status, header(text, 'cache-control'), bodyOf(text)]).toEqual([
      414,
      'no-store',
      'Alamat terlalu panjang.\n',
    ]);
    expect(remix).not.toHaveBeenCalled();
  });

  test.each([
    ['/tiket?a=b', '/tiket?a=b'],
    ['http://jahat.example/tiket?a=b', '/tiket?a=b'],
    ['*', '/'],
    ['javascript:alert(1)', '/'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/tiket/a%5Cb', '/tiket/a%5Cb'],
    ['/%5C/jahat.example', '/%255c/jahat.example'],
    ['/contact?_data=root', '/contact?'],
    ['/tiket.data?tampil=12&_data=routes%2Fpages%2Ftickets&a=b?c', '/tiket.data?tampil=12&a=b?c'],
    ['/tiket?%5Fd%61ta', '/tiket?'],
    ['/tiket?q=_data&my_data=1', '/tiket?q=_data&my_data=1'],
  ])('has a path: %s is %s', (target, expected) => {
    expect(readTarget(target).routerUrl).toBe(expected);
  });
});

describe('a response', () => {
  test.each([
    ['/x?public', 'public, max-age=60'],
    ['/%78?public', 'private, no-cache'],
    ['/x?public&tampil=012', 'private, no-cache'],
  ])('is stored by shared caches only at a URL spelled like links: %s is %s', async (target, policy) => {
    const { text } = await send(target);
    expect(header(text, 'cache-control')).toBe(policy);
  });

  test('is not stored by default', async () => {
    remix.mockResolvedValue(new Response('isi'));
    expect(header((await send('/x?_routes=root')).text, 'cache-control')).toBe('no-store');
  });

  test('is compressed, and varies by Accept-Encoding', async () => {
    const response = await fetch(`${url}/x`, { headers: { 'Accept-Encoding': 'br' } });
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(await response.text()).toBe('Remix '.repeat(500));
  });

  test('that breaks off does not end as complete', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    await expect(fetch(`${url}/putus`).then((response) => response.text())).rejects.toThrow();
  });
});

test('closes its body when the client has gone', async () => {
  const cancel = vi.fn();
  const { hostname, port } = new URL(url);
  const client = connect(Number(port), hostname, () => client.write('GET /x HTTP/1.1\r\nHost: x\r\n\r\n'));
  remix.mockImplementation(async ({ signal }) => {
    client.destroy();
    await once(signal, 'abort');
    return new Response(new ReadableStream({ cancel }));
  });
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
});

test('pipelined requests on a connection reach Remix one after the other', async () => {
  let open = 0;
  let most = 0;
  remix.mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await setImmediate();
    open -= 1;
    return new Response('ok');
  });
  const requests = Array.from({ length: 50 }, (_, index) => `GET /x?q=${index} HTTP/1.1\r\nHost: x\r\n`);
  const { text } = await rawRequest(url, `${requests.join('\r\n')}Connection: close\r\n\r\n`);
  expect(text.match(/^HTTP\/1\.1 200/gm)).toHaveLength(50);
  expect(most).toBe(1);
});
