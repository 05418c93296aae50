import { ageInMemory } from '~/admin-api/response-cache.server';
import { collections } from '~/content-types/all-collections.server';
import { config, isCachingEnabled } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { isShuttingDown } from '~/server/shutdown.server';
import { isWarm } from '~/server/warm-up.server';

/** Whether the site takes lists into memory before anyone asks for them. */
const warmsUp = isCachingEnabled && config.warmUp;

/**
 * Readiness, as JSON: the age in seconds of each list in memory but dishes and restaurants, null for one that is not there,
 * and whether all were tried. 503 while no list is there, and once the process ends. It calls nothing.
 */
export const loader = resource(() => {
  const responses = collections.map(({ adminPath }) => {
    const found = ageInMemory(adminPath);
    return [adminPath, found && { ageSeconds: Math.round(found.ageMs / 1000), isStale: found.isStale }] as const;
  });
  const hasContent = responses.some(([, state]) => state !== null);
  const ready = !isShuttingDown() && (hasContent || !warmsUp);
  return Response.json(
    { ready, warm: isWarm(), responses: Object.fromEntries(responses) },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': cacheControl.noStore } },
  );
});
