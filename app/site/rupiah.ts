const grouping = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Whole rupiah with Indonesian grouping: `Rp 1.400.000` (specification 9, decisions 5). */
export function rupiah(amount: number): string {
  return `Rp ${grouping.format(amount)}`;
}

/** A price as shown, where it may be unknown. */
export function amount(price: number | null): string {
  return price === null ? 'Hubungi kami' : rupiah(price);
}

/** A price on a card: `Start From Rp 750.000/hari`. */
export function startFrom(price: number | null, per = ''): string {
  return price === null ? amount(price) : `Start From ${rupiah(price)}${per}`;
}
