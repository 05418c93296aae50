import { pino } from 'pino';
import { config } from './env.server';

/** The site's log: one JSON line per event on standard output. Never give it what a visitor typed. */
export const log = pino({
  level: config.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** A way to log that something does not work: once, and again only after `again` said that it worked in between. */
export function tellOnce(event: string) {
  let told = false;
  const tell = (error: unknown) => {
    if (told) return;
    told = true;
    log.warn({ event, reason: (error as Error).message });
  };
  return Object.assign(tell, {
    again: () => {
      told = false;
    },
  });
}
