import type { LoaderFunctionArgs } from '@remix-run/node';
import { sections } from '~/content-types/registry';
import { movedTo } from '~/server/http/permanent-redirect.server';

export const loader = ({ request }: LoaderFunctionArgs) => movedTo(sections.attractions.path, request);
