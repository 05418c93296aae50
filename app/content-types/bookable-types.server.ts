import type { BaseRecord, Collection } from '~/admin-api/collection.server';
import type { Offer } from '~/booking/offer.server';
import type { BookableKey } from '~/definitions/registry';
import type { RelatedCard } from '~/detail-page/related';
import * as accommodations from './accommodations/schema.server';
import * as attractions from './attractions/schema.server';
import * as events from './events/schema.server';
import * as facilities from './facilities/schema.server';
import * as packages from './packages/schema.server';
import type { SimilarBy } from './similar.server';
import * as tickets from './tickets/schema.server';
import * as vehicles from './vehicles/schema.server';

/** A content type whose records can be ordered and planned (requirements 11 and 13): its key, and what its `schema.server.ts` exports. */
export interface BookableType<R extends BaseRecord> extends SimilarBy<R> {
  type: BookableKey;
  collection: Collection<R>;
  /** View model of its card in the list. */
  toCard: (record: R) => RelatedCard;
  /** What it offers, with the sentences of its order message. */
  toOffer: (record: R) => Offer;
  /** Where the record is, for directions; null if unknown. Absent if it is no place. */
  toPlace?: (record: R) => string | null;
}

const bookable = <R extends BaseRecord>(type: BookableType<R>) => type;

/** The bookable content types: what orders, plans, comparisons, search and related records know of them. */
export const bookableTypes = {
  packages: bookable({ type: 'packages', ...packages }),
  accommodations: bookable({ type: 'accommodations', ...accommodations }),
  vehicles: bookable({ type: 'vehicles', ...vehicles }),
  tickets: bookable({ type: 'tickets', ...tickets }),
  events: bookable({ type: 'events', ...events }),
  attractions: bookable({ type: 'attractions', ...attractions }),
  facilities: bookable({ type: 'facilities', ...facilities }),
} satisfies Record<BookableKey, unknown>;

/** The same as a list; each takes only its own records. */
export const bookableTypeList = Object.values(bookableTypes) as unknown as readonly BookableType<BaseRecord>[];
