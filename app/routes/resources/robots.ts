import { config } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';

/** What crawlers may ask for; it never depends on the admin host (decisions 9). */
export function loader() {
  const lines = [
    // A link dropped into a chat is shown whatever else stands in it.
    'User-agent: WhatsApp',
    'User-agent: facebookexternalhit',
    'User-agent: TelegramBot',
    'User-agent: Twitterbot',
    'Allow: /',
    '',
    // Addresses with several parameters are views of pages that have one of their own.
    'User-agent: *',
    'Disallow: /cari',
    'Disallow: /*?*&',
    '',
    `Sitemap: ${config.siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.config },
  });
}
