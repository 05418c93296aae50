import { orderLink } from '~/site/order.server';
import { amount } from '~/site/rupiah';
import { quoted } from '~/site/whatsapp';

/** The order of a vehicle: names it and its daily price, asks whether it is free (specification 2). */
export function orderHref(vehicle: { title: string; price: number | null }, path: string): string {
  return orderLink(
    [
      `Halo, saya ingin menyewa ${quoted(vehicle.title)} dengan harga ${amount(vehicle.price)} per hari.`,
      'Apakah kendaraan ini masih tersedia? Terima kasih.',
    ],
    path,
  );
}
