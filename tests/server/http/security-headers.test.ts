import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { map } from '~/admin-api/field-decoders.server';
import { baseHeaders, setSecurityHeaders } from '~/server/http/security-headers.server';
import { extractInlineScripts } from '~/server/rendering/render-document.server';
import { styles } from '~/server/rendering/styles.server';

function headersOf(document: { scripts: string[] } | { nonce: string }) {
  const headers = new Headers();
  setSecurityHeaders(headers, document);
  return headers;
}

/** The sources that a CSP directive allows. */
function allowed(document: { scripts: string[] } | { nonce: string }, directive: string): string[] {
  const policy = headersOf(document).get('Content-Security-Policy') ?? '';
  const found = policy.split('; ').find((entry) => entry.split(' ')[0] === directive);
  return found?.split(' ').slice(1).filter(Boolean) ?? [];
}

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the scripts of a buffered document', () => {
  const marked = `<head><script nonce="n1">one()</script><script type="application/ld+json">{"a":1}</script>
    <script nonce="n1" src="/build/x.js"></script></head><body><script async="" nonce="n1">two("é");
</script><script type="module" nonce="n1">import "/build/y.js"</script></body>`;
  const { parts, scripts } = extractInlineScripts(Buffer.from(marked), 'n1');

  test('are allowed by hash, and other scripts are not', () => {
    expect(allowed({ scripts }, 'script-src').toSorted()).toEqual(
      ["'self'", hash('one()'), hash('two("é");\n'), hash('import "/build/y.js"')].toSorted(),
    );
  });

  test('need neither a nonce nor an unsafe source', () => {
    expect(allowed({ scripts }, 'script-src').join(' ')).not.toMatch(/nonce|unsafe/);
    expect(Buffer.concat(parts).toString()).not.toContain('nonce');
  });

  test.each(['<script>jahat()</script>', '<script nonce="n2">jahat()</script>', '<script nonce>jahat()</script>'])(
    'are not allowed when they come from the content: %s',
    (foreign) => {
      const { scripts } = extractInlineScripts(Buffer.from(marked.replace('<body>', () => `<body>${foreign}`)), 'n1');
      expect(allowed({ scripts }, 'script-src')).not.toContain(hash('jahat()'));
    },
  );
});

test('the scripts and the style of a streamed document are allowed by its nonce', () => {
  expect(allowed({ nonce: 'abc123' }, 'script-src')).toEqual(["'self'", "'nonce-abc123'"]);
  expect(allowed({ nonce: 'abc123' }, 'style-src')).toEqual(["'nonce-abc123'"]);
});

test('a buffered document allows no style except the style sheet', () => {
  expect(allowed({ scripts: ['one()'] }, 'style-src')).toEqual([hash(styles)]);
});

test.each([
  // Firefox applies it to the prefetch of a link's data.
  ['default-src', ["'self'"]],
  ['object-src', ["'none'"]],
  ['media-src', ["'none'"]],
  ['worker-src', ["'self'"]],
  ['base-uri', ["'none'"]],
  ['frame-ancestors', ["'none'"]],
  ['form-action', ["'self'"]],
  ['connect-src', ["'self'"]],
])('%s allows %j', (directive, sources) => {
  expect(allowed({ scripts: [] }, directive)).toEqual(sources);
});

const maps = ['com', 'co.id'].flatMap((end) => ['www.', 'maps.', ''].map((start) => `${start}google.${end}`));

test.each(maps)('a map of %s is allowed in a frame', (host) => {
  expect(map.parse(`https://${host}/maps/embed?pb=1`).embed).not.toBeNull();
  expect(allowed({ scripts: [] }, 'frame-src')).toContain(`https://${host}`);
});

test('every document has headers against sniffing, framing and leaking URLs, and HSTS', () => {
  const headers = headersOf({ scripts: [] });
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
});

test('HSTS includes subdomains only if it is configured', async () => {
  vi.stubEnv('HSTS_INCLUDE_SUBDOMAINS', 'on');
  vi.resetModules();
  const { baseHeaders } = await import('~/server/http/security-headers.server');
  vi.unstubAllEnvs();
  expect(baseHeaders['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
});

describe("nginx's own responses have the headers of every response", () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');

  test.each(Object.entries(baseHeaders))('%s', (name, value) => {
    const added = [...config.matchAll(new RegExp(`add_header ${name} (\\S+) always;`, 'g'))].map(([, own]) => own);
    // The second block is the location of static assets, which repeats all headers.
    expect(added).toEqual(name === 'Strict-Transport-Security' ? ['$hsts', '$hsts'] : [value, value]);
    // Otherwise the site's own header would be sent too.
    expect(config).toContain(`proxy_hide_header ${name};`);
  });
});
