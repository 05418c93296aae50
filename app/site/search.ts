import { beginning } from './beginning';
import { detailHref, type Section, sections } from './sections';

/** A text is searched for from three characters on (specification 5), and no more of it than anybody means. */
export const SHORTEST_SEARCH = 3;
export const LONGEST_SEARCH = 200;

/** One result of a search, with the address of its page on this site. */
export interface SearchHit {
  title: string;
  /** What kind of thing it is, for visitors. */
  label: string;
  href: string;
}

/** What the search page and the search box get for a text. */
export type SearchView =
  | { state: 'short'; text: string }
  | { state: 'failed'; text: string }
  | { state: 'found'; text: string; hits: SearchHit[] };

/** What is sought by an address's `q`. */
export function soughtText(search: URLSearchParams): string {
  return beginning((search.get('q') ?? '').trim(), LONGEST_SEARCH);
}

const byType = new Map<string, Section>(
  Object.values(sections).map((section) => [section.searchType, section]),
);

/** The section that a result's type belongs to, if it is one of the nine. */
export function sectionOfType(type: string): Section | undefined {
  return byType.get(type);
}

/**
 * The site's address for a result: its last part taken from an address such as `/api/paket/{slug}`. An address that
 * cannot be read leads to the list of its type (specification 2). Nothing but a path of this site ever comes out.
 */
export function searchHref(section: Section, url: string | null): string {
  const part =
    url === null ? null : /^(?:\/?api)?\/(?!api\/)[^/?#]+\/([^/?#]+)\/?(?:[?#].*)?$/.exec(pathOf(url))?.[1];
  if (!part) return section.path;
  try {
    return detailHref(section, decodeURIComponent(part));
  } catch {
    return section.path;
  }
}

function pathOf(url: string): string {
  return /^https?:\/\/[^/]+(\/.*)$/i.exec(url)?.[1] ?? url;
}
