import type { BlogPosting } from 'schema-dts';
import { sections } from '~/content-types/registry';
import { PREVIEW, pictureHref } from '~/images/image-url';
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
    ...(view.picture ? { image: [site.url + pictureHref(view.picture, PREVIEW.width)] } : {}),
  };
  return {
    suffix: sections.blog.title,
    description: sections.blog.lead,
    socialDescription: view.description || undefined,
    type: 'article' as const,
    data: [posting],
  };
}
