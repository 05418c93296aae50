import { bookableKeys, contentTypes } from '~/definitions/registry';
import { tryOr } from '~/lib/try-or';

/**
 * A record that was opened on this device, with what a link to it shows. It has no price, since that may have changed
 * by then.
 */
export interface RecentRecord {
  /** The path of the record's page. */
  href: string;
  title: string;
  /** The storage path of the record's image. */
  image?: string;
}

/** In characters; a record with a longer text is left out. */
const MAX_TEXT_LENGTH = 300;

/** Reads records from a text, each once. Anything that is not a record of this site is left out. Never throws. */
export function parseRecent(text: string): RecentRecord[] {
  const parsed: unknown = tryOr(() => JSON.parse(text), null);
  const records = Array.isArray(parsed) ? parsed.flatMap(parseRecord) : [];
  return records.filter((record, at) => records.findIndex(({ href }) => href === record.href) === at);
}

function parseRecord(value: unknown): RecentRecord[] {
  const { href, title, image } = Object(value) as Record<string, unknown>;
  if (!isText(href) || !isText(title) || sectionOf(href) === undefined) return [];
  return [{ href, title, ...(isText(image) && isEncodable(image) && { image }) }];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT_LENGTH;

/** Whether a text can be part of a URL, which a lone surrogate cannot. */
const isEncodable = (text: string) => tryOr(() => encodeURIComponent(text), '') !== '';

/** Returns the name of the content type that a path is a page of; undefined for any other path. */
export function sectionOf(href: string): string | undefined {
  const [, path, param = ''] = /^(\/[a-z-]+)\/([^/?#\\\s]+)$/.exec(href) ?? [];
  if (param === '.' || param === '..') return undefined;
  return bookableKeys.map((key) => contentTypes[key]).find(({ detailPath }) => detailPath === path)?.name;
}
