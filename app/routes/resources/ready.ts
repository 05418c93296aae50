import { ageInMemory } from '~/admin-api/response-cache.server';
import { collections } from '~/content-types/all-collections.server';
import { config, isCachingEnabled } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { isShuttingDown } from '~/server/shutdown.server';
import { isWarm } from '~/server/warm-up.server';

/** Whether the site loads lists into memory before the first request. */
const warmsUp = isCachingEnabled && config.warmUp;

/**
 * Readiness, as JSON: the age in seconds of each list in memory except dishes and restaurants, null for a list that is
 * not in memory, and whether all lists were tried. The status is 503 while there is no list, and once the process shuts
 * down. It makes no call.
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
