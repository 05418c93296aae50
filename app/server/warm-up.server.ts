import { setTimeout } from 'node:timers/promises';
import { config, isCachingEnabled } from './env.server';
import { log } from './logger.server';

/** The pause between attempts while the admin host fails: each attempt is a call and a log line per list. */
const RETRY_MS = 60_000;

/** Loads a list into memory; returns false if it fails. */
type Load = () => Promise<boolean>;

let isDone = false;

/** Whether each list was tried, or the warm-up is off. */
export const isWarm = () => isDone;

/**
 * Loads lists into memory after the server's start, from the persistent cache or the admin host, one at a time:
 * visitors have priority. Lists that fail are tried again each minute. Never throws.
 */
export async function warmUp(loads: readonly Load[]): Promise<void> {
  try {
    if (!isCachingEnabled || !config.warmUp) {
      isDone = true;
      return;
    }
    let failing = await tryEach(loads);
    isDone = true;
    log.info({ event: 'warm', failing: failing.length });
    while (failing.length > 0) {
      await setTimeout(RETRY_MS, undefined, { ref: false });
      failing = await tryEach(failing);
    }
  } catch (error) {
    log.error({ event: 'warm-up-failed', err: error });
  }
}

/** Tries each list; returns those that fail. */
async function tryEach(loads: readonly Load[]): Promise<Load[]> {
  const failing = [];
  for (const load of loads) {
    if (!(await load())) failing.push(load);
  }
  return failing;
}
