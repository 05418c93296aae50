import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

const CONNECTIONS = 16;

/** What loads the servers: wrk where it is installed, since autocannon can itself be slower than what it measures. */
export const loader = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/**
 * Requests per second of an address under load from 16 connections.
 *
 * @throws when an answer is not a good one
 */
export function requestsPerSecond(url: string, encoding: string, seconds: number): Promise<number> {
  return loader === 'wrk' ? byWrk(url, encoding, seconds) : byAutocannon(url, encoding, seconds);
}

async function byWrk(url: string, encoding: string, seconds: number): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`;
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', header, url]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`${url}: ${output}`);
  return rate;
}

async function byAutocannon(url: string, encoding: string, seconds: number): Promise<number> {
  const headers = { 'accept-encoding': encoding };
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} wrong answers`);
  return result.requests.average;
}
