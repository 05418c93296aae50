import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { config } from './config.server';

const { host } = new URL(config.siteUrl);

/**
 * Straightens requests before anything reads them, since remix-serve builds an address from what the visitor sent and
 * answers 500 where that is none: the host is always the site's own, never what `Host` says; an absolute or broken
 * address becomes a path; TRACE, which a `Request` cannot carry, is refused like every other method. `Origin` is
 * taken away, since Remix would answer 400 to what comes from another one: the site has no actions to guard.
 */
export function straightenRequests() {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers.host = host;
    delete request.headers['x-forwarded-host'];
    delete request.headers.origin;
    request.url = straightened(request.url ?? '/');
    if (request.method === 'TRACE') request.method = 'OPTIONS';
  });
}

function straightened(target: string): string {
  const [path = '/', ...query] = asPath(target).split('?');
  // Decoded, a backslash counts as a slash in a URL, and two slashes at the beginning of a path as a host.
  const whole = isDecodable(path)
    ? path.replace(/^(\/|%5c)+/i, (start) => start.replace(/%5c/gi, '%255c'))
    : path.replaceAll('%', '%25');
  return [whole, ...query].join('?');
}

function asPath(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : '/';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
