import { nextChance, orderLines, orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { truncateEncoded } from '~/lib/whatsapp';

/** The order of a ticket: title and price, and whether it is still to be had (decisions 8). */
export function orderHref(
  ticket: { title: string; price: number | null; stock: number },
  path: string,
): string {
  return orderWhatsappLink(
    orderLines({
      wish: `memesan tiket ${truncateEncoded(ticket.title)}`,
      price: ticket.price,
      unit: 'per tiket',
      question: ticket.stock > 0 ? 'apakah stoknya masih ada' : nextChance,
    }),
    path,
  );
}
