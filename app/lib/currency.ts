const numberFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Whole rupiah with Indonesian grouping: `Rp 1.400.000` (specification 9, requirements 5). */
export function formatRupiah(amount: number): string {
  return `Rp ${numberFormat.format(amount)}`;
}

/** A price with what follows it, such as `Rp 900.000/malam`; `Tanyakan harga` for an unknown price (requirements 5). */
export function formatPrice(price: number | null, suffix = ''): string {
  return price === null ? 'Tanyakan harga' : formatRupiah(price) + suffix;
}

/** A price on a card: `Start From Rp 750.000/hari`. */
export function formatPriceFrom(price: number | null, suffix = ''): string {
  return price === null ? formatPrice(price) : `Start From ${formatPrice(price, suffix)}`;
}

/** A price as a detail page shows it. */
export interface PriceView {
  /** Before the amount, such as `Start From`. */
  label?: string;
  /** The amount, or `Tanyakan harga`. */
  amount: string;
  /** After the amount, such as `per hari`. */
  unit?: string;
}

/** A price with its label and unit; without a price, only the words that stand in its place (requirements 11). */
export function priceView(
  price: number | null,
  words: Omit<PriceView, 'amount'>,
  priceFallbackText = formatPrice(null),
): PriceView {
  return price === null ? { amount: priceFallbackText } : { ...words, amount: formatRupiah(price) };
}
