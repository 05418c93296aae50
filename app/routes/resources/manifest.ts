import { config } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';

/** The web app manifest, with the configured site name (decisions 1). */
export function loader() {
  const icon = (name: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${name}.png`,
    sizes,
    type: 'image/png',
    purpose,
  });
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
      icon('icon-192', '192x192'),
      icon('icon-512', '512x512'),
      icon('maskable-512', '512x512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': cacheControl.config },
  });
}
