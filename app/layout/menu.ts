import { contentTypes } from '~/content-types/registry';
import type { ContentType } from '~/content-types/types';

interface MenuItem {
  label: string;
  href: string;
  /** Language of the label when it is not Indonesian. */
  lang?: 'en';
  /** Path prefixes for which this item is current. */
  covers: readonly string[];
}

const to = (contentType: ContentType): MenuItem => ({
  label: contentType.name,
  href: contentType.path,
  covers: [contentType.path, contentType.detailPath],
});

/** The navigation (specification 2): links, and groups that open on click. */
export const menu: readonly (MenuItem | { label: string; items: readonly MenuItem[] })[] = [
  to(contentTypes.packages),
  {
    label: 'Layanan Kami',
    items: [
      contentTypes.accommodation,
      contentTypes.transport,
      contentTypes.facilities,
      contentTypes.tickets,
    ].map(to),
  },
  {
    label: 'Jelajahi Bali',
    items: [contentTypes.events, contentTypes.attractions, contentTypes.culinary].map(to),
  },
  to(contentTypes.blog),
  { label: 'Lainnya', items: [{ label: 'Contact', lang: 'en', href: '/contact', covers: ['/contact'] }] },
];

/** Whether an item links to this pathname or to the list above it. */
export function isCurrent(item: MenuItem, pathname: string): boolean {
  return item.covers.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
