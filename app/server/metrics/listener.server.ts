import type { RequestListener } from 'node:http';
import { log } from '../logger.server';
import type { Metrics } from './registry.server';

/** Returns the listener of the operator's port, which serves `/metrics` and nothing else. */
export function createMetricsListener({ registry }: Metrics): RequestListener {
  return async ({ method, url }, response) => {
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
