import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';
import { config } from '~/server/env.server';

/**
 * A host that replays the responses recorded from a Laravel application (`tests/fixtures/laravel/`, whose `index.json`
 * describes each). Like `support/admin`, it becomes the site's admin host.
 */

interface Entry {
  file: string;
  variant: string;
  path: string;
  status: number;
  headers: Record<string, string | string[]>;
}

/** A response derived from a recorded one. */
interface Derived {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

const folder = new URL('../fixtures/laravel/', import.meta.url);
const { entries } = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as { entries: Entry[] };

let variant = 'plain';
let derived = new Map<string, Derived>();
let calls: string[] = [];

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  calls.push(path);
  const own = derived.get(path);
  if (own) {
    response.writeHead(own.status ?? 200, { 'Content-Type': 'application/json', ...own.headers });
    response.end(JSON.stringify(own.body));
    return;
  }
  const recorded = entries.filter((entry) => entry.path === path);
  const entry = recorded.find((one) => one.variant === variant) ?? recorded.find((one) => one.variant === 'plain');
  const { 'content-encoding': _, 'content-length': __, ...headers } = entry?.headers ?? {};
  response.writeHead(entry?.status ?? 404, headers);
  response.end(entry && readFileSync(new URL(entry.file, folder), 'utf8').replaceAll('127.0.0.1:8870', host));
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
config.adminHost = `http://${host}`;

export const laravel = {
  host,
  /** Replays this variant. A response that it does not have comes from `plain`. */
  use(name: string) {
    variant = name;
  },
  /** Replaces the recorded response to a path and query. */
  derive(path: string, response: Derived) {
    derived.set(path, response);
  },
  /** The paths of the calls, with their queries. */
  calls: () => calls,
};

/** A recorded response's data. */
export function recorded<T = Record<string, unknown>[]>(file: string): T {
  const body = JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));
  return 'data' in body ? body.data : body;
}

beforeEach(() => {
  variant = 'plain';
  derived = new Map();
  calls = [];
});

afterAll(() => server.close());
