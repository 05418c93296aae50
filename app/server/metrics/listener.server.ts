import type { RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { log } from '../logger.server';
import type { Metrics } from './registry.server';

/**
 * Returns the listener of the operator's port, which serves `/metrics` and nothing else.
 *
 * @param ownHost the address or name that it listens on
 */
export function createMetricsListener({ registry }: Metrics, ownHost: string): RequestListener {
  return async ({ method, url, headers }, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (!isPrivateHost(headers.host, ownHost)) return void response.writeHead(421).end();
    if ((method !== 'GET' && method !== 'HEAD') || url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      log.error({ event: 'metrics-failed', err: error });
      response.writeHead(500).end();
    }
  };
}

/**
 * Whether a `Host` is an IP address, a name without a dot, such as a container's, or the listener's own host. A page of
 * another site can point its own domain at this port (DNS rebinding), but a domain has a dot.
 */
function isPrivateHost(host: string | undefined, ownHost: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname;
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.') || name === ownHost.toLowerCase();
}
