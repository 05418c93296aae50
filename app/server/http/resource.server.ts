import type { LoaderFunctionArgs } from '@remix-run/node';
import { plainText } from './text-response.server';

type ResourceLoader = (args: LoaderFunctionArgs) => Response | Promise<Response>;

/**
 * Wraps the loader of a resource, such as a picture or a calendar. A resource has no data for a client-side navigation:
 * Remix would read the whole body as text.
 *
 * @returns a loader that throws a 404 response to a data request
 */
export const resource =
  (loader: ResourceLoader): ResourceLoader =>
  (args) => {
    if (args.context.target?.isDataRequest) throw plainText('Berkas tidak ditemukan.\n', 404);
    return loader(args);
  };
