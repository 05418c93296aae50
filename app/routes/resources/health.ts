import { cacheControl } from '~/server/http/cache-control.server';

/** Liveness: the process is up. `/readyz` also checks the content. */
export const loader = () =>
  new Response('ok\n', { headers: { 'Content-Type': 'text/plain', 'Cache-Control': cacheControl.noStore } });
