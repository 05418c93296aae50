import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerPicture } from '~/images/image-response.server';

export const loader = ({ request, params }: LoaderFunctionArgs) => answerPicture(params['*'] ?? '', request);
