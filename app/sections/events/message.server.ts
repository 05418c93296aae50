import { orderLink } from '~/site/order.server';
import { amount } from '~/site/rupiah';
import { quoted } from '~/site/whatsapp';

/** The order of an event: title and price, and whether it is still to be had (specification 7). */
export function orderHref(event: { title: string; price: number | null }, path: string): string {
  return orderLink(
    [
      `Halo, saya ingin memesan event ${quoted(event.title)} dengan harga ${amount(event.price)}.`,
      'Apakah masih tersedia? Terima kasih.',
    ],
    path,
  );
}
