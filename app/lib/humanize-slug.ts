import { truncate } from './truncate';

/** The last part of an address in words, as a visitor would say them. */
export function humanizeSlug(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return truncate(decodeURIComponent(last).replace(/[-_]+/g, ' '), 80);
  } catch {
    return truncate(last, 80);
  }
}
