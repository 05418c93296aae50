import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestFrom, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Words = readonly [before: string, after: string];

interface Renaming {
  words?: Words;
}

/** One origin for successive deployments. */
export interface DeployingProxy {
  url: string;
  /** Forwards to this site from now on. */
  deploy: (siteUrl: string) => void;
  /**
   * Renames all assets and routes, as a build does; the former ones are gone. In pages and data of this build the
   * second word replaces the first.
   */
  rename: (words?: Words) => void;
  /** Answers no further request. */
  hang: () => void;
  /** The request targets so far. */
  targets: () => readonly string[];
  close: () => void;
}

const ASSET = /(-[\w-]{8})(?=\.(?:js|svg|woff2)\b)/g;
const ROUTE = /(routes(?:\/|%2F)pages(?:\/|%2F)[a-z-]+\.[\da-f]{12})(?!x2)/g;
const MARK = 'x2';
const MARKED_ROUTE = new RegExp(`(_routes=[^&]*)${MARK}`);

/** The site's request target for one of the second build. A page of the first build names a route that is gone. */
const targetOf = (url: string) =>
  MARKED_ROUTE.test(url) ? url.replace(MARKED_ROUTE, '$1') : url.replace(`${MARK}.`, '.').replace(ROUTE, '$1lama');

export async function startDeployingProxy(): Promise<DeployingProxy> {
  let target = '';
  let renaming: Renaming | null = null;
  let isHanging = false;
  const targets: string[] = [];
  const server = createServer((request, response) => {
    if (isHanging) return;
    const { url = '/', method } = request;
    targets.push(url);
    if (renaming && url.startsWith('/assets/') && !url.includes(`${MARK}.`)) {
      response.writeHead(404).end();
      return;
    }
    const path = renaming ? targetOf(url) : url;
    // Complete and uncompressed, so that names can be replaced.
    const { 'if-none-match': _, ...asked } = request.headers;
    const headers = { ...asked, 'accept-encoding': 'identity' };
    const forwarded = requestFrom(`${target}${path}`, { method, headers }, (answer) => {
      void forward(answer, response, renaming);
    });
    forwarded.once('error', () => response.destroy());
    forwarded.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (siteUrl) => {
      target = siteUrl;
    },
    rename: (words) => {
      renaming = { words };
    },
    hang: () => {
      isHanging = true;
    },
    targets: () => targets,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param renaming the differences of the second build; null for an answer of the first one */
async function forward(answer: IncomingMessage, response: ServerResponse, renaming: Renaming | null) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const type = answer.headers['content-type'] ?? '';
  const isData = type === 'text/x-script';
  const body = Buffer.concat(chunks);
  const renamed = (text: string, [before, after] = renaming?.words ?? []) => {
    const marked = text.replace(ASSET, `$1${MARK}`).replace(ROUTE, `$1${MARK}`);
    const changed = before && after ? marked.replaceAll(before, after) : marked;
    // Each build has a different service worker.
    return isData ? changed : `${changed}\n`;
  };
  const isText = isData || /html|javascript/.test(type);
  const sent = renaming && isText ? Buffer.from(renamed(body.toString())) : body;
  // The policy contains the hashes of inline scripts with the former names.
  const { 'content-security-policy': policy, etag: _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(typeof policy === 'string' && !renaming ? { 'content-security-policy': policy } : {}),
    // A cache on the way may keep a build's data like this.
    ...(isData && answer.statusCode === 200 ? { 'cache-control': 'max-age=3600' } : {}),
    'content-length': sent.byteLength,
  });
  response.end(sent);
}
