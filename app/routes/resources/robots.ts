import { config } from '~/server/env.server';
import { cacheControl } from '~/server/http/cache-control.server';
import { resource } from '~/server/http/resource.server';
import { requireCanonicalPath, textResponse } from '~/server/http/text-response.server';

/** The rules for crawlers; independent of the admin host. */
export const loader = resource(({ request }) => {
  requireCanonicalPath(request);
  const lines = [
    // Link previews in chats work for every URL.
    'User-agent: WhatsApp',
    'User-agent: facebookexternalhit',
    'User-agent: TelegramBot',
    'User-agent: Twitterbot',
    'Allow: /',
    '',
    // Views of indexed records are `noindex` or have a canonical URL, and a crawler must fetch them to find out.
    'User-agent: *',
    'Disallow: /bandingkan',
    'Disallow: /cari',
    // Its URLs are unbounded: one for each plan.
    'Disallow: /rencana',
    'Disallow: /qr/',
    '',
    `Sitemap: ${config.siteUrl}/sitemap.xml`,
    '',
  ];
  return textResponse(request, lines.join('\n'), 'text/plain; charset=utf-8', cacheControl.hourly);
});
