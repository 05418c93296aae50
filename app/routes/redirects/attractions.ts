import type { LoaderFunctionArgs } from '@remix-run/node';
import { contentTypes } from '~/definitions/registry';
import { permanentRedirect } from '~/server/http/redirects.server';

export const loader = ({ request }: LoaderFunctionArgs) => permanentRedirect(contentTypes.attractions.path, request);
