import { config } from './config.server';
import { pageChat } from './whatsapp';

/**
 * The WhatsApp chat of an order: to the first admin, with the message's lines and, on the last one, the page's
 * canonical link (decisions 8).
 *
 * @param path the page's canonical path
 */
export function orderLink(lines: readonly string[], path: string): string {
  return pageChat(config.admins[0].phone.digits, lines.join('\n'), config.siteUrl + path);
}
