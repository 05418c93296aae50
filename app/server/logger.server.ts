import { writeSync } from 'node:fs';
import { type DestinationStream, pino } from 'pino';
import { config } from './env.server';

/**
 * Returns a destination that drops lines while they cannot be written, such as on a full disk. The next written line is
 * followed by one with the number of dropped lines. Pino's own destination retries a line forever and blocks the
 * process.
 */
export function droppingDestination(write: (line: string) => unknown): DestinationStream {
  let dropped = 0;
  return {
    write(line) {
      try {
        write(line);
        if (dropped === 0) return;
        const time = new Date().toISOString();
        write(`${JSON.stringify({ level: 40, time, event: 'log-lines-dropped', count: dropped })}\n`);
        dropped = 0;
      } catch {
        dropped += 1;
      }
    },
  };
}

/** The site's log: one JSON line per event on standard output. Never log a visitor's input. */
export const log = pino(
  { level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  droppingDestination((line) => writeSync(1, line)),
);

/** Returns a function that counts events and logs their number at most once a minute. */
export function logCount(event: string) {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    const report = () => {
      log.warn({ event, count });
      count = 0;
    };
    setTimeout(report, 60_000).unref();
  };
}

/** Returns a function that logs a failure once; `reset` allows it to log again. */
export function logOnce(event: string) {
  let logged = false;
  const warnOnce = (error: unknown) => {
    if (logged) return;
    logged = true;
    log.warn({ event, reason: (error as Error).message });
  };
  return Object.assign(warnOnce, {
    reset: () => {
      logged = false;
    },
  });
}

/** The most distinct values logged for one event: many times the faults of a whole list. */
const MAX_DISTINCT = 100;
/** In characters; longer values are cut. */
const MAX_LOGGED_VALUE = 200;

/**
 * Returns a function that logs each distinct value once, and at most a hundred. It reports repairs of the admin host's
 * responses without a flood of lines.
 */
export function logDistinct(event: string) {
  const seen = new Set<string>();
  return (value: string | number) => {
    const shown = String(value).slice(0, MAX_LOGGED_VALUE);
    if (seen.size >= MAX_DISTINCT || seen.has(shown)) return;
    seen.add(shown);
    log.warn({ event, value: shown, ...(seen.size === MAX_DISTINCT && { last: true }) });
  };
}
