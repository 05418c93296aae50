import { useLocation, useMatches } from '@remix-run/react';
import { useSite } from '~/components/use-site';
import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';
import type { SiteInfo } from '~/lib/site-info';
import { truncateEncoded } from '~/lib/whatsapp';
import { streamedValue } from '~/seo/streamed';
import type { MaybeDeferred } from '~/server/page-response.server';
import { href } from '~/urls/href';

/** Returns the message of the general questions in the footer and the menu. */
export const greeting = (siteName: string) =>
  `Halo, saya melihat situs ${siteName} dan ingin bertanya tentang liburan di Bali.`;

/** The data of a record's page. */
interface DetailData {
  page?: MaybeDeferred<{ title?: string; href?: string }>;
}

/** Returns the message of a chat that is opened from a page: it names the record or the list, with its link. */
export function usePageQuestion(): string {
  const site = useSite();
  const location = useLocation();
  const data = useMatches().at(-1)?.data as DetailData | undefined;
  return pageQuestion(site, location, data);
}

/** Returns the message for a page with this data. */
export function pageQuestion(
  site: Pick<SiteInfo, 'name' | 'url'>,
  { pathname, search }: { pathname: string; search: string },
  data?: DetailData,
): string {
  const page = data?.page && streamedValue(data.page);
  if (page?.ok && page.data.title && page.data.href) {
    return `Halo, saya ingin bertanya tentang ${truncateEncoded(page.data.title)}.\n${site.url}${page.data.href}`;
  }
  const list = Object.values<ContentType>(contentTypes).find(({ path }) => path === pathname);
  return list
    ? `Halo, saya melihat ${list.title} di situs ${site.name} dan ingin bertanya.\n${site.url}${href(pathname, search)}`
    : greeting(site.name);
}
