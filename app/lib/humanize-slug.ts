import { beginning } from './truncate';

/** The last part of an address in words, as a visitor would say them. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return beginning(decodeURIComponent(last).replace(/[-_]+/g, ' '), 80);
  } catch {
    return beginning(last, 80);
  }
}
