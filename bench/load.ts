import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const CONNECTIONS = 16;
const newUrl = fileURLToPath(new URL('new-url.lua', import.meta.url));

interface Load {
  url: string;
  encoding: string;
  seconds: number;
  /** Builds each request by a script, with a number in place of `NEW` at the end of the URL; this slows wrk down. */
  scripted?: boolean;
}

/**
 * Returns a URL's requests per second under load from 16 connections.
 *
 * @throws if a response has a status other than 2xx
 */
export async function requestsPerSecond({ url, encoding, seconds, scripted }: Load): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`;
  const script = scripted ? ['-s', newUrl] : [];
  const wrk = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', header, ...script, url]);
  const [output] = await Promise.all([text(wrk.stdout), once(wrk, 'close')]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`${url}: ${output}`);
  return rate;
}
