import { orderLines, orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { truncateEncoded } from '~/lib/whatsapp';

/** Returns the order link of an event, with title, price and a question about availability (specification 7). */
export function orderHref(event: { title: string; price: number | null }, path: string): string {
  return orderWhatsappLink(
    orderLines({
      wish: `memesan event ${truncateEncoded(event.title)}`,
      price: event.price,
      unit: 'per event',
      question: 'apakah masih tersedia',
    }),
    path,
  );
}
