import { cacheControl } from '~/server/http/cache-control.server';

/** The process is up. Says nothing of the admin host; `/readyz` does. */
export const loader = () =>
  new Response('ok\n', { headers: { 'Content-Type': 'text/plain', 'Cache-Control': cacheControl.noStore } });
