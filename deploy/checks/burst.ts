import { type ClientRequest, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { get } from '../../tests/support/isolated-site.ts';
import { check } from './check.ts';
import { requestFrom } from './request-from.ts';

/** How much longer other visitors may wait, in milliseconds: a busy machine is slow without an attack too. */
const MAX_WAIT_MS = 500;
/** Other work on the machine delays some tries. */
const TRIES = 3;
/** After this time, the waiting requests of an attack have passed. */
const DRAINED_MS = 8000;
const PROBES = 12;

/** Requests from one address within some time, each for its own URL. */
interface Attack {
  count: number;
  withinMs: number;
  pathOf: (number: number) => string;
  aborts: boolean;
}
const attacks: Record<string, Attack> = {
  'aborted views': { count: 250, withinMs: 0, pathOf: (number) => `/akomodasi?tampil=${300 + number}`, aborts: true },
  'filtered lists': {
    count: 400,
    withinMs: 0,
    pathOf: (number) => `/paket-tour?urut=harga&maks=${1e6 + number}`,
    aborts: false,
  },
  'missing pages': { count: 900, withinMs: 500, pathOf: (number) => `/zzz${number}`, aborts: false },
};

/** Returns a list that no cache has, for each number. */
const probePath = (number: number) => `/tiket?urut=harga&maks=${2e6 + number}`;
let probes = 0;

/** Checks that many simultaneous requests from one address do not delay others whose pages no cache has. */
export async function checkBursts(url: string, replicas: readonly string[]) {
  // By now the site has the content in memory, and has compiled its code.
  for (const replica of replicas)
    for (const { pathOf } of [...Object.values(attacks), { pathOf: probePath }])
      for (let number = 0; number < 10; number += 1) await get(replica + pathOf(-number));
  for (const [attackNumber, [what, attack]] of Object.entries(attacks).entries()) {
    const waits: number[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await delay(DRAINED_MS);
      const before = await slowestProbe(url);
      const during = await slowestDuring(url, attack, `127.0.3.${attackNumber * TRIES + tries + 1}`);
      waits.push(during - before);
      if (during - before <= MAX_WAIT_MS) break;
    }
    check(
      `${attack.count} ${what} of one address hold others up for half a second at most`,
      waits.some((ms) => ms <= MAX_WAIT_MS),
      `${waits} ms`,
    );
  }
}

/** Returns the longest wait of another visitor during an attack, in milliseconds. */
async function slowestDuring(url: string, { count, withinMs, pathOf, aborts }: Attack, localAddress: string) {
  const sent: ClientRequest[] = [];
  const send = async () => {
    while (sent.length < count) {
      const attack = request(url, { path: pathOf(sent.length), localAddress, agent: false }, (response) =>
        response.resume(),
      );
      sent.push(attack.on('error', () => undefined).end());
      if (withinMs > 0) await delay(withinMs / count);
    }
    // By now the requests have been sent.
    await delay(50);
    if (aborts) for (const attack of sent) attack.destroy();
  };
  const sending = send();
  if (withinMs === 0) await sending;
  const slowest = await slowestProbe(url);
  await sending;
  for (const attack of sent) attack.destroy();
  return slowest;
}

/** Returns the slowest of some sequential requests of another visitor, in milliseconds. */
async function slowestProbe(url: string) {
  let slowest = 0;
  for (let probe = 0; probe < PROBES; probe += 1) {
    probes += 1;
    const startedAt = Date.now();
    await requestFrom(`127.0.4.${probes % 256}`, url, probePath(probes));
    slowest = Math.max(slowest, Date.now() - startedAt);
  }
  return slowest;
}
