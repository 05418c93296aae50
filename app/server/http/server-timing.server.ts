/** In development only: elsewhere durations would tell strangers what is in a cache. */
const isShown = process.env.NODE_ENV === 'development';

/** The header that says how long a part of a document took since `started`, for the browser's network panel. */
export function serverTiming(part: 'admin' | 'render', started: number): Record<string, string> {
  return isShown ? { 'Server-Timing': `${part};dur=${(performance.now() - started).toFixed(1)}` } : {};
}
