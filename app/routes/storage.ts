import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerPicture } from '~/pictures/answer.server';

export const loader = ({ request, params }: LoaderFunctionArgs) => answerPicture(params['*'] ?? '', request);
