const numberFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** A whole number with Indonesian grouping: `2.000`. */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** Whole rupiah with Indonesian grouping: `Rp 1.400.000`. */
export function formatRupiah(amount: number): string {
  return `Rp ${formatNumber(amount)}`;
}

/** What stands in place of an unknown price. */
export const ASK_PRICE = 'Tanyakan harga';

/** What one price is for. */
export interface PriceUnit {
  /** After the amount: `per hari`; empty if the price has none. */
  text: string;
  /** What is counted: `hari`. */
  noun: string;
}

/** A unit as the owner writes it: `per orang`, `/pax`. */
export const readPriceUnit = (text: string): PriceUnit => ({ text, noun: text.replace(/^(?:per |\/)\s*/, '') });

export const per = (noun: string): PriceUnit => ({ text: `per ${noun}`, noun });

/** A price as cards and pages show it. */
export interface PriceView {
  /** Before the amount, such as `Start From`. */
  label?: string;
  /** The amount, or the words in its place. */
  amount: string;
  /** After the amount, such as `/hari` or `per hari`. */
  unit?: string;
}

/** A price with its label and unit; without a price, only the words that stand in its place. */
export function priceView(
  price: number | null,
  words: Omit<PriceView, 'amount'> = {},
  priceFallbackText = ASK_PRICE,
): PriceView {
  return price === null ? { amount: priceFallbackText } : { ...words, amount: formatRupiah(price) };
}

/** A price in one line of text: `Start From Rp 750.000/hari`. */
export const priceText = ({ label, amount, unit = '' }: PriceView): string =>
  [label, unit === '' || unit.startsWith('/') ? amount + unit : `${amount} ${unit}`].filter(Boolean).join(' ');
