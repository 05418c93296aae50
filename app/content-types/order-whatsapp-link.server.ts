import { formatRupiah } from '~/lib/currency';
import { whatsappLinkWithUrl } from '~/lib/whatsapp';
import { config } from '~/server/env.server';

/**
 * The WhatsApp chat of an order: to the first admin, with the message's lines and, on the last one, the page's
 * canonical link (decisions 8).
 *
 * @param path the page's canonical path
 */
export function orderWhatsappLink(lines: readonly string[], path: string): string {
  return whatsappLinkWithUrl(config.admins[0].phone.digits, lines.join('\n'), config.siteUrl + path);
}

interface Order {
  /** What the visitor wants to do, with the title: `memesan event Gala`. */
  wish: string;
  /** Rupiah; null where it is not known. */
  price: number | null;
  /** What the price is for: `per hari`. */
  unit: string;
  /** What the visitor asks, as it stands within a sentence: `apakah masih tersedia`. */
  question: string;
}

/** The lines of an order: a wish with its price, and a question. A price that is not known is asked for (decisions 5). */
export function orderLines({ wish, price, unit, question }: Order): string[] {
  return price === null
    ? [`Halo, saya ingin ${wish}.`, `Berapa harganya ${unit}, dan ${question}? Terima kasih.`]
    : [
        `Halo, saya ingin ${wish} dengan harga ${formatRupiah(price)} ${unit}.`,
        `${question.charAt(0).toUpperCase()}${question.slice(1)}? Terima kasih.`,
      ];
}

/** The question about what is sold out, whatever it is (decisions 5). */
export const nextChance = 'adakah jadwal lain, atau kapan stoknya tersedia lagi';
