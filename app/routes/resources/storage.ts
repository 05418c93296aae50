import type { LoaderFunctionArgs } from '@remix-run/node';
import { imageResponse } from '~/images/image-response.server';
import { plainText } from '~/server/http/text-response.server';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  // Remix would read the whole file as the data of a page.
  if (context.target?.isDataRequest) throw plainText('Berkas tidak ditemukan.\n', 404);
  return imageResponse(params['*'] ?? '', request);
}
