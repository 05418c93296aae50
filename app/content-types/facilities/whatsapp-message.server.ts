import { nextChance, orderLines, orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { truncateEncoded } from '~/lib/whatsapp';

/** Returns the order link of a facility, with name, category and price per unit (specification 7). */
export function orderHref(
  facility: { title: string; category: string | null; price: number | null; quantity: number },
  path: string,
): string {
  const category = facility.category === null ? '' : ` (kategori ${truncateEncoded(facility.category, 100)})`;
  return orderWhatsappLink(
    orderLines({
      wish: `memesan fasilitas ${truncateEncoded(facility.title)}${category}`,
      price: facility.price,
      unit: 'per unit',
      question: facility.quantity > 0 ? 'apakah masih tersedia untuk acara saya' : nextChance,
    }),
    path,
  );
}
