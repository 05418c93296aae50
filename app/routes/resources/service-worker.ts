import serviceWorker from 'virtual:service-worker';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { retiredWorker } from '~/offline/retired-worker';
import { config } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { requireCanonicalPath, textResponse } from '~/server/http/text-response.server';

/** The service worker, at the root so that it sees every page; with `OFFLINE=off` the one that removes itself (requirements 14). */
export function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  return textResponse(
    request,
    config.offline ? serviceWorker : retiredWorker,
    'text/javascript; charset=utf-8',
    cacheControl.private,
  );
}
