import type { PropertyValue } from '~/content-types/properties';

/** View model of a comparison (decisions 13). */
export interface Comparison {
  /** What is compared, such as `Kendaraan`. */
  name: string;
  /** The list of its content type. */
  list: { name: string; path: string };
  /** Two or three; fewer only in a streamed page, which cannot redirect any more. */
  records: readonly ComparedRecord[];
  rows: readonly ComparedRow[];
  /** Whether rows that differ are marked: not where all do. */
  marksDifferences: boolean;
  /** What the URL names and the page leaves out, in sentences. */
  notes: readonly string[];
}

interface ComparedRecord {
  href: string;
  title: string;
  image?: string;
  /** The record as the value of `isi`. */
  item?: string;
  /** The chat with its order message. */
  chat: { label: string; href: string } | null;
  /** The comparison without it; null if fewer than two would be left. */
  removeHref: string | null;
}

/** A property of all records, in their order. */
export interface ComparedRow {
  label: string;
  isNegative?: boolean;
  values: readonly PropertyValue[];
  isDifferent: boolean;
}
