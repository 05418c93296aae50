import type { Collection, SampleRecord } from '../sample-admin/server';
import { detail as accommodation } from './sections/accommodation';
import { detail as attractions } from './sections/attractions';
import { detail as events } from './sections/events';
import { detail as facilities } from './sections/facilities';
import { detail as packages } from './sections/packages';
import { detail as tickets } from './sections/tickets';
import { detail as transport } from './sections/transport';

/** A kind of detail page, as the specification has it, with records that a test puts in place. */
export interface Detail {
  collection: Collection;
  /** Where Kembali leads. */
  list: string;
  missing: string;
  failed: string;
  loading: RegExp;
  /** A record with every field. */
  full: {
    record: SampleRecord;
    title: string;
    /** The address that the lists link to, and the others that mean the record. */
    href: string;
    aliases: string[];
    /** What stands outside of the tabs. */
    shows: (string | RegExp)[];
    price: string | RegExp;
    /** What the order's message says. */
    order: (string | RegExp)[];
    notes: (string | RegExp)[];
  };
  /** A record with next to nothing. */
  sparse: { record: SampleRecord; href: string; title: string; shows: string[]; hides: RegExp };
  /** The tabs, with what they hold of the full record and of the sparse one. */
  tabs: { name: string; key: string; full: (string | RegExp)[]; sparse: string[] }[];
}

export const details: Detail[] = [
  packages,
  accommodation,
  transport,
  tickets,
  events,
  attractions,
  facilities,
];

/** The kind of detail page whose list stands at an address. */
export function detailOf(list: string): Detail {
  const detail = details.find((one) => one.list === list);
  if (!detail) throw new Error(`no details of ${list}`);
  return detail;
}
