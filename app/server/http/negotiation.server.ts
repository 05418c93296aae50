import type { IncomingHttpHeaders } from 'node:http';
import etag from 'etag';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** The content encodings of pages and static assets, best first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Returns the best encoding that the client accepts; null if it accepts none. */
export function negotiateEncoding(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Whether the response to a conditional request is 304. */
export function isNotModified(headers: IncomingHttpHeaders, responseHeaders: { etag?: string }): boolean {
  return fresh(headers, responseHeaders);
}

/** Returns an ETag. It is weak, since the same content is also sent compressed. */
export const weakEtag = (bytes: Uint8Array): string => etag(Buffer.from(bytes), { weak: true });
