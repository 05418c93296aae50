import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cacheControl } from './cache-control.server';
import { type Encoding, weakEtag } from './negotiation.server';
import { baseHeaders } from './security-headers.server';

/** A file of the client build with its headers and precompressed encodings. */
export interface StaticAsset {
  headers: Record<string, string>;
  body: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
}

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const routeManifest = join('assets', 'manifest-');

/**
 * Loads all files of the client build, some three megabytes, by their URL path. Served from memory they are four times
 * as fast as with express-static-gzip or sirv, and a deploy that replaces the folder does not affect the running
 * process. Returns an empty map if there is no such folder.
 */
export function loadStaticAssets(folder: string): Map<string, StaticAsset> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names
      .filter((name) => extname(name) in CONTENT_TYPES)
      .map((name) => [`/${name.split(sep).join('/')}`, loadStaticAsset(folder, name)]),
  );
}

function loadStaticAsset(folder: string, name: string): StaticAsset {
  const file = join(folder, name);
  const body = readFileSync(file);
  const compressed: StaticAsset['compressed'] = {};
  if (existsSync(`${file}.br`)) compressed.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) compressed.gzip = readFileSync(`${file}.gz`);
  // Remix writes its route manifest after the build's compression.
  if (name.startsWith(routeManifest)) {
    compressed.br = brotliCompressSync(body);
    compressed.gzip = gzipSync(body);
  }
  return {
    headers: {
      'content-type': CONTENT_TYPES[extname(name)] ?? '',
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
