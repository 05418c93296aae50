import { listRecords } from '~/admin-api/collections.server';
import { resources } from '~/content-types/collections.server';
import { cachePolicy } from '~/server/http/cache-control.server';

/**
 * Whether the site has content to show, from the admin host or kept, with its age in seconds as JSON; 503 when it has
 * none at all.
 */
export async function loader() {
  const answers = await Promise.all(
    resources.map(async ([, resource]) => {
      const list = await listRecords(resource);
      const state = list.ok
        ? { ageSeconds: Math.round((Date.now() - list.value.asOf) / 1000), late: list.value.late }
        : { failure: list.failure.kind };
      return [resource.adminPath, state] as const;
    }),
  );
  const ready = answers.some(([, state]) => 'ageSeconds' in state);
  return Response.json(
    { ready, answers: Object.fromEntries(answers) },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': cachePolicy.never } },
  );
}
