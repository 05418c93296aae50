import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { PARAM_NAMES } from '../../app/urls/params.ts';
import { get } from '../../tests/support/isolated-site.ts';
import { check } from './check.ts';
import type { NginxUnderTest } from './configuration.ts';

/** URLs of the same view, each with its own key. */
const views = [
  ['/tiket', '/tiket?fbclid=1', '/tiket?utm_source=a&gclid=b%20c', '/tiket?x=kategori='],
  [
    '/tiket?kategori=Big%20Bus&tampil=12',
    '/tiket?tampil=12&fbclid=1&kategori=Big%20Bus',
    '/tiket?kategori=Big%20Bus&tampil=12&tampil=18',
  ],
  ['/tiket?k%61tegori=Shuttle'],
  ['/tiket?a+b'],
  ['/'],
  ...[...PARAM_NAMES, '_routes'].flatMap((name) => [[`/event?${name}=a`], [`/event?${name}=b`]]),
];

/** Below this time, differences are random. */
const FLOOR_MS = 10;

const urlPieces = ['?', '&', '=', '%', '+', 'a', '=%', '&a', '/', '/.', '%2e', 'kategori=', 'isi='];
const headerPieces = ['br', 'br ', 'br;q=0.0', ' ', 'gzip', ';', ',', 'image/'];

/** Checks the key of pages, and that matching takes long for no request. */
export async function checkCacheKey({ url, keyUrl }: NginxUnderTest) {
  const keys = await Promise.all(
    views.map(async (urls) => new Set(await Promise.all(urls.map(async (path) => (await get(keyUrl + path)).text)))),
  );
  check(
    'each view that a link leads to has one cache key of its own',
    keys.every(({ size }) => size === 1) && new Set(keys.flatMap((key) => [...key])).size === views.length,
  );

  const slow: string[] = [];
  const probe = async (target: string, attack: Attack, size: number) => {
    // Three are enough, and each takes seconds.
    if (slow.length < 3 && (await growsTooFast(target, attack, size))) slow.push(JSON.stringify(attack(8)));
  };
  for (const [first, second] of pairsOf(urlPieces)) {
    const attack = (size: number) => ({ path: `/?${half(first, size)}${half(second, size)}=%` });
    const attackPath = (size: number) => ({ path: `/${half(first, size)}${half(second, size)}` });
    await probe(keyUrl, attack, 7800);
    await probe(url, attackPath, 2000);
  }
  for (const [first, second] of pairsOf(headerPieces)) {
    await probe(keyUrl, (size) => ({ header: `${half(first, size)}${half(second, size)}x` }), 7800);
  }
  check('no expression takes more than its share of time for a longer request', slow.length === 0, slow.join(', '));
}

const half = (piece: string, size: number) => piece.repeat(Math.floor(size / 2 / piece.length));

const pairsOf = (pieces: readonly string[]) =>
  pieces.flatMap((first) => pieces.map((second) => [first, second] as const));

/** Returns a request whose URL or headers have about `size` characters. */
type Attack = (size: number) => { path?: string; header?: string };

/**
 * Whether a request of four times the length always takes more than eight times as long; other work delays some tries.
 */
async function growsTooFast(target: string, attack: Attack, size: number) {
  for (let tries = 0; tries < 10; tries += 1) {
    const [short, long] = [await timeOf(target, attack(size / 4)), await timeOf(target, attack(size))];
    if (long <= Math.max(8 * short, FLOOR_MS)) return false;
  }
  return true;
}

let probes = 0;

/** Returns how long a request takes, in milliseconds. */
async function timeOf(target: string, { path = '/', header = 'br' }: ReturnType<Attack>) {
  probes += 1;
  // A separate address, which reaches no limit.
  const localAddress = `127.1.${(probes >> 8) % 256}.${probes % 256}`;
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    const headers = { 'Accept-Encoding': header, Accept: header };
    const sent = request(target, { path, headers, localAddress }, (response) =>
      text(response).then(() => resolve(), reject),
    );
    sent.on('error', reject).end();
  });
  return performance.now() - startedAt;
}
