import { imageResponse } from '~/images/image-response.server';
import { resource } from '~/server/http/resource.server';

export const loader = resource(({ request, params }) => imageResponse(params['*'] ?? '', request));
