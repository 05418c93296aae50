import { orderLink } from '~/site/order.server';
import { amount } from '~/site/rupiah';
import { quoted } from '~/site/whatsapp';

/** The order of a facility: name, category and price per unit (specification 7). */
export function orderHref(
  facility: { title: string; category: string | null; price: number | null },
  path: string,
): string {
  const category = facility.category === null ? '' : ` (kategori ${quoted(facility.category, 100)})`;
  return orderLink(
    [
      `Halo, saya ingin memesan fasilitas ${quoted(facility.title)}${category} dengan harga ${amount(facility.price)} per unit.`,
      'Apakah masih tersedia untuk acara saya? Terima kasih.',
    ],
    path,
  );
}
