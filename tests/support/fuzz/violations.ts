import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { markModuleSupport } from '../../../app/layout/scripting.ts';
import { startScripts } from '../../../app/server/rendering/deferred-modules.server.ts';
import type { RawResponse } from '../raw-request.ts';
import { MARK } from './malicious-strings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** The site's own inline scripts, besides `markModuleSupport`; `startScripts` is at the end of another. */
const ownScripts = [
  /^window\.__remixContext = \{/,
  /^window\.__remixContext\.streamController\.enqueue\("(?:[^"\\\r\n]|\\.)*"\);$/,
  /^window\.__remixContext\.streamController\.close\(\);$/,
  /^\(stream=>\{stream\.enqueue\('(?:[^'\\\r\n<]|\\.)*'\);stream\.close\(\)\}\)\(window\.__remixContext\.streamController\)$/,
  /^import "\/assets\/manifest-\w+\.js";\s*import \* as route0 from "\/assets\//,
  /^\(\(STORAGE_KEY, restoreKey\) =>/,
  /^(function \$R[CSX]\([\s\S]*)?;?\$R[CSX]\("[^"]*"(,"[^"]*")*\)$/,
];

/**
 * Returns a response's fault, or null. 502, 503 and 504 are allowed: they report a failing admin host or an invalid
 * record.
 */
export function violationOf(response: RawResponse, adminHost: string): string | null {
  const { status, text } = response;
  if (status === 0) return 'no response';
  if (status >= 500 && ![502, 503, 504].includes(status)) return `status ${status}`;
  if (text.includes(adminHost)) return 'tells the admin host';
  if (text.includes(root) || text.includes('node_modules')) return 'tells a path';
  if (/\n\s+at .+:\d+:\d+\)?/.test(text) || text.includes('TypeError')) return 'tells a stack';
  const [head = '', ...rest] = text.split('\r\n\r\n');
  if (/^location: *(https?:|\/\/|\/\\|javascript)/im.test(head)) return 'leads elsewhere';
  if (/^set-cookie:/im.test(head)) return 'sets a cookie';
  if (!/^content-type: text\/html/im.test(head)) return null;
  return scriptIn(head, unchunked(rest.join('\r\n\r\n')));
}

function scriptIn(head: string, html: string): string | null {
  // Responses of Node's HTTP parser to malformed requests have no content.
  const policy = /^content-security-policy: (.*)$/im.exec(head)?.[1] ?? '';
  if (policy === '') return 'has no Content-Security-Policy';
  const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
  for (const [, attributes = '', body = ''] of html.matchAll(scripts)) {
    if (attributes.includes('ld+json') || attributes.includes('src="/assets/')) continue;
    const text = body.endsWith(`;${startScripts}`) ? body.slice(0, -startScripts.length - 1) : body;
    const isOwn = text === markModuleSupport || ownScripts.some((own) => own.test(text));
    if (!isOwn) return `has a script: ${body.slice(0, 80)} … ${body.slice(-80)}`;
    const hash = createHash('sha256').update(body).digest('base64');
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
    const allowed = policy.includes(`'sha256-${hash}'`) || (nonce && policy.includes(`'nonce-${nonce}'`));
    if (!allowed) return `has a script that its policy forbids: ${body.slice(0, 80)}`;
  }
  const rest = html.replace(scripts, '');
  for (const [tag] of rest.matchAll(/<[a-z][^<>]*>/gi)) {
    if (/^<(script|object|embed|base|frame|applet)\b/i.test(tag)) return `has a tag: ${tag.slice(0, 80)}`;
    // A quoted attribute value is text, unless it is a URL that executes.
    const bareTag = tag.replace(/"[^"]*"|'[^']*'/g, '""');
    if (/\son\w+=/i.test(bareTag)) return `has a handler: ${tag.slice(0, 120)}`;
    if (/\s(href|src|action|formaction|srcdoc|srcset|data)="\s*(javascript|data:text|vbscript)/i.test(tag))
      return `runs an address: ${tag.slice(0, 120)}`;
    const source = /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (/^<iframe\b/i.test(tag) && !/^https:\/\/(www\.|maps\.)?google\.(com|co\.id)\//.test(source))
      return `frames ${source.slice(0, 80)}`;
    if (/^<img\b/i.test(tag) && !/^(\/(?![/\\])|data:image)/.test(source)) return `shows ${source.slice(0, 80)}`;
    const href = /\shref="([^"]*)"/.exec(tag)?.[1] ?? '';
    const leadsAway =
      /^<a\b/i.test(tag) && (/^(\/\/|\/\\)/.test(href) || new RegExp(`^https?://[^/?#]*${MARK}`).test(href));
    if (leadsAway && !/rel="[^"]*no(opener|follow|referrer)/.test(tag)) return `leads to ${href.slice(0, 80)}`;
  }
  return null;
}

/** Removes the chunk sizes from a chunked body, precisely enough for text searches. */
function unchunked(body: string): string {
  return body.replace(/(^|\r\n)[0-9a-f]+\r\n/g, '');
}
