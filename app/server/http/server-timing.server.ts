const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Adds how long a part of a response took in milliseconds, for the browser's network panel. In development only: elsewhere
 * durations would reveal what is in a cache.
 */
export function appendServerTiming(headers: Headers, part: 'admin' | 'render', ms: number): void {
  if (isDevelopment) headers.append('Server-Timing', `${part};dur=${ms.toFixed(1)}`);
}
