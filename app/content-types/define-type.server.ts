import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import type { Offer } from '~/booking/offer.server';
import type { FilterValues } from '~/definitions/filters';
import type { BookableKey } from '~/definitions/registry';

/** The texts that a search finds a record by, besides its title. */
export interface SearchTexts {
  /** The record's category and place. */
  about: string;
  /** The record's description and other texts. */
  text: string;
}

/** The server's part of a content type with lists and pages. The declaration is in `app/definitions/`. */
export interface ServerContentType<R extends BaseRecord, C, V> {
  /** The list and the endpoint of one record, with the schema that reads them. */
  collection: Collection<R>;
  /** Returns the values that the list filters and sorts by. */
  toFilterValues: (record: R) => FilterValues;
  /** Returns the texts that a search finds a record by, besides its title. */
  toSearchTexts: (record: R) => SearchTexts;
  /** Returns the view model of the card in a list. */
  toCard: (record: R) => C;
  /** Returns the view model of the page. */
  toDetail: (record: R) => V;
}

/** A content type whose records can be ordered and added to plans. */
export interface BookableType<R extends BaseRecord, C, V> extends ServerContentType<R, C, V> {
  type: BookableKey;
  /** Returns the record's offer, with the sentences of the order message. */
  toOffer: (record: R) => Offer;
  /** Returns where the record is, for directions; null if unknown. Undefined for a type that is not a place. */
  toPlace?: (record: R) => string | null;
  /** Undefined if stock is not counted. */
  isInStock?: (record: R) => boolean;
}

/** Declares the server's part of a content type whose records have pages. */
export const defineType = <R extends BaseRecord, C, V>(type: ServerContentType<R, C, V>) => type;

/** Declares the server's part of a content type whose records can be ordered. */
export const defineBookableType = <R extends BaseRecord, C, V>(type: BookableType<R, C, V>) => type;
