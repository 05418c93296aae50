import type { BlogPosting } from 'schema-dts';
import { contentTypes } from '~/content-types/registry';
import { imageUrl, OG_IMAGE } from '~/images/image-url';
import type { SiteInfo } from '~/lib/site-info';
import type { toDetail } from './schema.server';

/** An article's head: the description is the blog's, the rest tells of the article (decisions 5 and 9). */
export function articleMeta(view: ReturnType<typeof toDetail>, site: SiteInfo) {
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: view.title,
    description: view.description,
    author: { '@type': 'Person', name: view.author },
    publisher: { '@type': 'TravelAgency', name: site.name, url: site.url },
    mainEntityOfPage: site.url + view.href,
    inLanguage: 'id',
    ...(view.publishedIso ? { datePublished: view.publishedIso } : {}),
    ...(view.image ? { image: [site.url + imageUrl(view.image, OG_IMAGE.width)] } : {}),
  };
  return {
    suffix: contentTypes.blog.title,
    description: contentTypes.blog.lead,
    socialDescription: view.description || undefined,
    type: 'article' as const,
    data: [posting],
  };
}
