import { nextChance, orderLines, orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { truncateEncoded } from '~/lib/whatsapp';

/** Returns the order link of a ticket, with title, price and a question about availability (decisions 8). */
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
