import type { LoaderFunctionArgs } from '@remix-run/node';
import { imageResponse } from '~/images/image-response.server';

export const loader = ({ request, params }: LoaderFunctionArgs) => imageResponse(params['*'] ?? '', request);
