import type { BaseRecord } from '~/admin-api/collection.server';
import type { BookableKey } from '~/definitions/registry';
import type { RelatedCard } from '~/detail-page/related';
import { accommodations } from './accommodations/schema.server';
import { attractions } from './attractions/schema.server';
import type { BookableType } from './define-type.server';
import { events } from './events/schema.server';
import { facilities } from './facilities/schema.server';
import { packages } from './packages/schema.server';
import { tickets } from './tickets/schema.server';
import { vehicles } from './vehicles/schema.server';

/** The bookable content types, for orders, plans, comparisons, search and related records. */
export const bookableTypes = {
  packages,
  accommodations,
  vehicles,
  tickets,
  events,
  attractions,
  facilities,
} satisfies Record<BookableKey, unknown>;

/** A bookable content type with records of any kind. */
export type AnyBookableType<R extends BaseRecord = BaseRecord> = BookableType<R, RelatedCard, unknown>;

/** The same as a list; each type accepts only its own records. */
export const bookableTypeList = Object.values(bookableTypes) as unknown as readonly AnyBookableType[];
