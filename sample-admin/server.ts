import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CollectionName, type Content, collections, readContent, type SampleRecord } from './content.ts';
import { type Fault, Faults, type SampleResponse, send, sendFault } from './faults.ts';
import { detailOf, listOf, search } from './records.ts';

export type { CollectionName, Content, SampleRecord } from './content.ts';
export type { Fault } from './faults.ts';

/** A running sample admin host. */
export interface SampleAdmin {
  /** Its URL, without a trailing slash. */
  readonly url: string;
  /** The calls so far, oldest first; `path` includes the query. */
  readonly calls: readonly { path: string; at: number }[];
  clearCalls(): void;
  /** Returns the number of calls to this path; a path without a query matches every query. */
  callsTo(path: string): number;
  /** Sets a fault for paths with this prefix (the longest wins), or with a leading `=` for one path only. */
  setFault(pathPrefix: string, fault: Fault): void;
  /** Ends every `hold`: held requests get their response, and later ones are not held. */
  release(): void;
  /** Ends every fault; held requests get their response. */
  clearFaults(): void;
  /** Replaces a collection's records. */
  replace(collection: CollectionName, records: SampleRecord[]): void;
  /** Restores the initial records of every collection. */
  restore(): void;
  /** Stops listening and closes open connections; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the host permanently. */
  close(): Promise<void>;
}

const storageFolder = fileURLToPath(new URL('storage/', import.meta.url));

const mimeTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * Starts the sample admin host, by default on a free loopback port. It serves every call of the call table
 * (specification 7) and `/storage/{path}`, from `content` or by default from the files in this folder.
 *
 * @throws {Error} when the port is in use, or a content file is invalid.
 */
export async function startSampleAdmin(
  options: { port?: number; host?: string; content?: Content } = {},
): Promise<SampleAdmin> {
  const { port = 0, host = '127.0.0.1', content: original = readContent() } = options;
  const faults = new Faults();
  let content = { ...original };
  let calls: { path: string; at: number }[] = [];

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    calls.push({ path: url, at: Date.now() });
    respond(request, response, content, faults.next(pathOf(url))).catch((error: Error) => {
      if (!response.headersSent) send(request, response, envelope(500, error.message, null));
    });
  });
  const listen = (onPort: number) =>
    new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(onPort, host, () => {
        server.off('error', fail);
        done();
      });
    });
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });

  await listen(port);
  const boundPort = (server.address() as AddressInfo).port;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    get calls() {
      return calls;
    },
    clearCalls: () => {
      calls = [];
    },
    callsTo: (path) => calls.filter((call) => call.path === path || pathOf(call.path) === path).length,
    setFault: (pathPrefix, fault) => faults.set(pathPrefix, fault),
    release: () => faults.release(),
    clearFaults: () => faults.clear(),
    replace: (collection, records) => {
      content = { ...content, [collection]: records };
    },
    restore: () => {
      content = { ...original };
    },
    stop,
    start: () => listen(boundPort),
    close: stop,
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
  fault: ReturnType<Faults['next']>,
): Promise<void> {
  const answer = await respondTo(request, content);
  if (fault) sendFault(request, response, answer, fault);
  else send(request, response, answer);
}

async function respondTo(request: IncomingMessage, content: Content): Promise<SampleResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { ...envelope(405, 'Metode tidak diizinkan', null), headers: { Allow: 'GET, HEAD' } };
  }
  const url = request.url ?? '/';
  const path = pathOf(url);
  if (path.startsWith('/storage/')) return (await readImage(path.slice('/storage/'.length))) ?? missing();

  // Split before decoding: an encoded slash is part of its segment.
  const [empty, api, admin, name, encoded, ...rest] = path.split('/');
  const segment = encoded === undefined ? undefined : decoded(encoded);
  if (empty !== '' || api !== 'api' || admin !== 'admin' || rest.length > 0) return missing();
  if (name === 'searches' && segment === 'search') {
    return found(search(content, new URLSearchParams(url.slice(path.length)).get('query') ?? ''));
  }
  const collection = collections.find((one) => one === name);
  if (!collection) return missing();
  if (segment === undefined) return found(listOf(content, collection));
  return found(detailOf(content, collection, segment));
}

/** Reads a file in storage/, never outside it; returns null when there is none. */
async function readImage(encodedPath: string): Promise<SampleResponse | null> {
  const file = resolve(storageFolder, `./${decoded(encodedPath)}`);
  const contentType = mimeTypes[extname(file).toLowerCase()];
  if (!contentType || !file.startsWith(storageFolder)) return null;
  try {
    return { status: 200, contentType, body: await readFile(file) };
  } catch {
    return null;
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Decodes a path segment; returns it unchanged when its escapes are malformed. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function found(data: SampleRecord | SampleRecord[] | undefined): SampleResponse {
  return data === undefined ? missing() : envelope(200, 'Data berhasil diambil', data);
}

function missing(): SampleResponse {
  return envelope(404, 'Data tidak ditemukan', null);
}

function envelope(status: number, message: string, data: unknown): SampleResponse {
  const body = Buffer.from(JSON.stringify({ success: status < 400, message, data }));
  return { status, contentType: 'application/json', body };
}
