import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestFrom, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { inPage } from './in-page';

/** Where the service worker keeps files. */
const LIBRARY_PATH = '/assets/testing-library.js';
/** React would report the script elements as a mismatch. */
const REMOVE = 'document.currentScript.remove()';
const libraryPath = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js');
const library = `${readFileSync(libraryPath, 'utf8')}\n${REMOVE}`;

const script = `(${inPage})();${REMOVE}`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const injected = `<script>${script}</script><script src="${LIBRARY_PATH}"></script>`;

/** A proxy in front of the site under test. */
export interface InjectingProxy {
  url: string;
  /** Forwards to this site from now on. */
  forwardTo: (siteUrl: string) => void;
  /** Breaks off each further request, or forwards requests again. */
  disconnect: (isDisconnected: boolean) => void;
  close: () => void;
}

/**
 * Starts a proxy that inserts the tests' script (`inPage`) at the start of each document, which no driver of WebKit can
 * do. It allows the script in the document's policy.
 */
export async function startInjectingProxy(): Promise<InjectingProxy> {
  let target = '';
  let isDisconnected = false;
  const server = createServer((request, response) => {
    if (isDisconnected) return void response.destroy();
    if (request.url === LIBRARY_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }).end(library);
      return;
    }
    // Uncompressed, so that the script can be inserted.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forwarded = requestFrom(`${target}${request.url}`, { method: request.method, headers }, (answer) => {
      void forward(answer, response);
    });
    forwarded.once('error', () => response.destroy());
    forwarded.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    forwardTo: (siteUrl) => {
      target = siteUrl;
    },
    disconnect: (now) => {
      isDisconnected = now;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(answer: IncomingMessage, response: ServerResponse) {
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const html = Buffer.concat(chunks).toString().replace('<head>', `<head>${injected}`);
  const policy = answer.headers['content-security-policy']?.toString() ?? '';
  response.writeHead(answer.statusCode ?? 502, {
    ...answer.headers,
    'content-length': Buffer.byteLength(html),
    'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${hash}`),
  });
  response.end(html);
}
