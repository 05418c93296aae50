import type { IncomingHttpHeaders } from 'node:http';
import etag from 'etag';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** The encodings that pages and static assets are stored in, best first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that a browser accepts; null for none. */
export function negotiateEncoding(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Whether a conditional request names what it already has, so that 304 is the answer. */
export function isNotModified(headers: IncomingHttpHeaders, responseHeaders: { etag?: string }): boolean {
  return fresh(headers, responseHeaders);
}

/** A weak ETag of bytes; weak, since the same content is also sent compressed. */
export const weakEtag = (bytes: Uint8Array): string => etag(Buffer.from(bytes), { weak: true });
