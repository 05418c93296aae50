import { createHash } from 'node:crypto';
import { config } from '~/server/env.server';

const https = config.siteUrl.startsWith('https:');

const staticHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
};

function contentSecurityPolicy(scripts: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The hosts that `mapEmbed` allows (field-decoders.server.ts).
    `frame-src ${['com', 'co.id'].map((end) => `https://google.${end} https://www.google.${end} https://maps.google.${end}`).join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Sets the security headers of a document. A buffered document allows its inline scripts by hash, so that shared caches
 * may store it; a streamed one allows them by nonce.
 */
export function setSecurityHeaders(
  headers: Headers,
  document: { scripts: readonly string[] } | { nonce: string },
) {
  for (const [name, value] of Object.entries(staticHeaders)) headers.set(name, value);
  const scripts = 'nonce' in document ? `'nonce-${document.nonce}'` : scriptHashes(document.scripts);
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts));
}

function scriptHashes(scripts: readonly string[]): string {
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [...new Set(scripts.map(hash))].join(' ');
}
