/** `npm run nginx-params` writes `params.conf`, the part of nginx.conf that follows from the site's search params and paths. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentTypes } from '../app/definitions/registry.ts';
import type { ContentType } from '../app/definitions/types.ts';
import { PARAM_NAMES } from '../app/urls/params.ts';

/** Params of views that nginx stores; `q` too, though the site keeps its views out of caches. */
const STORED = ['kategori', 'tampil', 'tab', 'lengkap', 'q', 'jenis', 'bulan', 'bagian', 'w', '_routes'];
/** Those of them that do not make a view of a page. */
const NO_VIEW = ['bagian', 'w', '_routes'];

export const PARAMS_FILE = fileURLToPath(new URL('params.conf', import.meta.url));

/** The content of the file. */
export function nginxParams(): string {
  const details = Object.values<ContentType>(contentTypes).map(({ detailPath }) => detailPath.slice(1));
  const unstored = PARAM_NAMES.filter((name) => !STORED.includes(name));
  const variable = (name: string) => `$param_${name.replace(/^_/, '')}`;
  const stored = STORED.map(
    (name) => `map $args ${variable(name)} { "~(?:^|&)(?<uri_${name}>${name}=[^&]*)" $uri_${name}; }`,
  );
  const views = STORED.filter((name) => !NO_VIEW.includes(name)).map(variable);
  return `# Written by \`npm run nginx-params\` from app/urls/params.ts and app/definitions: change those. nginx.conf includes it.

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

# Whom the limits of views apply to: nobody for pages without search params.
map "${views.join('')}$unstored$encoded" $viewing_address {
    ""      "";
    default $binary_remote_addr;
}
map "${variable('q')}$unstored$encoded" $rendering_address {
    ""      "";
    default $binary_remote_addr;
}
# Pages of records.
map $uri $detail_address { "~*^/(?:${['qr', ...new Set(details)].join('|')})/" $binary_remote_addr; }
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(PARAMS_FILE, nginxParams());
