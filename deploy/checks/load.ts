import { get } from '../../tests/support/isolated-site.ts';
import { requestFrom } from './request-from.ts';

const VISITORS = 16;
/** Each visitor makes at least this many visits, and more while the work lasts. */
const MIN_VISITS = 20;
const paths = ['/', '/tiket', '/tiket/13', '/paket-tour', '/kuliner', '/blog', '/event/3'];

export interface Load {
  good: number;
  bad: number;
  /** Why one of the bad responses was bad. */
  why: string;
  /** The time of the slowest request, in milliseconds. */
  slowestMs: number;
}

/**
 * Requests pages that bypass nginx's cache, as sixteen concurrent visitors, each with its own address, while `work`
 * runs.
 *
 * @param replicas the URLs of the running replicas
 */
export async function load(url: string, replicas: readonly string[], work: () => unknown): Promise<Load> {
  // Nginx cannot retry a page that is already streaming: warm the caches, so that no page streams from here on.
  for (const replica of replicas) for (const path of paths) await get(replica + path);
  const result: Load = { good: 0, bad: 0, why: '', slowestMs: 0 };
  let [count, isWorking] = [0, true];
  const visitor = async (address: string) => {
    for (let visit = 0; visit < MIN_VISITS || isWorking; visit += 1) {
      count += 1;
      const path = `${paths[count % paths.length]}?tampil=${count}`;
      const startedAt = Date.now();
      const response = await requestFrom(address, url, path).catch((error: Error) => ({
        status: 0,
        text: error.message,
      }));
      result.slowestMs = Math.max(result.slowestMs, Date.now() - startedAt);
      if (response.status === 200 && response.text.includes('</html>')) result.good += 1;
      else {
        result.bad += 1;
        result.why = `(${response.status} ${response.text.slice(0, 80)})`;
      }
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(`127.0.1.${index + 1}`));
  try {
    await work();
  } finally {
    isWorking = false;
  }
  await Promise.all(visitors);
  return result;
}

/** Returns a summary of a load in words. */
export const describe = ({ good, bad, why, slowestMs }: Load) =>
  `${good} good, ${bad} bad ${why}, slowest ${slowestMs} ms`;
