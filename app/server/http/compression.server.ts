import type { IncomingHttpHeaders } from 'node:http';
import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type Encoding, negotiateEncoding } from './negotiation.server';

const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript)\b|^image\/svg/;
/** In bytes; a smaller body fits into one packet uncompressed. */
const MIN_LENGTH = 1024;

// Flushes each part of a stream at once.
const compressors = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
} satisfies Record<Encoding, () => Duplex>;

/** Compresses an uncompressed response in the best encoding that the client accepts. */
export function compressResponse(response: Response, requestHeaders: IncomingHttpHeaders): Response {
  const { headers, body, status } = response;
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return response;
  if (!headers.get('Vary')?.includes('Accept-Encoding')) headers.append('Vary', 'Accept-Encoding');
  const encoding = negotiateEncoding(requestHeaders);
  if (!body || !encoding || Number(headers.get('Content-Length') ?? MIN_LENGTH) < MIN_LENGTH) return response;
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  const stream = Duplex.toWeb(compressors[encoding]()) as TransformStream;
  return new Response(body.pipeThrough(stream), { status, headers });
}
