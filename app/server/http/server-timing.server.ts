import { isDevelopment } from '../is-development.server';

/**
 * Adds the duration of a part of a response, in milliseconds, for the browser's network panel. In development only:
 * elsewhere durations would reveal which pages are cached.
 */
export function appendServerTiming(headers: Headers, part: 'admin' | 'render', ms: number): void {
  if (isDevelopment) headers.append('Server-Timing', `${part};dur=${ms.toFixed(1)}`);
}
