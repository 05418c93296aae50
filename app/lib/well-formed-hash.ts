import { tryOr } from './try-or';

/**
 * Encodes the percent signs of a fragment that cannot be decoded, such as `#50%off`. The router decodes the fragment of
 * each location; an error there would be thrown again by the error page, forever.
 */
export function wellFormedHash(hash: string): string {
  return tryOr(
    () => {
      decodeURIComponent(hash);
      return hash;
    },
    hash.replaceAll('%', '%25'),
  );
}
