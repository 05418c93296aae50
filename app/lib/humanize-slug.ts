import { truncate } from './truncate';

/** The last path segment as readable words, at most 80 characters. */
export function humanizeSlug(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return truncate(decodeURIComponent(last).replace(/[-_]+/g, ' '), 80);
  } catch {
    return truncate(last, 80);
  }
}
