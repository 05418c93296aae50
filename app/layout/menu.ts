import { type Section, sections } from '~/content-types/registry';

interface MenuItem {
  label: string;
  href: string;
  /** Where its name is not Indonesian. */
  lang?: 'en';
  /** Addresses below which this item counts as the current one. */
  covers: readonly string[];
}

const to = (section: Section): MenuItem => ({
  label: section.name,
  href: section.path,
  covers: [section.path, section.detailPath],
});

/** The navigation (specification 2): single links, and groups that open on click. */
export const menu: readonly (MenuItem | { label: string; items: readonly MenuItem[] })[] = [
  to(sections.packages),
  {
    label: 'Layanan Kami',
    items: [sections.accommodation, sections.transport, sections.facilities, sections.tickets].map(to),
  },
  { label: 'Jelajahi Bali', items: [sections.events, sections.attractions, sections.culinary].map(to) },
  to(sections.blog),
  { label: 'Lainnya', items: [{ label: 'Contact', lang: 'en', href: '/contact', covers: ['/contact'] }] },
];

/** Whether an item stands for the page at this address, or for the list above it. */
export function isCurrent(item: MenuItem, pathname: string): boolean {
  return item.covers.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
