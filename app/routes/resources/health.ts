import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { plainText } from '~/server/http/text-response.server';

/** Liveness: the process is up. `/readyz` also checks the content. */
export const loader = resource(() => plainText('ok\n', 200, cacheControl.noStore));
