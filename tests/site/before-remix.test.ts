import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerBeforeRemix } from '~/site/before-remix.server';
import { readBuiltFiles } from '~/site/built-files.server';
import { cachePolicy } from '~/site/cache-policy.server';
import { currentRequest } from '~/site/current-request.server';
import {
  documentKey,
  documentOf,
  holdKeptDocument,
  sendDocument,
  toDocument,
} from '~/site/kept-documents.server';
import { rawRequest } from '../../e2e/raw-request';
import { compressFiles } from '../../scripts/compress.mjs';

const HTML = '<!DOCTYPE html><p>Isi yang disimpan</p>';
let address: string;

const SCRIPT = 'console.log("Selamat datang");'.repeat(100);
const PICTURE = Buffer.from([0, 1, 2, 253, 254, 255]);
const folder = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'hero'));
writeFileSync(join(folder, 'assets/site-1.js'), SCRIPT);
writeFileSync(join(folder, 'hero/tiket.avif'), PICTURE);
writeFileSync(join(folder, 'hero/tiket.webp'), PICTURE);
writeFileSync(join(folder, 'hero/catatan.txt'), 'Catatan');
compressFiles(folder);

/** Has one picture at hand, in one format. */
const readyPicture = (path: string, accept: string | null) =>
  path === '/storage/pura.jpg?w=320' && accept === 'image/avif'
    ? { headers: [['Content-Type', 'image/avif']] as [string, string][], body: PICTURE }
    : undefined;

/** Stands for remix-serve and Remix: looks at the content's version, as loaders do, then sends or makes the document. */
const handler = vi.fn();
let freshUntil = 0;
let version = '1';
let server: Server;
let url: string;

beforeAll(async () => {
  answerBeforeRemix(folder, readyPicture);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  server = createServer(async (incoming, outgoing) => {
    handler(incoming.method);
    const request = new Request(`http://site${incoming.url}`, {
      headers: incoming.headers as Record<string, string>,
    });
    const held = holdKeptDocument(version, freshUntil) ? currentRequest()?.document : undefined;
    const document =
      held ??
      (await documentOf(documentKey(new URL(request.url)), version, async () =>
        toDocument(version, HTML + version, new Headers({ 'X-Made': version })),
      ));
    const response = await sendDocument(document, request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
  server.closeAllConnections();
});

/** Asks in the given encoding until everything for it is at hand; the handler's calls are then forgotten. */
async function visited(encoding = 'identity') {
  for (let time = 0; time < 2; time += 1) await ask(address, { 'Accept-Encoding': encoding });
  handler.mockClear();
}

beforeEach(() => {
  handler.mockClear();
  version = String(Number(version) + 1);
  address = `/daftar-${version}?kategori=Cargo`;
  freshUntil = Date.now() + 60_000;
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers }).map((line) => line.join(': '));
  return rawRequest(url, `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

test('a fresh kept document is sent without the handler, and is the one that the handler sends', async () => {
  const made = await ask(address, { 'Accept-Encoding': 'identity' });
  await visited();
  const again = await ask(address, { 'Accept-Encoding': 'identity' });
  expect(handler).not.toHaveBeenCalled();
  expect(made.text).toContain(HTML + version);
  expect(withoutDate(again.text)).toEqual(withoutDate(made.text));
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('in %s it is sent without the handler once it has been compressed', async (encoding, unpack) => {
  await visited();
  await visited(encoding);
  const response = await fetchRaw(encoding);
  expect(handler).not.toHaveBeenCalled();
  expect(response.encoding).toBe(encoding);
  expect(unpack(response.body).toString()).toBe(HTML + version);
});

test('who has it already is told so', async () => {
  await visited();
  const etag = /^etag: (.*)$/im.exec((await ask(address)).text)?.[1]?.trim() ?? '';
  const { status, text } = await ask(address, { 'If-None-Match': etag });
  expect(handler).not.toHaveBeenCalled();
  expect([status, text.split('\r\n\r\n')[1]]).toEqual([304, '']);
});

test('once its content is no longer fresh, the handler looks at it', async () => {
  freshUntil = Date.now() - 1;
  await visited();
  await ask(address);
  expect(handler).toHaveBeenCalledOnce();
  version = String(Number(version) + 1);
  expect((await ask(address)).text).toContain(HTML + version);
});

test('another address, a foreign parameter, HEAD and POST are the handler’s', async () => {
  await visited();
  await ask('/daftar-lain');
  await ask(`${address}&utm_source=x`);
  await ask(address, {}, 'HEAD');
  await ask(address, { 'Content-Length': '0' }, 'POST');
  expect(handler.mock.calls).toEqual([['GET'], ['GET'], ['HEAD'], ['POST']]);
});

const withoutDate = (text: string) =>
  text
    .replace(/^date: .*\r\n/im, '')
    .split('\r\n')
    .map((line) => line.replace(/^[\w-]+:/, (name) => name.toLowerCase()))
    .toSorted();

async function fetchRaw(encoding: string, path = address) {
  const { get } = await import('node:http');
  return new Promise<{ body: Buffer; encoding: string | undefined }>((resolve, reject) => {
    get(url + path, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] }),
      );
    }).on('error', reject);
  });
}

describe('the files of the build', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('leave in %s as they were compressed by the build', async (encoding, unpack) => {
    const response = await fetchRaw(encoding, '/assets/site-1.js?v=2');
    expect(response.encoding).toBe(encoding);
    expect(response.body.byteLength).toBeLessThan(200);
    expect(unpack(response.body).toString()).toBe(SCRIPT);
    expect(handler).not.toHaveBeenCalled();
  });

  test('leave as they are where the visitor takes no compression, or they gain nothing by it', async () => {
    expect((await fetchRaw('identity', '/assets/site-1.js')).body.toString()).toBe(SCRIPT);
    const { body, encoding } = await fetchRaw('br, gzip', '/hero/tiket.avif');
    expect([body.equals(PICTURE), encoding]).toEqual([true, undefined]);
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['/assets/site-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/hero/tiket.avif', 'image/avif', cachePolicy.picture],
    ['/hero/tiket.webp', 'image/webp', cachePolicy.picture],
  ])('%s tells its type and how long it may be kept', async (path, type, policy) => {
    const { text } = await ask(path, { 'Accept-Encoding': 'br' }, 'HEAD');
    const [head = '', body] = text.split('\r\n\r\n');
    for (const header of [
      `Content-Type: ${type}`,
      `Cache-Control: ${policy}`,
      'X-Content-Type-Options: nosniff',
      'Vary: Accept-Encoding',
    ]) {
      expect(head).toContain(header);
    }
    expect(body).toBe('');
    const etag = /^etag: (.*)$/im.exec(head)?.[1]?.trim() ?? '';
    const known = await ask(path, { 'If-None-Match': etag });
    expect([known.status, known.text.split('\r\n\r\n')[1]]).toEqual([304, '']);
    expect(handler).not.toHaveBeenCalled();
  });

  test('other files, folders, methods and ways to write a path are the handler’s', async () => {
    const paths = [
      '/hero/catatan.txt',
      '/hero',
      '/assets/',
      '/assets/none.js',
      '/assets/../assets/site-1.js',
    ];
    for (const path of paths) await ask(path);
    await ask('/assets/site-1.js', { 'Content-Length': '0' }, 'POST');
    expect(handler).toHaveBeenCalledTimes(paths.length + 1);
  });

  test('are none where there is no build', () => {
    expect(readBuiltFiles(join(folder, 'none')).size).toBe(0);
  });
});

test('a picture at hand leaves without the handler; other forms of it, others, HEAD and POST are the handler’s', async () => {
  const path = '/storage/pura.jpg?w=320';
  const { status, text } = await ask(path, { Accept: 'image/avif' });
  expect(status).toBe(200);
  for (const header of ['Content-Type: image/avif', `Content-Length: ${PICTURE.byteLength}`]) {
    expect(text).toContain(header);
  }
  expect(text).not.toContain('Content-Encoding');
  expect(handler).not.toHaveBeenCalled();
  await ask(path, { Accept: 'image/webp' });
  await ask(path);
  await ask('/storage/pura.jpg', { Accept: 'image/avif' });
  await ask(path, { Accept: 'image/avif' }, 'HEAD');
  await ask(path, { Accept: 'image/avif', 'Content-Length': '0' }, 'POST');
  expect(handler.mock.calls).toEqual([['GET'], ['GET'], ['GET'], ['HEAD'], ['POST']]);
});

test.each(['//?x', '///?', '//%%/?a=1', '//[/?x', '/\\?x', '//a@:99999/?x'])(
  'the address %s, which names a broken host where it is resolved, does the process no harm',
  async (odd) => {
    expect((await ask(odd)).status).toBe(200);
    expect(handler).toHaveBeenCalled();
  },
);
