import { cacheControl } from '~/server/http/cache-control.server';
import { fileResponse } from '~/server/http/file-response.server';

/** Liveness: the process is up. `/readyz` also checks the content. */
export const loader = () => fileResponse('ok\n', 'text/plain', cacheControl.noStore);
