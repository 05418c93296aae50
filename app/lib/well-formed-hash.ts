import { tryOr } from './try-or';

/**
 * Encodes the percent signs of a fragment that cannot be decoded, such as `#50%off`. The router decodes the fragment of each
 * location, and an error there would be thrown by the error page too, for ever.
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
