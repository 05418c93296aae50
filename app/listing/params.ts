import { withQuery } from '~/site/query';
import type { Section } from '~/site/sections';

/** How many items a list shows at first, and how many Load More adds (specification 9). */
export const PAGE_SIZE = 6;

/** The part of a list's address that is ours; whatever else stands in it is left alone (decisions 2). */
export interface ListParams {
  /** A category's label, or null for Semua. */
  category: string | null;
  /** How many items to show: a multiple of 6, or more than any list has. */
  shown: number;
}

/** Reads a list's parameters; values that make no sense are mended, never an error (decisions 2). */
export function readListParams(search: URLSearchParams): ListParams {
  const category = search.get('kategori')?.trim();
  return {
    category: category && category !== 'Semua' ? category : null,
    shown: readShown(search.get('tampil')),
  };
}

function readShown(given: string | null): number {
  const wanted = /^\d+(\.\d+)?$/.test(given?.trim() ?? '') ? Number(given) : PAGE_SIZE;
  return Math.max(PAGE_SIZE, Math.ceil(wanted / PAGE_SIZE) * PAGE_SIZE);
}

/** The list's address in a category: foreign parameters survive, the count starts anew. */
export function categoryHref(path: string, search: string, category: string | null): string {
  const params = new URLSearchParams(search);
  params.delete('tampil');
  if (category === null) params.delete('kategori');
  else params.set('kategori', category);
  return withQuery(path, params);
}

/** The list's address with a count; everything else survives. */
export function shownHref(path: string, search: string, shown: number): string {
  const params = new URLSearchParams(search);
  params.set('tampil', String(shown));
  return withQuery(path, params);
}

/** What a visitor looked for in a list, in words. */
export function soughtIn(section: Section, category: string | null): string {
  return category === null ? section.title : `${section.title}: ${category}`;
}
