import { orderLines, orderWhatsappLink } from '~/content-types/order-whatsapp-link.server';
import { truncateEncoded } from '~/lib/whatsapp';

/** Returns the order link of a vehicle, with name, daily price and a question about availability (specification 2). */
export function orderHref(vehicle: { title: string; price: number | null }, path: string): string {
  return orderWhatsappLink(
    orderLines({
      wish: `menyewa ${truncateEncoded(vehicle.title)}`,
      price: vehicle.price,
      unit: 'per hari',
      question: 'apakah kendaraan ini masih tersedia',
    }),
    path,
  );
}
