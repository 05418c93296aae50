import { contentTypes } from '~/definitions/registry';
import { contactPage, type MenuItem } from '~/definitions/site-pages';
import type { ContentType } from '~/definitions/types';

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
