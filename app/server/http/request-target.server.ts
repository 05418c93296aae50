import { tryOr } from '~/lib/try-or';

/** In characters; the longest link of the site, a plan, has 1,200. */
const MAX_TARGET_LENGTH = 2048;

/**
 * A backslash, a fragment or a dot segment in a path, encoded or not, as in deploy/nginx.conf. No browser sends them, and
 * a proxy could read another path than the site.
 */
const AMBIGUOUS = /#|^[^?]*\\|^[^?]*(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|\?|$)/i;

/** The status for a request target that the site does not read: 414 or 400; null for any other. */
export function targetStatus(target: string): 400 | 414 | null {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  return AMBIGUOUS.test(target) ? 400 : null;
}

/** The path of a request target. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '/';

/**
 * A param that Remix would respond to with data in place of the page, as it did for its data requests before single
 * fetch. Undeclared params change nothing (requirements 2).
 */
const REMIX_DATA = '_data';

/** Nothing in it needs a conversion, as in most links of the site. */
const isPlain = (target: string) => /^\/[^%]*$/.test(target) && !target.includes(REMIX_DATA);

/** Converts a request target to a path that Remix can decode, with its query. */
export function toPath(target: string): string {
  if (isPlain(target)) return target;
  const [path = '/', ...search] = fromAbsolute(target).split('?');
  // URL parsing treats a decoded backslash as a slash, and two leading slashes as a host.
  const safe = isDecodable(path)
    ? path.replace(/^(\/|%5c)+/i, (start) => start.replace(/%5c/gi, '%255c'))
    : path.replaceAll('%', '%25');
  return search.length === 0 ? safe : `${safe}?${withoutDataParam(search.join('?'))}`;
}

const withoutDataParam = (query: string) =>
  query
    .split('&')
    .filter((param) => !new URLSearchParams(param).has(REMIX_DATA))
    .join('&');

function fromAbsolute(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : '/';
}

const isDecodable = (path: string) => tryOr<string | null>(() => decodeURIComponent(path), null) !== null;
