import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type BuiltFile, readBuiltFiles } from './built-files.server';
import { bestEncoding, type Encoding, freshDocument, matches } from './kept-documents.server';

/** A picture that is at hand for a path and query, in the form that `Accept` asks for. */
type ReadyPicture = (
  address: string,
  accept: string | null,
) => { headers: [string, string][]; body: Uint8Array } | undefined;

/**
 * Sends what is ready before remix-serve looks for a file, logs, and enters Remix: kept documents whose content is
 * fresh, pictures in memory, and the files of the browser's build. With remix-serve an answer that only sends bytes
 * takes some ten times as long (bench/results/server.json), and it compresses every file anew for every visitor. It has
 * no place for this, so what listens to its server's requests is taken over when the first one comes.
 */
export function answerBeforeRemix(buildFolder: string, readyPicture: ReadyPicture) {
  const files = readBuiltFiles(buildFolder);
  const known = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const handlers = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (sentDocument(request, response) || sentFile(files, request, response)) return;
      if (sentPicture(readyPicture, request, response)) return;
      for (const handler of handlers) handler.call(server, request, response);
    });
  });
}

function sentDocument(request: IncomingMessage, response: ServerResponse): boolean {
  const began = performance.now();
  const document = request.method === 'GET' ? freshDocument(request.url ?? '/') : undefined;
  if (!document) return false;
  const encoding = encodingFor(request);
  const made = encoding === null ? document.html : document.compressed[encoding];
  const unchanged = isKnown(request, document.etag);
  // A form that nobody has asked for yet is made on the way through Remix.
  if (!unchanged && !Buffer.isBuffer(made)) return false;
  const body = unchanged || !Buffer.isBuffer(made) ? null : made;
  send(response, [...document.headers], body, encoding);
  log(request, response, body, began);
  return true;
}

function sentPicture(
  readyPicture: ReadyPicture,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const began = performance.now();
  const asks = request.method === 'GET';
  const picture = asks ? readyPicture(request.url ?? '/', request.headers.accept ?? null) : undefined;
  if (!picture) return false;
  send(response, picture.headers, picture.body, null);
  log(request, response, picture.body, began);
  return true;
}

/** Like remix-serve's own line for a request; for files it writes none. */
function log(request: IncomingMessage, response: ServerResponse, body: Uint8Array | null, began: number) {
  const ms = (performance.now() - began).toFixed(3);
  process.stdout.write(`GET ${request.url} ${response.statusCode} ${body?.byteLength ?? '-'} - ${ms} ms\n`);
}

function sentFile(
  files: Map<string, BuiltFile>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const asks = request.method === 'GET' || request.method === 'HEAD';
  const file = asks ? files.get(request.url?.split('?', 1)[0] ?? '') : undefined;
  if (!file) return false;
  const encoding = encodingFor(request);
  const compressed = encoding === null ? undefined : file.compressed[encoding];
  const body = isKnown(request, file.etag) ? null : (compressed ?? file.body);
  send(response, file.headers, body, compressed ? encoding : null);
  return true;
}

const encodingFor = ({ headers }: IncomingMessage) =>
  bestEncoding(headers['accept-encoding']?.toString() ?? null);

const isKnown = ({ headers }: IncomingMessage, etag: string) =>
  matches(headers['if-none-match'] ?? null, etag);

/** Sends a body, or without one the word that the visitor has it already. To HEAD, Node sends no body. */
function send(
  response: ServerResponse,
  headers: [string, string][],
  body: Uint8Array | null,
  encoding: Encoding | null,
): void {
  const ofBody: [string, string][] = body ? [['Content-Length', String(body.byteLength)]] : [];
  if (body && encoding !== null) ofBody.push(['Content-Encoding', encoding]);
  response.writeHead(body ? 200 : 304, [...headers, ...ofBody].flat()).end(body);
}
