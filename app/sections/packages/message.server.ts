import { orderLink } from '~/site/order.server';
import { amount } from '~/site/rupiah';
import { quoted } from '~/site/whatsapp';

/** The order of a package: title, price and duration (decisions 8). */
export function orderHref(
  tour: { title: string; price: number | null; duration: string | null },
  path: string,
): string {
  const length = tour.duration === null ? '' : `, durasi ${tour.duration}`;
  return orderLink(
    [
      `Halo, saya ingin memesan paket tour ${quoted(tour.title)} (mulai ${amount(tour.price)}${length}).`,
      'Mohon info ketersediaan dan langkah pemesanannya. Terima kasih.',
    ],
    path,
  );
}
