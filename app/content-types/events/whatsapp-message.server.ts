import { orderLines, orderLink } from '~/content-types/order-whatsapp-link.server';
import { quoted } from '~/lib/whatsapp';

/** The order of an event: title and price, and whether it is still to be had (specification 7). */
export function orderHref(event: { title: string; price: number | null }, path: string): string {
  return orderLink(
    orderLines({
      wish: `memesan event ${quoted(event.title)}`,
      price: event.price,
      unit: 'per event',
      question: 'apakah masih tersedia',
    }),
    path,
  );
}
