import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApiHost, decoded, respondMissing, respondToCall, respondWithout } from './api.ts';
import {
  type CollectionName,
  type Content,
  collections,
  readContent,
  type SampleRecord,
  watchContent,
} from './content.ts';
import { type Fault, Faults, type SampleResponse, send, sendFault } from './faults.ts';
import { type HabitName, habits, readHabit } from './habits.ts';
import { Throttle } from './throttle.ts';

export type { CollectionName, Content, SampleRecord } from './content.ts';
export type { Fault } from './faults.ts';

/** A running sample admin host. */
export interface SampleAdmin {
  /** Its URL, without a trailing slash. */
  readonly url: string;
  /** The calls so far, oldest first; `path` includes the query. */
  readonly calls: readonly { path: string; at: number; userAgent: string }[];
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

export interface SampleAdminOptions {
  port?: number;
  host?: string;
  content?: Content;
  /** Reads the files again when one changes; a wrong one is named on standard error, and what was read before stays. */
  watch?: boolean;
  /** By default the environment variable `SAMPLE_HABIT`. */
  habit?: HabitName;
  /** Calls to the API a minute; null means no limit. By default the habit's limit. */
  callsPerMinute?: number | null;
}

/**
 * Starts the sample admin host, by default on a free loopback port. It serves every call of the call table
 * and `/storage/{path}`, from `content` or by default from the files in this folder.
 *
 * @throws {Error} when the port is in use, a content file is invalid, or there is no such habit.
 */
export async function startSampleAdmin(options: SampleAdminOptions = {}): Promise<SampleAdmin> {
  const { port = 0, host = '127.0.0.1', content: source = readContent() } = options;
  const habit = habits[options.habit ?? readHabit(process.env.SAMPLE_HABIT)];
  const { callsPerMinute = habit.callsPerMinute } = options;
  const throttle = callsPerMinute === null ? null : new Throttle(callsPerMinute);
  const faults = new Faults();
  let calls: { path: string; at: number; userAgent: string }[] = [];

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    calls.push({ path: url, at: Date.now(), userAgent: request.headers['user-agent'] ?? '' });
    respond(request, response, { api, throttle }, faults.next(pathOf(url))).catch((error: Error) => {
      if (!response.headersSent) send(request, response, respondWithout(500, error.message, api));
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
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
  const read = (from: Content) =>
    Object.fromEntries(collections.map((name) => [name, toRecords(name, from[name])])) as Content;
  const toRecords = (name: CollectionName, records: SampleRecord[]) => habit.toRecords(name, records, `${url}/storage`);
  const original = read(source);
  const api: ApiHost = { habit, url, content: original };
  const watcher = options.watch ? watchContent((content) => Object.assign(api, { content: read(content) })) : null;

  return {
    url,
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
      api.content = { ...api.content, [collection]: toRecords(collection, records) };
    },
    restore: () => {
      api.content = original;
    },
    stop,
    start: () => listen(boundPort),
    close: () => {
      watcher?.close();
      return stop();
    },
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { api, throttle }: { api: ApiHost; throttle: Throttle | null },
  fault: ReturnType<Faults['next']>,
): Promise<void> {
  const limited = request.url?.startsWith('/api/') ? throttle?.next() : undefined;
  if (limited?.status === 429) {
    const refusal = respondWithout(429, 'Too Many Attempts.', api);
    send(request, response, { ...refusal, headers: { ...refusal.headers, ...limited.headers } });
    return;
  }
  const { headers, ...rest } = await respondTo(request, api);
  const answer = { ...rest, headers: { ...headers, ...limited?.headers } };
  if (fault) sendFault(request, response, answer, fault);
  else send(request, response, answer);
}

async function respondTo(request: IncomingMessage, api: ApiHost): Promise<SampleResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { ...respondWithout(405, 'Metode tidak diizinkan', api), headers: { Allow: 'GET, HEAD' } };
  }
  const url = request.url ?? '/';
  const path = pathOf(url);
  if (!path.startsWith('/storage/')) return respondToCall(path, new URLSearchParams(url.slice(path.length)), api);
  return (await readImage(path.slice('/storage/'.length))) ?? respondMissing(api);
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
