import { formatRupiah } from '~/lib/currency';
import { whatsappLinkWithUrl } from '~/lib/whatsapp';
import { config } from '~/server/env.server';

/**
 * Returns the WhatsApp link of an order: to the first admin, with the message's lines and, as the last line, the page's
 * canonical URL (decisions 8).
 *
 * @param path the page's canonical path
 */
export function orderWhatsappLink(lines: readonly string[], path: string): string {
  return whatsappLinkWithUrl(config.admins[0].phone.digits, lines.join('\n'), config.siteUrl + path);
}

interface Order {
  /** The action and the title: `memesan event Gala`. */
  wish: string;
  /** In rupiah; null when unknown. */
  price: number | null;
  /** The price's unit: `per hari`. */
  unit: string;
  /** The question, as part of a sentence: `apakah masih tersedia`. */
  question: string;
}

/** Returns an order's lines: the wish with its price, and a question. Asks for an unknown price (decisions 5). */
export function orderLines({ wish, price, unit, question }: Order): string[] {
  return price === null
    ? [`Halo, saya ingin ${wish}.`, `Berapa harganya ${unit}, dan ${question}? Terima kasih.`]
    : [
        `Halo, saya ingin ${wish} dengan harga ${formatRupiah(price)} ${unit}.`,
        `${question.charAt(0).toUpperCase()}${question.slice(1)}? Terima kasih.`,
      ];
}

/** The question for a sold-out record of any content type (decisions 5). */
export const nextChance = 'adakah jadwal lain, atau kapan stoknya tersedia lagi';
