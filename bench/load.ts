import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const CONNECTIONS = 16;

/** The load generator: wrk if installed, since autocannon can be slower than the server that it measures. */
export const loader = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

interface Load {
  url: string;
  encoding: string;
  seconds: number;
  /** Builds each request by script, with a number in place of `NEW` at the end of the URL; it costs the load generator. */
  scripted?: boolean;
}

/**
 * Returns a URL's requests per second under load from 16 connections.
 *
 * @throws when a response has no status 2xx
 */
export function requestsPerSecond(load: Load): Promise<number> {
  return loader === 'wrk' ? byWrk(load) : byAutocannon(load);
}

async function byWrk({ url, encoding, seconds, scripted }: Load): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`;
  const script = scripted ? ['-s', fileURLToPath(new URL('new-url.lua', import.meta.url))] : [];
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', header, ...script, url]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`${url}: ${output}`);
  return rate;
}

async function byAutocannon({ url, encoding, seconds, scripted = false }: Load): Promise<number> {
  const headers = { 'accept-encoding': encoding };
  const numbered = url.replace(/NEW$/, '[<id>]');
  const options = {
    url: numbered,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    idReplacement: scripted,
    // The server closes a connection after a thousand, which autocannon does not notice.
    reconnectRate: 500,
  };
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} error responses`);
  return result.requests.average;
}
