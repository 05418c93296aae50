import { orderLines, orderLink } from '~/content-types/order-whatsapp-link.server';
import { quoted } from '~/lib/whatsapp';

/** The order of a vehicle: names it and its daily price, asks whether it is free (specification 2). */
export function orderHref(vehicle: { title: string; price: number | null }, path: string): string {
  return orderLink(
    orderLines({
      wish: `menyewa ${quoted(vehicle.title)}`,
      price: vehicle.price,
      unit: 'per hari',
      question: 'apakah kendaraan ini masih tersedia',
    }),
    path,
  );
}
