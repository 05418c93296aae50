import { createHash } from 'node:crypto';
import serviceWorker from 'virtual:service-worker';
import { retiredWorker } from '~/offline/retired-worker';
import { config } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { requireCanonicalPath, textResponse } from '~/server/http/text-response.server';
import { siteInfo } from '~/server/site-info.server';

/** The browser installs a worker whose text has changed, and so with new numbers: at its installation it stores `/offline`. */
const configured = `// ${createHash('sha256').update(JSON.stringify(siteInfo)).digest('hex')}\n`;

/** The service worker, at the root so that it sees every page; with `OFFLINE=off` the one that removes itself. */
export const loader = resource(({ request }) => {
  requireCanonicalPath(request);
  return textResponse(
    request,
    config.offline ? serviceWorker + configured : retiredWorker,
    'text/javascript; charset=utf-8',
    cacheControl.private,
  );
});
