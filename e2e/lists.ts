import type { Collection, SampleRecord } from '../sample-admin/server';
import { list as accommodation } from './sections/accommodation';
import { list as attractions } from './sections/attractions';
import { list as blog } from './sections/blog';
import { list as events } from './sections/events';
import { list as facilities } from './sections/facilities';
import { list as packages } from './sections/packages';
import { list as tickets } from './sections/tickets';
import { list as transport } from './sections/transport';

/** A list of the site, as the specification has it, with records that a test puts in place. */
export interface List {
  path: string;
  collection: Collection;
  h1: string;
  /** The heading above the cards, where there is one. */
  heading?: string;
  /** The categories after `Semua`, in order. */
  categories: string[];
  /** The names of the record's fields for title and category. */
  fields: { title: string; category: string };
  empty: string;
  /** The words of the load-more link; attractions have none. */
  more: 'Load More' | 'Load' | null;
  /** What stands while the list is awaited: six cards, or these words. */
  loading: 'cards' | string;
  /** Where a failure is an error view, in contrast to the quiet ones. */
  loud: boolean;
  /** A record with every field, what its card shows, and where it leads. */
  full: { record: SampleRecord; shows: string[]; hides?: RegExp; href: string };
  /** A record with next to nothing. */
  sparse: { record: SampleRecord; title: string; shows: string[]; hides: RegExp; href: string };
}

export const lists: List[] = [
  packages,
  accommodation,
  transport,
  tickets,
  events,
  attractions,
  facilities,
  blog,
];

/** The list at an address. */
export function listAt(path: string): List {
  const list = lists.find((one) => one.path === path);
  if (!list) throw new Error(`no list at ${path}`);
  return list;
}

/** Records of a list named `Uji 1`, `Uji 2` …, the first the newest; the odd ones in its first category. */
export function numbered(list: List, count: number): SampleRecord[] {
  const [even = '', odd = ''] = [list.categories[1], list.categories[0]];
  return Array.from({ length: count }, (_, index) => ({
    id: 900 + index,
    slug: `uji-${index + 1}`,
    [list.fields.title]: `Uji ${index + 1}`,
    [list.fields.category]: index % 2 === 0 ? odd : even,
    created_at: new Date(Date.UTC(2026, 5, 30) - index * 86_400_000).toISOString(),
  }));
}

/** The words in a document that the server sent, without its scripts. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
}
