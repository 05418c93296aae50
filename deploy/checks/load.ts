import { get } from '../../tests/support/isolated-site.ts';
import type { RunningSite } from '../../tests/support/start-site.ts';
import { requestFrom } from './request-from.ts';

const LOAD = { visitors: 16, visits: 28 };
const paths = ['/', '/tiket', '/tiket/13', '/paket-tour', '/kuliner', '/blog', '/event/3'];

/**
 * Requests pages past nginx's cache, by sixteen visitors at a time, each at an address of its own: the two loads together
 * stay below what nginx allows an address at once. Calls `breaks` after a third of the requests.
 */
export async function load(url: string, replicas: readonly RunningSite[], breaks: () => unknown) {
  const running = replicas.filter(({ process }) => process.exitCode === null && process.signalCode === null);
  // Nginx cannot retry a page that is already streaming: warm the caches, so that no page streams from here on.
  for (const replica of running) for (const path of paths) await get(replica.url + path);
  const result = { good: 0, bad: 0, why: '' };
  let count = 0;
  const visitor = async (address: string) => {
    for (let visit = 0; visit < LOAD.visits; visit += 1) {
      count += 1;
      if (count === Math.round((LOAD.visitors * LOAD.visits) / 3)) breaks();
      const path = `${paths[count % paths.length]}?tampil=${count}`;
      const response = await requestFrom(address, url, path).catch((error: Error) => ({
        status: 0,
        text: error.message,
      }));
      if (response.status === 200 && response.text.includes('</html>')) result.good += 1;
      else {
        result.bad += 1;
        result.why = `(${response.status} ${response.text.slice(0, 80)})`;
      }
    }
  };
  await Promise.all(Array.from({ length: LOAD.visitors }, (_, index) => visitor(`127.0.1.${index + 1}`)));
  return result;
}
