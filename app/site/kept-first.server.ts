import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { bestEncoding, freshDocument, matches } from './kept-documents.server';

/**
 * Sends a kept document whose content is fresh at once, before remix-serve looks for a file, logs, and enters Remix:
 * with those an answer that only sends bytes takes some ten times as long (bench/results/server.json). remix-serve has
 * no place for it, so what listens to its server's requests is taken over when the first one comes.
 */
export function answerKeptFirst() {
  const known = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const handlers = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (answered(request, response)) return;
      for (const handler of handlers) handler.call(server, request, response);
    });
  });
}

/** Answers with the kept document, or says that there is none to be sent as it is. */
function answered(request: IncomingMessage, response: ServerResponse): boolean {
  const began = performance.now();
  const document = request.method === 'GET' ? freshDocument(request.url ?? '/') : undefined;
  if (!document) return false;
  const headers = [...document.headers].flat();
  let body: Buffer | null = null;
  if (!matches(request.headers['if-none-match'] ?? null, document.etag)) {
    const encoding = bestEncoding(request.headers['accept-encoding']?.toString() ?? null);
    const made = encoding === null ? document.html : document.compressed[encoding];
    if (!Buffer.isBuffer(made)) return false;
    if (encoding !== null) headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(made.byteLength));
    body = made;
  }
  response.writeHead(body ? 200 : 304, headers).end(body);
  const ms = (performance.now() - began).toFixed(3);
  // Like remix-serve's own line for a request.
  process.stdout.write(`GET ${request.url} ${response.statusCode} ${body?.byteLength ?? '-'} - ${ms} ms\n`);
  return true;
}
