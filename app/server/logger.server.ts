import { pino } from 'pino';
import { config } from './env.server';

/** The site's log: one JSON line per event on standard output. Never give it what a visitor typed. */
export const log = pino({
  level: config.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** A way to log that something does not work: once, and again only after `again` said that it worked in between. */
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
