import { createHash } from 'node:crypto';
import serviceWorker from 'virtual:service-worker';
import { retiredWorker } from '~/offline/retired-worker';
import { config } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { requireCanonicalPath, textResponse } from '~/server/http/text-response.server';
import { siteInfo } from '~/server/site-info.server';

/**
 * A browser installs a worker whose text has changed. The text contains the configuration, since the worker stores
 * `/offline` when it is installed.
 */
const configured = `// ${createHash('sha256').update(JSON.stringify(siteInfo)).digest('hex')}\n`;

/**
 * The service worker, at the root so that its scope is every page; with `OFFLINE=off`, the worker that removes itself.
 */
export const loader = resource(({ request }) => {
  requireCanonicalPath(request);
  return textResponse(
    request,
    config.offline ? serviceWorker + configured : retiredWorker,
    'text/javascript; charset=utf-8',
    cacheControl.private,
  );
});
