import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Responses, visit } from '../tests/support/fuzz/client.ts';
import type { IsolatedSite } from '../tests/support/isolated-site.ts';

/** The observations of a scenario. */
export interface Outcome {
  responses: string;
  /** The faults of the responses. */
  violations: string[];
}

/** A malicious use of a site, during which the site must stay within its bounds. */
export interface Scenario {
  /** The site's environment. */
  env?: Record<string, string>;
  run: (site: IsolatedSite) => Promise<Outcome>;
}

/** Scenarios by name. */
export type Scenarios = Record<string, Scenario>;

/** Returns a client's responses as an outcome; statuses other than the expected ones are violations. */
export function outcomeOf({ statuses, violations }: Responses, expected?: readonly number[]): Outcome {
  const unexpected = Object.keys(statuses).filter((status) => expected && !expected.includes(Number(status)));
  const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
  return {
    responses: counts.join(', '),
    violations: [...violations, ...unexpected.map((status) => `unexpected status ${status}`)],
  };
}

/** Maps the numbers from 1 to `count`. */
export const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** Requests each path `count` times, and expects these statuses. */
export async function visitAll(site: IsolatedSite, paths: readonly string[], count: number, ...expected: number[]) {
  const all = times(count, () => paths).flat();
  return outcomeOf(await visit(site.url, all), expected.length > 0 ? expected : undefined);
}

/** Serves some pages first: the first requests of a process compile its code. */
export function warmUp(site: IsolatedSite) {
  const paths = times(40, (number) => `/akomodasi?maks=${number}`);
  return visitAll(site, paths, 1);
}

/**
 * Opens connections, a thousand a second. Node.js accepts one in each turn of its event loop; what arrives faster waits
 * in the kernel, `/healthz` too, whatever the server does (docs/security.md).
 */
export async function openEach<T, U>(items: readonly T[], open: (item: T) => U | Promise<U>): Promise<U[]> {
  const opened: U[] = [];
  for (let start = 0; start < items.length; start += 10) {
    opened.push(...(await Promise.all(items.slice(start, start + 10).map(open))));
    await delay(10);
  }
  return opened;
}

/** Opens a connection and sends a text on it. An error ends in a close. */
export async function openSocket(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  socket.write(text);
  return socket;
}
