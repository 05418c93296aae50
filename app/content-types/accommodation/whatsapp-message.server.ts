import { orderLines, orderLink } from '~/content-types/order-whatsapp-link.server';
import { quoted } from '~/lib/whatsapp';

/** The order of a place to stay: title and price per night (decisions 8). */
export function orderHref(place: { title: string; price: number | null }, path: string): string {
  return orderLink(
    orderLines({
      wish: `memesan kamar di ${quoted(place.title)}`,
      price: place.price,
      unit: 'per malam',
      question: 'apakah masih ada kamar untuk tanggal yang saya inginkan',
    }),
    path,
  );
}
