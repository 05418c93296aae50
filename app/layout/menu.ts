import { contentTypes } from '~/definitions/registry';
import type { ContentType } from '~/definitions/types';

/** A link to a page and those below it: a content type, contact or `/english`. */
export interface MenuItem {
  name: string;
  path: string;
  detailPath: string;
  /** Language of the name when it is not Indonesian. */
  lang?: 'en';
}

export const contactPage: MenuItem = { name: 'Contact', path: '/contact', detailPath: '/contact', lang: 'en' };

/** How to book, for guests from abroad. */
export const englishPage: MenuItem = { name: 'English', path: '/english', detailPath: '/english', lang: 'en' };

const groupOf = (label: NonNullable<ContentType['menu']>[0]) => ({
  label,
  items: Object.values<ContentType>(contentTypes)
    .filter(({ menu }) => menu?.[0] === label)
    .sort((a, b) => (a.menu?.[1] ?? 0) - (b.menu?.[1] ?? 0)),
});

/** The navigation: links, and groups that open on click. */
export const menu: readonly (MenuItem | { label: string; items: readonly MenuItem[] })[] = [
  contentTypes.packages,
  groupOf('Layanan Kami'),
  groupOf('Jelajahi Bali'),
  contentTypes.blog,
  { label: 'Lainnya', items: [contactPage] },
];

/** Whether an item links to this pathname or to the list above it. */
export function isCurrent({ path, detailPath }: MenuItem, pathname: string): boolean {
  return [path, detailPath].some((covered) => pathname === covered || pathname.startsWith(`${covered}/`));
}
