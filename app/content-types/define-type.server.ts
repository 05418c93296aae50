import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import type { Offer } from '~/booking/offer.server';
import type { FilterValues } from '~/definitions/filters';
import type { BookableKey } from '~/definitions/registry';

/** What a record is found by, beside its title. */
export interface SearchTexts {
  /** Its category and its place. */
  about: string;
  /** Its description, and what else it says. */
  text: string;
}

/** All that the server knows of a content type with lists and pages; its declaration is in `app/definitions/`. */
export interface ServerContentType<R extends BaseRecord, C, V> {
  /** Its list and the endpoint of one record, with the schema that reads them. */
  collection: Collection<R>;
  /** What its list filters and sorts a record by. */
  toFilterValues: (record: R) => FilterValues;
  /** What a search finds a record by, beside its title. */
  toSearchTexts: (record: R) => SearchTexts;
  /** View model of its card in a list. */
  toCard: (record: R) => C;
  /** View model of its page. */
  toDetail: (record: R) => V;
}

/** A content type whose records can be ordered and planned. */
export interface BookableType<R extends BaseRecord, C, V> extends ServerContentType<R, C, V> {
  type: BookableKey;
  /** What it offers, with the sentences of its order message. */
  toOffer: (record: R) => Offer;
  /** Where the record is, for directions; null if unknown. Absent if it is no place. */
  toPlace?: (record: R) => string | null;
  /** Absent where stock is not counted. */
  isInStock?: (record: R) => boolean;
}

/** Declares what the server knows of a content type whose records have pages. */
export const defineType = <R extends BaseRecord, C, V>(type: ServerContentType<R, C, V>) => type;

/** Declares what the server knows of a content type whose records can be ordered. */
export const defineBookableType = <R extends BaseRecord, C, V>(type: BookableType<R, C, V>) => type;
