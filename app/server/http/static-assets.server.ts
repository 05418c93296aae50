import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lookup, mimes } from 'mrmime';
import { cacheControl } from './cache-control.server';
import { type Encoding, isNotModified, negotiateEncoding, weakEtag } from './negotiation.server';
import type { Target } from './request-target.server';
import { baseHeaders } from './security-headers.server';

/** A file of the client build, with its headers and precompressed encodings. */
interface StaticAsset {
  headers: Record<string, string>;
  body: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
}

// The table has no vendor types.
mimes.ico = 'image/vnd.microsoft.icon';

const routeManifest = join('assets', 'manifest-');

/**
 * Returns a function that serves the files of the client build from memory, precompressed by the build; it returns
 * whether the request is for one of them. These requests are not logged: a page loads a dozen files, and their entries
 * would add nothing to the page's own.
 *
 * @param folder the client build
 * @throws if the folder is missing: every page would be without scripts
 */
export function serveAssets(folder: string) {
  const assets = loadStaticAssets(folder);
  if (assets.size === 0) throw new Error(`No client build in ${folder}: run npm run build`);
  return (target: Target, { method, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const asset = method === 'GET' || method === 'HEAD' ? assets.get(target.sentPath) : undefined;
    if (!asset) return false;
    const assetHeaders = target.mayBeShared
      ? asset.headers
      : { ...asset.headers, 'cache-control': cacheControl.private };
    if (isNotModified(headers, assetHeaders)) {
      response.writeHead(304, assetHeaders).end();
      return true;
    }
    const encoding = negotiateEncoding(headers);
    const compressed = encoding && asset.compressed[encoding];
    const body = compressed || asset.body;
    response.writeHead(200, {
      ...assetHeaders,
      ...(compressed ? { 'content-encoding': encoding } : {}),
      'content-length': body.byteLength,
    });
    response.end(body);
    return true;
  };
}

/**
 * Loads all files of the client build, about three megabytes, by URL path. In memory they stay the same for the running
 * process when a deploy replaces the folder. Returns an empty map if the folder does not exist.
 */
function loadStaticAssets(folder: string): Map<string, StaticAsset> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names.flatMap((name) => {
      // Folders and compressed files have no type.
      const type = lookup(name);
      return type ? [[`/${name.split(sep).join('/')}`, loadStaticAsset(folder, name, type)]] : [];
    }),
  );
}

function loadStaticAsset(folder: string, name: string, type: string): StaticAsset {
  const file = join(folder, name);
  const body = readFileSync(file);
  const compressed: StaticAsset['compressed'] = {};
  if (existsSync(`${file}.br`)) compressed.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) compressed.gzip = readFileSync(`${file}.gz`);
  // Remix writes its route manifest after the build compresses the files.
  if (name.startsWith(routeManifest)) {
    compressed.br = brotliCompressSync(body);
    compressed.gzip = gzipSync(body);
  }
  return {
    headers: {
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      // Names in `assets` contain a content hash.
      'cache-control': name.startsWith(`assets${sep}`) ? cacheControl.immutable : cacheControl.image,
      etag: weakEtag(body),
      vary: 'Accept-Encoding',
      ...baseHeaders,
    },
    body,
    compressed,
  };
}
