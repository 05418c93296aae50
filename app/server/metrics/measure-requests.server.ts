import type { ServerResponse } from 'node:http';
import { ORDER_CLICK_PATH } from '~/urls/order-clicks';
import type { Metrics } from './registry.server';
import { createRouteLabels } from './route-labels.server';

/** What is known of a request when its response ends: its path, or that it is for a file of the build. */
type Measured = { path: string; cache: string } | 'asset';

/**
 * Returns a function that measures a request from now until its response closes, like the log.
 *
 * @param routePaths see `createRouteLabels`
 */
export function measureRequests(metrics: Metrics, routePaths: readonly string[]) {
  const routeOf = createRouteLabels([...routePaths, ORDER_CLICK_PATH.slice(1)]);
  return (response: ServerResponse, request: Measured) => {
    const started = performance.now();
    response.once('close', () => {
      const [route, cache] = request === 'asset' ? [request, 'hit'] : [routeOf(request.path), request.cache];
      metrics.observeRequest({ route, cache, status: statusOf(response) }, performance.now() - started);
    });
  };
}

const statusOf = ({ writableFinished, statusCode }: ServerResponse) =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
