import type { BookingField } from '~/booking/order';
import type { BookableKey } from '~/definitions/registry';
import type { PriceView } from '~/lib/currency';
import type { NewPlanItem } from '~/plan-items/items';
import type { Plan } from '~/plan-items/plan';

/** View model of `/rencana`. */
export interface PlanView {
  /** The plan, with the accepted date and number of people. */
  plan: Plan;
  sections: PlanSection[];
  /** The plan in a few words: how many items can be ordered, how many cannot or are gone, date and people. */
  summary: string[];
  /** The sum of known prices, `Rp 3.400.000`; null if there is none. */
  total: string | null;
  /** The titles of items whose price is unknown. */
  titlesWithoutPrice: string[];
  /** The titles of items that cannot be ordered: sum and message exclude them. */
  unavailableTitles: string[];
  /** The number of items that could not be loaded: the sum excludes their prices. */
  failed: number;
  /** Notes on what was corrected, left out or ignored. */
  notes: string[];
  fields: readonly BookingField[];
  /** The links to the chat with the order of all items; null if none can be ordered. */
  orderLink: { href: string; englishHref: string } | null;
  /** The URL of directions between the places; null without places. */
  directions: string | null;
  search: PlanSearch | null;
  /** Title, description and image of the plan's link preview. */
  linkPreview: { title: string; description: string; image?: string };
}

/** The items of one content type. */
export interface PlanSection {
  type: BookableKey;
  name: string;
  /** The noun for one of its records. */
  noun: string;
  items: PlanItemView[];
  /** The comparison of the items; null if they cannot be compared. */
  compareHref: string | null;
}

export type PlanItemView = NewPlanItem & { count: number } & (FoundItem | { state: 'gone' | 'failed' });

interface FoundItem {
  state: 'found';
  title: string;
  href: string;
  image?: string;
  /** The price of one: `Rp 475.000 per hari`, or the text for an unknown price. */
  price: string;
  /** The record's own date, `20 Desember 2026`. */
  date: string | null;
  /** The unit of the count, such as `hari`; empty if the price has no unit. */
  unit: string;
  /** The plan's number of people, if people are counted and the item has a different count; otherwise null. */
  people: number | null;
  /** Price × count, for a count of two or more that is part of the sum. */
  subtotal: string | null;
  /** `Habis`, `Acara sudah lewat`, `Sebelum tanggal perjalanan`, `Minimal 2 orang`. */
  warnings: string[];
}

/** Records to add whose titles match a query. */
export interface PlanSearch {
  text: string;
  hits: {
    added: NewPlanItem;
    title: string;
    /** The name of the record's content type. */
    label: string;
    image?: string;
    /** The price, or why the record cannot be ordered. */
    price: PriceView;
  }[];
}
