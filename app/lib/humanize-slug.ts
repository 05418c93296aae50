import { attempt } from './attempt';
import { truncate } from './truncate';

/** The last path segment as readable words, at most 80 characters. */
export function humanizeSlug(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return truncate(
    attempt(() => decodeURIComponent(last).replace(/[-_]+/g, ' '), last),
    80,
  );
}
