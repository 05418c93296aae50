import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentRequest } from '~/site/current-request.server';
import {
  documentKey,
  documentOf,
  holdKeptDocument,
  sendDocument,
  toDocument,
} from '~/site/kept-documents.server';
import { answerKeptFirst } from '~/site/kept-first.server';
import { rawRequest } from '../../e2e/raw-request';

const HTML = '<!DOCTYPE html><p>Isi yang disimpan</p>';
let address: string;

/** Stands for remix-serve and Remix: looks at the content's version, as loaders do, then sends or makes the document. */
const handler = vi.fn();
let freshUntil = 0;
let version = '1';
let server: Server;
let url: string;

beforeAll(async () => {
  answerKeptFirst();
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
  server.close();
  server.closeAllConnections();
});

/** Asks in the given encoding until everything for it is at hand; the handler's calls are then forgotten. */
async function visited(encoding = 'identity') {
  for (let time = 0; time < 2; time += 1) await ask(address, { 'Accept-Encoding': encoding });
  handler.mockClear();
}

beforeEach(() => {
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

async function fetchRaw(encoding: string) {
  const { get } = await import('node:http');
  return new Promise<{ body: Buffer; encoding: string | undefined }>((resolve, reject) => {
    get(url + address, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] }),
      );
    }).on('error', reject);
  });
}

test.each(['//?x', '///?', '//%%/?a=1', '//[/?x', '/\\?x', '//a@:99999/?x'])(
  'the address %s, which names a broken host where it is resolved, does the process no harm',
  async (odd) => {
    expect((await ask(odd)).status).toBe(200);
    expect(handler).toHaveBeenCalled();
    handler.mockClear();
  },
);
