import { orderLines, orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { truncateEncoded } from '~/lib/whatsapp';

/** Returns the order link of an accommodation, with title and price per night (decisions 8). */
export function orderHref(place: { title: string; price: number | null }, path: string): string {
  return orderWhatsappLink(
    orderLines({
      wish: `memesan kamar di ${truncateEncoded(place.title)}`,
      price: place.price,
      unit: 'per malam',
      question: 'apakah masih ada kamar untuk tanggal yang saya inginkan',
    }),
    path,
  );
}
