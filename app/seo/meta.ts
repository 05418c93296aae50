import { isRouteErrorResponse, type MetaArgs, type MetaDescriptor } from '@remix-run/react';
import type { BreadcrumbList, ListItem, Thing, TravelAgency } from 'schema-dts';
import { UPCOMING } from '~/definitions/filters';
import { detailHref } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import { imageUrl, OG_IMAGE, previewImage } from '~/images/image-url';
import { type PriceView, priceText } from '~/lib/currency';
import { monthName } from '~/lib/month';
import type { SiteInfo } from '~/lib/site-info';
import { truncateAtWord } from '~/lib/truncate';
import type { ListView } from '~/list-page/list-view.server';
import type { MaybeDeferred, MaybePromise } from '~/server/page-response.server';
import { href } from '~/urls/href';
import { hasAdHocFilters, readFilters } from '~/urls/params';
import { streamedValue } from './streamed';

interface PageMeta {
  /** The title without the brand. */
  title: string;
  /** The end of the document title, in place of the brand. */
  suffix?: string;
  description: string;
  /** Replaces the description in link previews. */
  socialDescription?: string;
  /** The canonical path, with the canonical query if any. */
  path: string;
  /** The storage path of the page's image. */
  image?: string;
  type?: 'website' | 'article';
  /** Indonesian unless set. */
  locale?: 'en_US';
  /** `follow` for a view of indexed records. */
  noindex?: boolean | 'follow';
  /** Structured data (schema.org), without `@context`. */
  data?: readonly Thing[];
}

type Matches = MetaArgs['matches'];

/** Returns the root loader's `site`; a page's `meta` runs only after that loader. */
export function siteOf(matches: Matches): SiteInfo {
  const root = matches.find((match) => match?.id === 'root') as { data: { site: SiteInfo } };
  return root.data.site;
}

/** Returns title, description, canonical link, Open Graph and structured data of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const site = siteOf(matches);
  const url = site.url + page.path;
  const preview = previewImage([page.image]);
  const image = preview ? imageUrl(preview, OG_IMAGE.width) : '/og.jpg';
  return [
    { title: `${page.title} | ${page.suffix ?? site.name}` },
    { name: 'description', content: truncateAtWord(page.description) },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noindex ? [{ name: 'robots', content: page.noindex === 'follow' ? 'noindex, follow' : 'noindex' }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: page.locale ?? 'id_ID' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: truncateAtWord(page.socialDescription ?? page.description) },
    { property: 'og:url', content: url },
    { property: 'og:image', content: site.url + image },
    { property: 'og:image:width', content: String(OG_IMAGE.width) },
    { property: 'og:image:height', content: String(OG_IMAGE.height) },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...(data as object) },
    })),
  ];
}

/** Returns a page's breadcrumbs, starting at home, as structured data. */
export function breadcrumbs(site: SiteInfo, crumbs: readonly { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Beranda', path: '/' }, ...crumbs].map(
      ({ name, path }, index): ListItem => ({ '@type': 'ListItem', position: index + 1, name, item: site.url + path }),
    ),
  };
}

/** Whether a part of a page failed or is still loading. There is no data if the whole page failed. */
export const isIncomplete = (data: { isWholePage?: MaybePromise<boolean> } | null | undefined): boolean =>
  data?.isWholePage !== undefined && streamedValue(data.isWholePage) !== true;

interface ListData {
  category: string | null;
  isKnownCategory: boolean;
  isWholePage?: MaybePromise<boolean>;
  page?: MaybeDeferred<Pick<ListView<unknown>, 'months'>>;
}

interface ListArgs {
  data: ListData | null | undefined;
  matches: Matches;
  location: { search: string };
}

/**
 * Returns the `meta` of a list page. A known category and a month have their own canonical URLs. An unknown category, a
 * month that no chip links to, a filtered list and a failure are `noindex`.
 */
export function listMeta(contentType: ContentType) {
  return ({ data, matches, location }: ListArgs): MetaDescriptor[] => {
    const { title, lead, path } = contentType;
    const category = data?.isKnownCategory ? data.category : null;
    const filters = readFilters(path, new URLSearchParams(location.search));
    const { bulan } = filters;
    const month = bulan && (bulan === UPCOMING ? 'Mendatang' : monthName(bulan));
    const name = [category, month].filter(Boolean).join(', ');
    const list = data?.page && streamedValue(data.page);
    const months = list?.ok ? list.data.months : [];
    const isEmptyMonth = bulan !== null && !months?.some(({ month, count }) => month === bulan && count > 0);
    return pageMeta(matches, {
      title: name === '' ? title : `${name} – ${title}`,
      description: name === '' ? lead : `${name}: ${lead}`,
      path: href(path, bulan ? `?bulan=${bulan}` : '', { kategori: category }),
      noindex: hasAdHocFilters(filters)
        ? 'follow'
        : data?.isKnownCategory === false || isIncomplete(data) || isEmptyMonth,
      data: [breadcrumbs(siteOf(matches), [contentType])],
    });
  };
}

interface DetailView {
  order?: { amount: number | null; price: PriceView };
  title: string;
  description: string;
  href: string;
  images: readonly string[];
}

interface DetailArgs<V> {
  data: { page: MaybeDeferred<V> } | null | undefined;
  /** The error that the loader threw. */
  error?: unknown;
  matches: Matches;
  params: Record<string, string | undefined>;
}

/**
 * Returns the `meta` of a detail page; `more` adds what is specific to the content type. A missing or failed record has
 * a title that says so; a record that is still loading has the list's title.
 */
export function detailMeta<V extends DetailView>(
  contentType: ContentType,
  more: (view: V, site: SiteInfo) => Partial<PageMeta> & { duration?: string | null } = () => ({}),
) {
  return ({ data, error, matches, params }: DetailArgs<V>): MetaDescriptor[] => {
    const page = data && streamedValue(data.page);
    const site = siteOf(matches);
    if (!page?.ok) {
      const path = detailHref(contentType, params.slug ?? params.id ?? '');
      const isLoading = data && !page;
      const isMissing = page ? page.error.code === 'not_found' : isRouteErrorResponse(error) && error.status === 404;
      const { title, loadError = title, notFound = title } = contentType;
      return pageMeta(matches, {
        title: isLoading ? title : isMissing ? notFound : loadError,
        description: contentType.lead,
        path,
        noindex: true,
      });
    }
    const { title, description, href, images, order } = page.data;
    const extra = more(page.data, site);
    const breadcrumbList = breadcrumbs(site, [contentType, { name: title, path: href }]);
    return pageMeta(matches, {
      title,
      description,
      socialDescription: order && withPrice(description, order, extra.duration),
      path: href,
      image: previewImage(images),
      ...extra,
      data: [breadcrumbList, ...(extra.data ?? [])],
    });
  };
}

/**
 * Returns a record's description for a link preview: first the price with its unit and, for a package, the duration.
 */
function withPrice(description: string, { amount, price }: NonNullable<DetailView['order']>, duration?: string | null) {
  const facts = [amount === null ? null : priceText({ ...price, label: undefined }), duration].filter(Boolean);
  return facts.length === 0 ? description : `${facts.join(' · ')}. ${description}`;
}

/** Returns the business as structured data. */
export function travelAgency(site: SiteInfo): TravelAgency {
  return {
    '@type': 'TravelAgency',
    name: site.name,
    url: site.url,
    image: `${site.url}/og.jpg`,
    email: site.contact.email,
    telephone: site.whatsappContacts.map((person) => `+${person.phone.digits}`),
    address: { '@type': 'PostalAddress', streetAddress: site.office.address, addressCountry: 'ID' },
    sameAs: site.socials.map((social) => social.url),
  };
}
