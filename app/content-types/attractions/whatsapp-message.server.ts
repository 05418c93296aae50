import { orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { formatRupiah } from '~/lib/currency';
import { truncateEncoded } from '~/lib/whatsapp';

/** Returns the order link of an attraction, with title and, if known, price (specification 7). */
export function orderHref(attraction: { title: string; price: number | null }, path: string): string {
  const price = attraction.price === null ? '' : ` dengan harga ${formatRupiah(attraction.price)} per orang`;
  return orderWhatsappLink(
    [
      `Halo, saya ingin berkunjung ke ${truncateEncoded(attraction.title)}${price}.`,
      'Mohon info waktu terbaik dan cara memesannya. Terima kasih.',
    ],
    path,
  );
}
