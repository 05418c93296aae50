import { config } from '~/site/config.server';

export function loader() {
  const lines = ['User-agent: *', 'Disallow: /cari', '', `Sitemap: ${config.siteUrl}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
