import { setTimeout as delay } from 'node:timers/promises';
import type { Replica } from './replicas.ts';

const PATHS = [
  '/',
  '/tiket',
  '/tiket.data',
  '/event',
  '/paket-tour',
  '/tiket/13',
  '/storage/hero.jpg?w=320',
  '/contact',
];

/** Requests a path and returns the status; 0 if nothing answers. */
export async function visit({ url }: Replica, path: string): Promise<number> {
  const response = await fetch(url + path).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status ?? 0;
}

/** Simulates visitors of each replica until `isOver`: they read the same few pages, and click on an order link. */
export async function browse(replicas: readonly Replica[], siteUrl: string, isOver: () => boolean) {
  const click = { method: 'POST', body: 'jenis=tiket&halaman=detail', headers: { Origin: siteUrl } };
  while (!isOver()) {
    for (const path of PATHS) {
      await Promise.all(replicas.map((replica) => visit(replica, path)));
      await delay(50);
    }
    await Promise.all(replicas.map(({ url }) => fetch(`${url}/klik`, click).catch(() => null)));
  }
}

/** Lets each client request its own paths, one after the other with pauses, until `isOver`. */
export async function flood(
  replica: Replica,
  { clients = 1, pauseMs = 0 },
  pathOf: (count: number) => string,
  isOver: () => boolean,
) {
  let count = 0;
  const client = async () => {
    while (!isOver()) {
      count += 1;
      await visit(replica, pathOf(count));
      await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}
