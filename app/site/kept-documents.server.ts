import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { currentRequest, isDataRequest } from './current-request.server';

const MAX_PAGE_BYTES = 48 * 1024 * 1024;
const MAX_VIEW_BYTES = 16 * 1024 * 1024;
const OWN_PARAMETERS = new Set(['kategori', 'tampil', 'tab', 'lengkap']);

const compress = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
};

/** Forms that a text is compressed into. */
export type Encoding = keyof typeof compress;

/** A complete document as it is sent, with its compressed forms once they were asked for. */
export interface Document {
  version: string;
  /** Until when, in milliseconds, its content needs no other look, as the last look at its answers told. */
  freshUntil: number;
  headers: Headers;
  etag: string;
  html: Buffer;
  compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
}

/**
 * Every visitor gets the same page, so a complete document is rendered and compressed once per address and version of
 * its content, and then sent as bytes. Pages and their views have room of their own: anybody can make up parameters,
 * and what is made up is not to push the pages out.
 */
const pages = documents(MAX_PAGE_BYTES);
const views = documents(MAX_VIEW_BYTES);

function documents(maxSize: number) {
  return new LRUCache<string, Document>({
    maxSize,
    sizeCalculation: (document) => document.html.byteLength * 2 + 1024,
  });
}

/** Where the document of a key is kept: with an empty query among the pages. */
const shelf = (key: string) => (key.endsWith('?') ? pages : views);

/**
 * By what an address's document is kept: the path and the parameters that the site reads. Null where others stand in
 * it: they live on in the page's links, so such a page is made anew each time and takes no room.
 */
export function documentKey(url: URL): string | null {
  const names = [...url.searchParams.keys()];
  if (names.some((name) => !OWN_PARAMETERS.has(name)) || url.href.length > 500) return null;
  const parameters = new URLSearchParams(url.search);
  parameters.sort();
  return `${url.pathname}?${parameters}`;
}

/**
 * Whether the request at hand will be answered with a document that is kept already, made from this very content: then
 * its loaders need not make the content again. The document is held on to; `heldDocument` gives it. Until the given
 * moment no answer of the content will be asked for again, and the document may be sent without another look.
 */
export function holdKeptDocument(version: string, freshUntil: number): boolean {
  const request = currentRequest();
  if (!request) return false;
  // An absolute address, which no browser sends, is answered anew.
  if (!request.address.startsWith('/')) return false;
  // A data request of the application asks for the content itself.
  const key = isDataRequest() ? null : documentKey(ofSite(request.address));
  const document = key === null ? undefined : shelf(key).get(key);
  if (document?.version !== version) return false;
  document.freshUntil = freshUntil;
  request.document = document;
  return true;
}

/** A path and query as an address. Written together, not resolved: two slashes at its beginning name no host here. */
const ofSite = (address: string) => new URL(`http://site${address}`);

/** The kept document for a path and query, where it may be sent without a look at its content. */
export function freshDocument(address: string): Document | undefined {
  const key = address.includes('?') ? documentKey(ofSite(address)) : `${address}?`;
  const document = key === null ? undefined : shelf(key).get(key);
  return document && Date.now() < document.freshUntil ? document : undefined;
}

/** The document that `holdKeptDocument` found for the request at hand. */
export const heldDocument = (): Document | undefined => currentRequest()?.document;

/** What is being made, so that a crowd that comes for the same page has it made once. */
const inTheMaking = new Map<string, Promise<Document>>();

/** The document of an address, kept or else made; without a key made anew and not kept. */
export function documentOf(
  key: string | null,
  version: string,
  make: () => Promise<Document>,
): Document | Promise<Document> {
  if (key === null) return make();
  const known = shelf(key).get(key);
  if (known?.version === version) return known;
  const name = `${version} ${key}`;
  const making = inTheMaking.get(name) ?? make().finally(() => inTheMaking.delete(name));
  inTheMaking.set(name, making);
  return making.then((document) => {
    shelf(key).set(key, document);
    return document;
  });
}

/** Makes a document of its HTML. */
export function toDocument(version: string, html: string, headers: Headers): Document {
  const bytes = Buffer.from(html);
  const etag = etagOf(bytes);
  headers.set('ETag', etag);
  headers.set('Vary', 'Accept-Encoding');
  return { version, freshUntil: 0, headers, etag, html: bytes, compressed: {} };
}

/** The tag of what is sent: another for other bytes. Weak, since it is sent compressed too. */
export const etagOf = (bytes: Uint8Array) => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Answers with a document: 304 where the visitor has it already, else in the encoding that the browser likes best. */
export async function sendDocument(document: Document, request: Request): Promise<Response> {
  if (matches(request.headers.get('If-None-Match'), document.etag)) {
    return new Response(null, { status: 304, headers: document.headers });
  }
  const encoding = bestEncoding(request.headers.get('Accept-Encoding'));
  const headers = new Headers(document.headers);
  let body = document.html;
  if (encoding !== null) {
    document.compressed[encoding] ??= compress[encoding](document.html);
    body = await document.compressed[encoding];
    document.compressed[encoding] = body;
    headers.set('Content-Encoding', encoding);
  }
  // Of a known length, a document leaves in one piece: an end of the process cannot cut it.
  headers.set('Content-Length', String(body.byteLength));
  return new Response(bytesOf(body), { headers });
}

/** Whether an `If-None-Match` names this weak tag. */
export function matches(header: string | null, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === etag.slice(2)) ?? false;
}

/** Brotli where the browser takes it, else gzip, else neither. */
export function bestEncoding(accept: string | null): Encoding | null {
  const offered = (accept ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : null;
}

const bytesOf = (buffer: Buffer) =>
  new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset, buffer.byteLength);
