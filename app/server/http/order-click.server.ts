import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { ORDER_CLICK_PATH, ORDER_PAGES, ORDER_TYPES, type OrderClick } from '~/urls/order-clicks';
import { config } from '../env.server';
import type { Metrics } from '../metrics/registry.server';
import { cacheControl } from './cache-control.server';
import { plainText } from './text-response.server';

/** In bytes; the longest body, two words, has 40. */
const MAX_BODY = 100;

const orderClick = z.strictObject({ jenis: z.enum(ORDER_TYPES), halaman: z.enum(ORDER_PAGES) });

/** Whether a request reports a click on an order link. */
export const isClickBeacon = ({ method, url }: IncomingMessage) => method === 'POST' && url === ORDER_CLICK_PATH;

/** Counts a click reported by a page of this site, and rejects any other report. Stores only the count. */
export async function countClickBeacon(
  request: IncomingMessage,
  metrics: Pick<Metrics, 'countClickBeacon'>,
): Promise<Response> {
  const { headers } = request;
  if (!isFromThisSite(headers)) return plainText('Bukan dari situs ini.\n', 403);
  // A body without a length may be endless.
  if (!(Number(headers['content-length']) <= MAX_BODY)) return plainText('Terlalu panjang.\n', 413);
  const click = readClick(await text(request));
  if (!click) return plainText('Tidak dikenal.\n', 400);
  metrics.countClickBeacon(click);
  return new Response(null, { status: 204, headers: { 'Cache-Control': cacheControl.noStore } });
}

/** Older browsers send only `Origin`. */
function isFromThisSite({ 'sec-fetch-site': site, origin }: IncomingHttpHeaders): boolean {
  return site === undefined ? origin === config.siteUrl : site === 'same-origin';
}

function readClick(body: string): OrderClick | undefined {
  return orderClick.safeParse(Object.fromEntries(new URLSearchParams(body))).data;
}
