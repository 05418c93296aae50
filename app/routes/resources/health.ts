import { cacheControl } from '~/server/http/cache-control.server';
import { textError } from '~/server/http/file-response.server';

/** Liveness: the process is up. `/readyz` also checks the content. */
export const loader = () => textError('ok\n', 200, cacheControl.noStore);
