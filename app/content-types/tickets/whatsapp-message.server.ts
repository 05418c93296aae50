import { nextChance, orderLines, orderLink } from '~/content-types/order-whatsapp-link.server';
import { quoted } from '~/lib/whatsapp';

/** The order of a ticket: title and price, and whether it is still to be had (decisions 8). */
export function orderHref(
  ticket: { title: string; price: number | null; stock: number },
  path: string,
): string {
  return orderLink(
    orderLines({
      wish: `memesan tiket ${quoted(ticket.title)}`,
      price: ticket.price,
      unit: 'per tiket',
      question: ticket.stock > 0 ? 'apakah stoknya masih ada' : nextChance,
    }),
    path,
  );
}
