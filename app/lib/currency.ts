const numberFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Formats a whole number with Indonesian grouping: `2.000`. */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** Formats whole rupiah with Indonesian grouping: `Rp 1.400.000`. */
export function formatRupiah(amount: number): string {
  return `Rp ${formatNumber(amount)}`;
}

/** The text in place of an unknown price. */
export const ASK_PRICE = 'Tanyakan harga';

/** The unit of a price. */
export interface PriceUnit {
  /** The text after the amount: `per hari`; empty if the price has no unit. */
  text: string;
  /** The counted noun: `hari`. */
  noun: string;
}

/** Reads a unit as the owner writes it: `per orang`, `/pax`. */
export const readPriceUnit = (text: string): PriceUnit => ({ text, noun: text.replace(/^(?:per |\/)\s*/, '') });

export const per = (noun: string): PriceUnit => ({ text: `per ${noun}`, noun });

/** A price as shown on cards and pages. */
export interface PriceView {
  /** The text before the amount, such as `Start From`. */
  label?: string;
  /** The amount, or the text in its place. */
  amount: string;
  /** The text after the amount, such as `/hari` or `per hari`. */
  unit?: string;
}

/** Returns a price with its label and unit; without a price, only the text in its place. */
export function priceView(
  price: number | null,
  words: Omit<PriceView, 'amount'> = {},
  priceFallbackText = ASK_PRICE,
): PriceView {
  return price === null ? { amount: priceFallbackText } : { ...words, amount: formatRupiah(price) };
}

/** Returns a price as one line of text: `Start From Rp 750.000/hari`. */
export const priceText = ({ label, amount, unit = '' }: PriceView): string =>
  [label, unit === '' || unit.startsWith('/') ? amount + unit : `${amount} ${unit}`].filter(Boolean).join(' ');
