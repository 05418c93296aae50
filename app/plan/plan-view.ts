import type { BookingField } from '~/booking/order';
import type { BookableKey } from '~/definitions/registry';
import type { PriceView } from '~/lib/currency';
import type { NewPlanItem } from '~/plan-items/items';
import type { Plan } from '~/plan-items/plan';

/** View model of `/rencana`. */
export interface PlanView {
  /** With the accepted date and number of people. */
  plan: Plan;
  sections: PlanSection[];
  /** The plan in a few words: how many items can be ordered, how many cannot or are gone, date and people. */
  summary: string[];
  /** The sum over known prices, `Rp 3.400.000`; null if there is none. */
  total: string | null;
  /** The titles of items whose price is unknown. */
  titlesWithoutPrice: string[];
  /** The titles of items that cannot be ordered: they are no part of sum and message. */
  unavailableTitles: string[];
  /** How many items could not be loaded: their prices are no part of the sum. */
  failed: number;
  /** What was corrected, left out or ignored. */
  notes: string[];
  fields: readonly BookingField[];
  /** The chat with the order of all items; null if none can be ordered. */
  orderLink: { href: string; englishHref: string } | null;
  /** Directions between the places; null without any. */
  directions: string | null;
  search: PlanSearch | null;
  /** Document title, description and image of its link preview. */
  linkPreview: { title: string; description: string; image?: string };
}

/** The items of one content type. */
export interface PlanSection {
  type: BookableKey;
  name: string;
  /** What one of its records is called. */
  noun: string;
  items: PlanItemView[];
  /** The comparison of its items; null if they cannot be compared. */
  compareHref: string | null;
}

export type PlanItemView = NewPlanItem & { count: number } & (FoundItem | { state: 'gone' | 'failed' });

interface FoundItem {
  state: 'found';
  title: string;
  href: string;
  image?: string;
  /** For one: `Rp 475.000 per hari`, or the words for an unknown price. */
  price: string;
  /** The record's own day, `20 Desember 2026`. */
  date: string | null;
  /** What the count counts, such as `hari`; empty if the price has no unit. */
  unit: string;
  /** The plan's number of people, where people are counted and the count is another; else null. */
  people: number | null;
  /** Price × count, from two on, where it is part of the sum. */
  subtotal: string | null;
  /** `Habis`, `Acara sudah lewat`, `Sebelum tanggal perjalanan`, `Minimal 2 orang`. */
  warnings: string[];
}

/** Records whose titles match a query, to add. */
export interface PlanSearch {
  text: string;
  hits: {
    added: NewPlanItem;
    title: string;
    /** The name of its content type. */
    label: string;
    image?: string;
    /** Its price, or why it cannot be ordered. */
    price: PriceView;
  }[];
}
