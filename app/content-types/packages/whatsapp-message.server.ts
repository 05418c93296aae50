import { orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { formatRupiah } from '~/lib/currency';
import { truncateEncoded } from '~/lib/whatsapp';

/** Returns the order link of a package, with title and, if known, price and duration (decisions 8). */
export function orderHref(
  tour: { title: string; price: number | null; duration: string | null },
  path: string,
): string {
  const known = [
    ...(tour.price === null ? [] : [`mulai ${formatRupiah(tour.price)}`]),
    ...(tour.duration === null ? [] : [`durasi ${tour.duration}`]),
  ];
  const details = known.length === 0 ? '' : ` (${known.join(', ')})`;
  const asked = tour.price === null ? 'harga, ketersediaan,' : 'ketersediaan';
  return orderWhatsappLink(
    [
      `Halo, saya ingin memesan paket tour ${truncateEncoded(tour.title)}${details}.`,
      `Mohon info ${asked} dan langkah pemesanannya. Terima kasih.`,
    ],
    path,
  );
}
