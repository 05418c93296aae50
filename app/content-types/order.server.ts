import { formatRupiah, priceView } from '~/lib/currency';
import { whatsappLinkWithUrl } from '~/lib/whatsapp';
import { config } from '~/server/env.server';

/** Returns the link to an order message to the first admin, whose last line is the page's canonical URL (decisions 8). */
export function orderWhatsappLink(lines: readonly string[], path: string): string {
  return whatsappLinkWithUrl(config.admins[0].phone.digits, lines.join('\n'), config.siteUrl + path);
}

interface Order {
  /** Before the price: `Start From`. */
  prefix: string;
  /** The price's unit: `per hari`. */
  unit: string;
  /** The action and the title: `memesan event Gala`. */
  wish: string;
  /** The question, as part of a sentence: `apakah masih tersedia`. */
  question: string;
}

/** View model of an order: its price and its link, whose message asks for an unknown price (decisions 5). */
export function orderView(price: number | null, path: string, { prefix, unit, wish, question }: Order) {
  const lines =
    price === null
      ? [`Halo, saya ingin ${wish}.`, `Berapa harganya ${unit}, dan ${question}? Terima kasih.`]
      : [
          `Halo, saya ingin ${wish} dengan harga ${formatRupiah(price)} ${unit}.`,
          `${question.charAt(0).toUpperCase()}${question.slice(1)}? Terima kasih.`,
        ];
  return { price: priceView(price, { prefix, suffix: unit }), orderHref: orderWhatsappLink(lines, path) };
}

/** The question for a sold-out record of any content type (decisions 5). */
export const nextChance = 'adakah jadwal lain, atau kapan stoknya tersedia lagi';
