import type { BaseRecord } from '~/admin-api/collection.server';
import type { Reader } from '~/admin-api/reader.server';
import type { BookableKey } from '~/definitions/registry';
import type { PlaceLink, RelatedCard, RelatedGroup } from '~/detail-page/related';
import { compareHref, isComparable } from '~/plan-items/compare-href';
import { itemRef } from '~/plan-items/items';
import type { Article } from './blog/schema.server';
import * as blog from './blog/schema.server';
import { type AnyBookableType, bookableTypes } from './bookable-types.server';
import { facilitiesForEvents, vehiclesFor } from './complementary.server';
import { mentionsIn } from './mentions.server';
import type { Package } from './packages/schema.server';
import { attractionAt, attractionsNear, packagesTo } from './places.server';
import { recordHref } from './shared.server';
import { similarRecords } from './similar.server';

interface Related {
  groups: RelatedGroup[];
  /** The attraction that each of a package's places means, in their order; null if there is none. */
  placeLinks?: readonly PlaceLink[];
}

/**
 * Returns a page's links to other records, from the lists in memory. Makes no call and never throws; without the lists
 * there are no groups.
 */
type ToRelated<R> = (record: R, admin: Reader) => Related;

const { packages, vehicles, attractions, facilities } = bookableTypes;

type RecordOf<Key extends BookableKey> = (typeof bookableTypes)[Key] extends AnyBookableType<infer R> ? R : never;

/** The records that complement those of some content types, besides similar ones. */
const complements: { [Key in BookableKey]?: readonly ToRelated<RecordOf<Key>>[] } = {
  packages: [complementary('Kendaraan untuk perjalanan ini', vehicles, vehiclesFor), linkPlaces],
  accommodations: [complementary('Wisata di sekitar', attractions, attractionsNear)],
  events: [complementary('Untuk acara Anda sendiri', facilities, facilitiesForEvents)],
  attractions: [complementary('Paket ke tempat ini', packages, packagesTo)],
};

/**
 * Returns the function that finds records related to one of a content type: similar ones and, for some types,
 * complementary ones.
 */
export function relatedTo<R extends BaseRecord>(type: AnyBookableType<R>): ToRelated<R> {
  // The complements of this type.
  const others: readonly ToRelated<never>[] = complements[type.type] ?? [];
  const parts = [similar(type), ...(others as readonly ToRelated<R>[])];
  return (record, admin) => {
    const related = parts.map((toRelated) => toRelated(record, admin));
    return {
      groups: related.flatMap(({ groups }) => groups),
      placeLinks: related.find(({ placeLinks }) => placeLinks)?.placeLinks,
    };
  };
}

/** Returns the function that finds `Serupa`: records of the same content type, with a link to their comparison. */
function similar<R extends BaseRecord>({ type, collection, toCard, ...by }: AnyBookableType<R>): ToRelated<R> {
  const find = similarRecords(collection, by);
  return (record, { peek, state }) => {
    const cards = find(peek(collection), record, state.endAtMidnight()).map((other) => ({
      ...toRelatedCard(toCard(other)),
      compareHref: comparisonOf(type, record, other),
    }));
    return { groups: groupOf('Serupa', cards) };
  };
}

/** Returns the function that finds a group of records of another content type. */
function complementary<R, C extends BaseRecord>(
  title: string,
  { collection, toCard }: AnyBookableType<C>,
  find: (records: readonly C[], record: R) => C[],
): ToRelated<R> {
  return (record, { peek }) => {
    const cards = find(peek(collection), record).map((other) => toRelatedCard(toCard(other)));
    return { groups: groupOf(title, cards) };
  };
}

/** Returns the links from a package's places to attractions. */
function linkPlaces({ places }: Package, { peek }: Reader): Related {
  const list = peek(attractions.collection);
  const placeLinks = places.map((place): PlaceLink => {
    const attraction = attractionAt(list, place);
    return attraction && { href: recordHref(attractions.collection, attraction), title: attraction.title };
  });
  return { groups: [], placeLinks };
}

const similarArticles = similarRecords(blog.collection, blog.articles);

/** Returns the end of an article: the records that it names, with prices, and three articles of its category. */
export function relatedToArticle(article: Article, admin: Reader): RelatedGroup[] {
  const now = admin.state.endAtMidnight();
  const named = mentionsIn(article, admin, now).map(({ type, record }) => toRelatedCard(type.toCard(record)));
  const others = similarArticles(admin.peek(blog.collection), article, now).map((other) => {
    const { href, title, image } = blog.toCard(other);
    return { href, title, image };
  });
  return [...groupOf('Disebut di artikel ini', named), ...groupOf('Baca juga', others)];
}

const groupOf = (title: string, cards: RelatedCard[]): RelatedGroup[] => (cards.length > 0 ? [{ title, cards }] : []);

/** Returns the part of a list's card that a compact card shows. */
const toRelatedCard = ({ href, title, image, price, item }: RelatedCard): RelatedCard => ({
  href,
  title,
  image,
  price,
  item,
});

function comparisonOf(type: BookableKey, ...records: BaseRecord[]): string | undefined {
  const refs = records.flatMap((record) => itemRef(type, record) ?? []);
  return isComparable(type) && refs.length === records.length ? compareHref(refs) : undefined;
}
