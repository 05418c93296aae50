import type { LoaderFunctionArgs } from '@remix-run/node';
import { movedTo } from '~/site/moved.server';
import { sections } from '~/site/sections';

export const loader = ({ request }: LoaderFunctionArgs) => movedTo(sections.events.path, request);
