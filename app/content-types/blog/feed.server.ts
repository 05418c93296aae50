import { contentTypes } from '~/definitions/registry';
import { truncateAtWord } from '~/lib/truncate';
import { escapeXml } from '~/lib/xml.server';
import { config } from '~/server/env.server';
import { type Article, toCard } from './schema.server';

const MAX_FEED_ITEMS = 20;

/** Renders the newest articles as an RSS 2.0 feed. */
export function blogFeed(articles: readonly Article[]): string {
  const { siteUrl, siteName } = config;
  const items = articles.slice(0, MAX_FEED_ITEMS).map((article) => {
    const { href, title, description } = toCard(article);
    const link = escapeXml(siteUrl + href);
    const date = article.createdAt === null ? '' : `<pubDate>${new Date(article.createdAt).toUTCString()}</pubDate>`;
    return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid>${date}<description>${escapeXml(truncateAtWord(description))}</description></item>`;
  });
  const { title, lead, path } = contentTypes.blog;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${title} | ${siteName}`)}</title><link>${siteUrl}${path}</link>
<atom:link href="${siteUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>${escapeXml(lead)}</description><language>id</language>
${items.join('\n')}
</channel></rss>
`;
}
