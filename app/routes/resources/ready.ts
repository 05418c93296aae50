import { listRecords } from '~/admin-api/records.server';
import { collections } from '~/content-types/all-collections.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { isShuttingDown } from '~/server/shutdown.server';
import { isWarm } from '~/server/warm-up.server';

/**
 * Readiness: the age of each list but dishes and restaurants, in seconds, as JSON, from the admin host or the cache, and whether all were tried;
 * 503 when the site has no content at all, and once it ends.
 */
export async function loader() {
  const responses = await Promise.all(
    collections.map(async (collection) => {
      const list = await listRecords(collection);
      const state = list.ok
        ? { ageSeconds: Math.round((Date.now() - list.meta.fetchedAt) / 1000), isStale: list.meta.isStaleOnError }
        : { error: list.error.code };
      return [collection.adminPath, state] as const;
    }),
  );
  const ready = !isShuttingDown() && responses.some(([, state]) => 'ageSeconds' in state);
  return Response.json(
    { ready, warm: isWarm(), responses: Object.fromEntries(responses) },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': cacheControl.noStore } },
  );
}
