import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { cachePolicy } from './cache-policy.server';
import type { Encoding } from './kept-documents.server';

/** A file as it leaves: with its headers, and the forms that the build has compressed it into. */
export interface BuiltFile {
  etag: string;
  headers: [string, string][];
  body: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Reads all files of the browser's build, some three megabytes, by their path on the site. From then on a deploy that
 * puts others in their place takes nothing from who still runs. Gives none where there is no such folder; files of
 * other kinds than the build has stay remix-serve's.
 */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    names
      .filter((name) => extname(name) in types)
      .map((name) => [`/${name.split(sep).join('/')}`, readBuiltFile(folder, name)]),
  );
}

function readBuiltFile(folder: string, name: string): BuiltFile {
  const file = join(folder, name);
  const body = readFileSync(file);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const compressed: BuiltFile['compressed'] = {};
  if (existsSync(`${file}.br`)) compressed.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) compressed.gzip = readFileSync(`${file}.gz`);
  return {
    etag,
    headers: [
      ['Content-Type', types[extname(name)] ?? ''],
      // Those in `assets` have their content's hash in their name.
      ['Cache-Control', name.startsWith(`assets${sep}`) ? cachePolicy.built : cachePolicy.picture],
      ['ETag', etag],
      ['Vary', 'Accept-Encoding'],
      ['X-Content-Type-Options', 'nosniff'],
    ],
    body,
    compressed,
  };
}
