/** `npm run generate:nginx` writes `params.conf`, the part of nginx.conf that follows from the site's search params and routes. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import routes from '../app/routes.ts';
import { PARAM_NAMES } from '../app/urls/params.ts';
import { ERROR_PAGE_POLICY } from './error-page.tsx';

/** Params of views that nginx stores; also `q`, although the site keeps its views out of caches. */
const STORED = ['kategori', 'tampil', 'tab', 'lengkap', 'q', 'jenis', 'bulan', 'bagian', 'w', '_routes'];

export const PARAMS_FILE = fileURLToPath(new URL('params.conf', import.meta.url));

/** The content of the file. */
export function nginxParams(): string {
  // Monitoring paths are refused anyway.
  const resources = routes.filter(({ file }) => /^routes\/resources\/(?!health|ready)/.test(file));
  const unstored = PARAM_NAMES.filter((name) => !STORED.includes(name));
  const variable = (name: string) => `$param_${name.replace(/^_/, '')}`;
  const stored = STORED.map(
    (name) => `map $args ${variable(name)} { "~(?:^|&)(?<uri_${name}>${name}=[^&]*)" $uri_${name}; }`,
  );
  return `# Written by \`npm run generate:nginx\` from app/urls/params.ts, app/routes.ts and error-page.css: change those. nginx.conf includes it.

# The key of a page: its path and the search params that the site declares, each once and in this order; tracking parameters
# are no part of it. Like the site, it takes the first value of a repeated param. What the site responds for a URL without
# the others must be what it responds with them: redirects, which keep the whole query, are not stored. The number of keys is
# bounded: the site sends \`private\` or \`no-store\` for a value that is not spelled as its links spell it, and for views and
# paths that do not exist.
map $request_uri $path { "~^(?<uri_path>[^?]*)" $uri_path; }
${stored.join('\n')}
# A list with filters, a detail page with booking details, a plan and a comparison are never stored; their keys only have to
# differ from that of the page without them.
map $args $unstored { "~(?:^|&)(?:${unstored.join('|')})=" $args; }
# A URL with an encoded param name is for the site to read: it has an entry of its own. All expressions in this file
# take time in proportion to the URL: no part of one repeats another part that may match the same text.
map $args $encoded { "~(?:^|&)[^=&]*[%+]" $args; }
map $encoded $page_key {
    ""      "$path?${STORED.map(variable).join('&')}&$unstored";
    default $request_uri;
}

# The data of what is no page. Not kept from one look to the next: an error leads to the error page.
map $uri $is_no_data { volatile; "~*^/(?:${resources.map(({ path = '' }) => pattern(path)).join('|')})\\.data/?$" 1; }

map "" $error_page_policy { default "${ERROR_PAGE_POLICY}"; }
`;
}

/** Returns a route's path as a regular expression. */
const pattern = (path: string) => path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+').replace('*', '.*');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(PARAMS_FILE, nginxParams());
