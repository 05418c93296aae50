import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestFrom, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One origin for what is deployed there, one after the other. */
export interface DeployingProxy {
  url: string;
  /** Forwards to this site from now on. */
  deploy: (siteUrl: string) => void;
  /** From now on all assets have other names, as after a build, and the former ones are gone. */
  rename: () => void;
  /** From now on answers nothing. */
  hang: () => void;
  close: () => void;
}

const ASSET = /(-[\w-]{8})(?=\.(?:js|svg|woff2)\b)/g;
const MARK = 'x2';

export async function startDeployingProxy(): Promise<DeployingProxy> {
  let target = '';
  let isRenamed = false;
  let isHanging = false;
  const server = createServer((request, response) => {
    if (isHanging) return;
    const { url = '/', method } = request;
    if (isRenamed && url.startsWith('/assets/') && !url.includes(`${MARK}.`)) {
      response.writeHead(404).end();
      return;
    }
    const path = isRenamed ? url.replace(`${MARK}.`, '.') : url;
    // Whole and plain, so that names can be replaced.
    const { 'if-none-match': _, ...asked } = request.headers;
    const headers = { ...asked, 'accept-encoding': 'identity' };
    const forwarded = requestFrom(`${target}${path}`, { method, headers }, (answer) => {
      void forward(answer, response, isRenamed);
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
    rename: () => {
      isRenamed = true;
    },
    hang: () => {
      isHanging = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(answer: IncomingMessage, response: ServerResponse, isRenamed: boolean) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const isText = /html|javascript/.test(answer.headers['content-type'] ?? '');
  const body = Buffer.concat(chunks);
  // Each build's service worker is another one.
  const sent = isRenamed && isText ? Buffer.from(`${body.toString().replace(ASSET, `$1${MARK}`)}\n`) : body;
  // The policy has the hashes of inline scripts with the former names.
  const { 'content-security-policy': policy, etag: _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(typeof policy === 'string' && !isRenamed ? { 'content-security-policy': policy } : {}),
    'content-length': sent.byteLength,
  });
  response.end(sent);
}
