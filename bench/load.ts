import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

const CONNECTIONS = 16;

/** The load generator: wrk if installed, since autocannon can be slower than the server that it measures. */
export const loader = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/**
 * Returns a URL's requests per second under load from 16 connections.
 *
 * @throws when a response has no status 2xx
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
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} error responses`);
  return result.requests.average;
}
