import { orderLink } from '~/site/order.server';
import { rupiah } from '~/site/rupiah';
import { quoted } from '~/site/whatsapp';

/** The order of a place to stay: title and price per night (decisions 8). */
export function orderHref(place: { title: string; price: number }, path: string): string {
  return orderLink(
    [
      `Halo, saya ingin memesan kamar di ${quoted(place.title)} dengan harga ${rupiah(place.price)} per malam.`,
      'Apakah masih ada kamar untuk tanggal yang saya inginkan? Terima kasih.',
    ],
    path,
  );
}
