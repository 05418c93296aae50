import { config } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { requireCanonicalPath, textResponse } from '~/server/http/text-response.server';

/** The web app manifest, with the configured site name. */
export const loader = resource(({ request }) => {
  requireCanonicalPath(request);
  const manifest = {
    name: config.siteName,
    short_name: config.siteName,
    description: 'Paket tour, akomodasi, transportasi, tiket, dan wisata di Bali',
    lang: 'id',
    start_url: '/',
    display: 'browser',
    background_color: '#fdf9f1',
    theme_color: '#0e3b43',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return textResponse(request, JSON.stringify(manifest), 'application/manifest+json', cacheControl.hourly);
});
