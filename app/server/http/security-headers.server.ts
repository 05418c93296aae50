import { createHash } from 'node:crypto';
import { config } from '~/server/env.server';
import { stylesHash } from '~/server/rendering/styles.server';

const https = config.siteUrl.startsWith('https:');

// Subdomains are included only if configured: for a year, browsers would refuse plain HTTP on them, such as on an admin
// host.
const hsts = `max-age=31536000${config.hstsIncludesSubdomains ? '; includeSubDomains' : ''}`;

/** The headers of every response. */
export const baseHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Repeats `frame-ancestors` for responses without a content security policy, and for scanners that expect this
  // header.
  'X-Frame-Options': 'DENY',
  ...(https ? { 'Strict-Transport-Security': hsts } : {}),
};

/** The headers of responses that only the site's own scripts read. */
export const sameSiteHeaders = { 'Cross-Origin-Resource-Policy': 'same-site' };

const documentHeaders: Record<string, string> = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pictures do not have this header: link previews and image searches embed them.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sets the headers of every response. The document handler calls it too, for plain remix-serve. */
export function setBaseHeaders(headers: Headers, others: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...baseHeaders, ...others })) headers.set(name, value);
}

function contentSecurityPolicy(scripts: string, styles: string): string {
  return [
    // Applies only to prefetches: Firefox has no directive for them, and every other kind has its own below.
    "default-src 'self'",
    "object-src 'none'",
    "media-src 'none'",
    "worker-src 'self'",
    `script-src 'self' ${scripts}`,
    // No element has a `style` attribute.
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The hosts that `mapEmbedUrl` allows (lib/google-maps.ts).
    `frame-src ${['com', 'co.id'].map((tld) => `https://google.${tld} https://www.google.${tld} https://maps.google.${tld}`).join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Sets a document's security headers. Inline scripts and styles are allowed by hash, so that caches may store it, or by
 * nonce if it is streamed.
 */
export function setSecurityHeaders(headers: Headers, document: { scripts: readonly string[] } | { nonce: string }) {
  setBaseHeaders(headers);
  for (const [name, value] of Object.entries(documentHeaders)) headers.set(name, value);
  const nonce = 'nonce' in document ? `'nonce-${document.nonce}'` : '';
  const scripts = 'nonce' in document ? nonce : scriptHashes(document.scripts);
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, nonce || stylesHash));
}

function scriptHashes(scripts: readonly string[]): string {
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [...new Set(scripts.map(hash))].join(' ');
}
