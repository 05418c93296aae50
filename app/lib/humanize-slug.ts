import { truncate } from './truncate';
import { tryOr } from './try-or';

/** Returns the last path segment as readable words, at most 80 characters. */
export function humanizeSlug(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return truncate(
    tryOr(() => decodeURIComponent(last).replace(/[-_]+/g, ' '), last),
    80,
  );
}
