import { createHash } from 'node:crypto';
import { get, withIsolatedSite } from '../../tests/support/isolated-site';
import { rawRequest } from '../../tests/support/raw-request';
import { htmlPaths } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

const cachingEnv = { ADMIN_FRESH_SECONDS: '60' };

test('every document has the security headers, and allows only its own scripts', async () => {
  await withIsolatedSite(async ({ url }) => {
    for (const path of [
      ...htmlPaths,
      '/contact',
      '/cari?q=ubud',
      '/bandingkan?isi=paket-1,paket-2',
      '/tidak-ada',
      '/event/tidak-ada',
    ]) {
      const { headers, text } = await get(url + path);
      expect.soft(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      expect.soft(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin');
      expect.soft(headers.get('Permissions-Policy'), path).toContain('camera=()');
      expect.soft(headers.get('X-Frame-Options'), path).toBe('DENY');
      expect.soft(headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin');
      expect.soft(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin');
      expect.soft(headers.get('Strict-Transport-Security'), path).toBeNull();

      const policy = headers.get('Content-Security-Policy') ?? '';
      const directive = (name: string) => policy.split('; ').find((segment) => segment.startsWith(`${name} `)) ?? '';
      expect.soft(directive('object-src'), path).toBe("object-src 'none'");
      expect.soft(directive('script-src'), path).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/);
      expect.soft(directive('style-src'), path).toMatch(/^style-src 'sha256-[\w+/]{43}='$/);
      expect.soft(text, path).not.toMatch(/<\w[^>]*\sstyle="/);
      expect.soft(directive('img-src'), path).toBe("img-src 'self' data:");
      expect.soft(directive('frame-ancestors'), path).toBe("frame-ancestors 'none'");
      expect.soft(directive('base-uri'), path).toBe("base-uri 'none'");
      for (const source of directive('frame-src').split(' ').slice(1))
        expect.soft(new URL(source).hostname, path).toMatch(/(^|\.)google\.(com|co\.id)$/);

      // `get` decodes entities in the text; scripts contain none.
      for (const [, attributes = '', body = ''] of text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
        if (attributes.includes('src=') || attributes.includes('ld+json')) continue;
        const hash = createHash('sha256').update(body).digest('base64');
        expect.soft(policy.includes(hash), `${path}: ${body.slice(0, 60)}`).toBe(true);
      }
    }
  }, cachingEnv);
});

test('a streamed document allows scripts with its nonce, which differs for each response', async () => {
  await withIsolatedSite(
    async ({ url, admin }) => {
      const nonces = new Set<string>();
      for (const path of ['/tiket', '/event']) {
        admin.setFault('/', { kind: 'hold' });
        // The headers arrive while the content is held: the body is streamed.
        const response = await fetch(url + path);
        admin.release();
        const { headers, status } = response;
        const text = await response.text();
        expect(status).toBe(200);
        expect(headers.get('Cache-Control')).toBe('no-store');
        const nonce = /script-src 'self' 'nonce-([\w-]{16,})';/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
        expect(nonce, path).toBeTruthy();
        nonces.add(nonce ?? '');
        const bare = [...text.matchAll(/<script\b([^>]*)>/g)]
          .map(([, attributes = '']) => attributes)
          .filter((attributes) => !attributes.includes('ld+json'))
          .filter((attributes) => !attributes.includes(`nonce="${nonce}"`) && !attributes.includes('src='));
        expect(bare, path).toEqual([]);
      }
      expect(nonces.size).toBe(2);
    },
    { ...cachingEnv, STREAM_AFTER_MS: '100' },
  );
});

test('no form of the Host header appears in a response or breaks one', async () => {
  await withIsolatedSite(async ({ url }) => {
    const usual = (await get(`${url}/tiket`)).text;
    const send = (target: string, ...headers: string[]) =>
      rawRequest(url, [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
    const answers = {
      'another host': await send('/tiket', 'Host: jahat.example'),
      'a forwarded host': await send('/tiket', 'Host: x', 'X-Forwarded-Host: jahat.example:1234'),
      'no host name at all': await send('/tiket', 'Host: %%jahat'),
      'an empty host': await send('/tiket', 'Host: '),
      'an absolute address': await send('http://jahat.example/tiket', 'Host: jahat.example'),
    };
    for (const [name, { status, text }] of Object.entries(answers)) {
      expect.soft(status, name).toBe(200);
      expect.soft(text.includes('jahat'), name).toBe(false);
      expect.soft(text.includes('<h1'), name).toBe(usual.includes('<h1'));
    }
    const redirect = await send('//jahat.example/', 'Host: jahat.example');
    expect(redirect.status).toBe(301);
    expect(redirect.text).toMatch(/^Location: \/jahat\.example\r$/im);
    for (const path of ['/%ff%', '/%5c', '/%5c/%2f']) expect.soft((await send(path, 'Host: x')).status, path).toBe(404);
    for (const method of ['TRACE', 'OPTIONS', 'DELETE', 'PROPFIND']) {
      const refused = await rawRequest(
        url,
        `${method} /tiket HTTP/1.1\r\nHost: x\r\nOrigin: jahat\r\nConnection: close\r\n\r\n`,
      );
      expect.soft(refused.status, method).toBe(405);
    }
  }, cachingEnv);
});

test('a backslash in a path reaches the admin host unchanged, and never becomes another host', async () => {
  await withIsolatedSite(async ({ url, admin }) => {
    const send = (target: string) => rawRequest(url, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect.soft((await send('/tiket/%5cb')).text).toMatch(/^Location: \/tiket\/%5Cb\r$/im);
    for (const segment of ['a%5Cb', '%5Cb', '%255Cb']) {
      expect.soft((await send(`/tiket/${segment}`)).status, segment).toBe(404);
      const path = `/api/admin/tickets/${segment}`;
      expect.soft(admin.callsTo(path), path).toBe(1);
    }
    for (const path of [
      '/%5Cjahat.example',
      '/%5c%5cjahat.example',
      '/%5C/jahat.example',
      '/%5c/%2f',
      '//%5Cjahat.example',
      '/\\jahat.example',
      '/%2F%5Cjahat.example',
      '/tiket/%5C%5Cjahat.example',
      '/tiket/%5c%5c%2f',
      '/tiket/..%5C..%5C%5Cjahat.example',
      '/makanan/..%5C..%5C%5Cjahat.example',
      '/storage/%5C%5Cjahat.example',
    ]) {
      for (const target of [path, `${path}/`, `${path}.data`]) {
        const { status, text } = await send(target);
        expect.soft([200, 202, 301, 302, 400, 404], target).toContain(status);
        expect.soft(text, target).not.toMatch(/^Location: (?!\/(?![/\\]))/im);
      }
    }
  }, cachingEnv);
});
