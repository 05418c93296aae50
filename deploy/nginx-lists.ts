/** `npm run nginx-lists` prints the lists in nginx.conf that follow from what the content types declare. */
import { pathToFileURL } from 'node:url';
import { contentTypes } from '../app/definitions/registry.ts';
import type { ContentType } from '../app/definitions/types.ts';
import { PARAM_NAMES } from '../app/urls/search-params.ts';

/** Params that each have a place in the cache key; `q` too, though the site keeps its views out of caches. */
const KEYED_BY_NAME = ['kategori', 'tampil', 'tab', 'lengkap', 'q', 'jenis', 'bulan'];

const types = Object.values<ContentType>(contentTypes);

/** The lists by what they are, as alternatives of an expression. */
export const nginxLists = {
  'paths of details': ['qr', ...new Set(types.map(({ detailPath }) => detailPath.slice(1)))].join('|'),
  'params of views that are never stored': PARAM_NAMES.filter((name) => !KEYED_BY_NAME.includes(name)).join('|'),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, list] of Object.entries(nginxLists)) console.log(`${name}: ${list}`);
}
