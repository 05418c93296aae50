import { whatsappLink } from '~/lib/whatsapp';

/** The food tour's price (specification 9). */
export const FOOD_TOUR_PRICE = 'Rp 1.400.000';

/** Returns the WhatsApp booking link of the food tour. */
export function foodTourHref(digits: string): string {
  return whatsappLink(
    digits,
    `Halo, saya ingin memesan Food Tour Bali (${FOOD_TOUR_PRICE}). Apakah ada jadwal yang tersedia? Terima kasih.`,
  );
}
