import type { BlogPosting } from 'schema-dts';
import { contentTypes } from '~/definitions/registry';
import { agency } from '~/detail-page/structured-data';
import { imageUrl, OG_IMAGE, previewImage } from '~/images/image-url';
import type { SiteInfo } from '~/lib/site-info';
import { truncateAtWord } from '~/lib/truncate';
import type { toDetail } from './schema.server';

/** Returns an article's meta tags. Only the meta description is specific to the blog. */
export function articleMeta(view: ReturnType<typeof toDetail>, site: SiteInfo) {
  const image = previewImage(view.images);
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: view.title,
    description: truncateAtWord(view.description),
    author: { '@type': 'Person', name: view.author },
    publisher: agency(site),
    mainEntityOfPage: site.url + view.href,
    inLanguage: 'id',
    ...(view.publishedIso ? { datePublished: view.publishedIso } : {}),
    ...(image ? { image: [site.url + imageUrl(image, OG_IMAGE.width)] } : {}),
  };
  return {
    suffix: contentTypes.blog.title,
    description: contentTypes.blog.lead,
    socialDescription: view.description || undefined,
    type: 'article' as const,
    data: [posting],
  };
}
