/**
 * The header that says how long a part of a document took since `started`, for the browser's network panel. In development
 * only: elsewhere durations would tell strangers what is in a cache.
 */
export function serverTiming(part: 'admin' | 'render', started: number): Record<string, string> {
  if (process.env.NODE_ENV !== 'development') return {};
  return { 'Server-Timing': `${part};dur=${(performance.now() - started).toFixed(1)}` };
}
