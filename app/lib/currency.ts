const grouping = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Whole rupiah with Indonesian grouping: `Rp 1.400.000` (specification 9, decisions 5). */
export function rupiah(amount: number): string {
  return `Rp ${grouping.format(amount)}`;
}

/** A price with its unit, such as `Rp 900.000/malam`. A price that is not known has neither (decisions 5). */
export function amount(price: number | null, unit = ''): string {
  return price === null ? 'Tanyakan harga' : rupiah(price) + unit;
}

/** A price on a card: `Start From Rp 750.000/hari`. */
export function startFrom(price: number | null, unit = ''): string {
  return price === null ? amount(price) : `Start From ${amount(price, unit)}`;
}

/** A price as a detail page shows it. */
export interface PriceView {
  /** Before the amount, such as `Start From`. */
  prefix?: string;
  /** The amount, or the words in its place. */
  amount: string;
  /** After the amount, such as `per hari`. */
  suffix?: string;
}

/** A price between its words. A price that is not known has none around it (decisions 5). */
export function priceView(price: number | null, words: Omit<PriceView, 'amount'>): PriceView {
  return price === null ? { amount: amount(price) } : { ...words, amount: amount(price) };
}
