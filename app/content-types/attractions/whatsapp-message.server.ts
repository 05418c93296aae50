import { orderLink } from '~/content-types/order-whatsapp-link.server';
import { rupiah } from '~/lib/currency';
import { quoted } from '~/lib/whatsapp';

/** A visit to an attraction: its title and, where it has one, its price (specification 7). */
export function orderHref(attraction: { title: string; price: number | null }, path: string): string {
  const price = attraction.price === null ? '' : ` dengan harga ${rupiah(attraction.price)} per orang`;
  return orderLink(
    [
      `Halo, saya ingin berkunjung ke ${quoted(attraction.title)}${price}.`,
      'Mohon info waktu terbaik dan cara memesannya. Terima kasih.',
    ],
    path,
  );
}
