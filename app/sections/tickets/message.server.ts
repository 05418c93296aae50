import { orderLink } from '~/site/order.server';
import { amount } from '~/site/rupiah';
import { quoted } from '~/site/whatsapp';

/** The order of a ticket: title and price, and whether it is still to be had (decisions 8). */
export function orderHref(ticket: { title: string; price: number | null }, path: string): string {
  return orderLink(
    [
      `Halo, saya ingin memesan tiket ${quoted(ticket.title)} dengan harga ${amount(ticket.price)} per tiket.`,
      'Apakah stoknya masih ada? Terima kasih.',
    ],
    path,
  );
}
