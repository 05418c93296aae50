import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { admin } from '../admin';

await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  process.env.CACHE_DIR = mkdtempSync(join(tmpdir(), 'pictures-'));
});

import { loader } from '~/routes/storage';
import { PICTURE_WIDTHS } from '~/ui/picture-href';

const PICTURE = 'suasana/gunung-agung-fajar.jpg';
const AVIF = 'image/avif,image/webp,image/apng,*/*;q=0.8';

async function picture(path: string, query = '', accept?: string) {
  const request = new Request(`https://www.jelajahi.example/storage/x${query}`, {
    headers: accept ? { Accept: accept } : {},
  });
  const response = (await loader({ request, params: { '*': path }, context: {} })) as Response;
  const body = Buffer.from(await response.arrayBuffer());
  return { response, body, type: response.headers.get('Content-Type'), status: response.status };
}

const calls = () => admin.calls.filter(({ path }) => path.startsWith('/storage/'));

test.each(PICTURE_WIDTHS.filter((width) => width < 700))('gives a picture %i wide', async (width) => {
  const { status, body, response } = await picture(PICTURE, `?w=${width}`);
  expect(status).toBe(200);
  expect((await sharp(body).metadata()).width).toBe(width);
  expect(response.headers.get('Cache-Control')).toMatch(/max-age=[1-9]/);
});

test.each([
  [AVIF, 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['image/png,image/*;q=0.8', 'image/jpeg', 'jpeg'],
  [undefined, 'image/jpeg', 'jpeg'],
])('to a browser that takes %s gives %s', async (accept, type, format) => {
  const found = await picture(PICTURE, '?w=320', accept);
  expect(found.type).toBe(type);
  expect((await sharp(found.body).metadata()).format).toBe(format);
  expect(found.response.headers.get('Vary')).toContain('Accept');
});

test('for link previews gives 1200×630 JPEG below 300 KB, whatever is accepted', async () => {
  const { type, body } = await picture('hero.jpg', '?w=1200', AVIF);
  const { width, height, format } = await sharp(body).metadata();
  expect([type, format, width, height]).toEqual(['image/jpeg', 'jpeg', 1200, 630]);
  expect(body.byteLength).toBeLessThan(300 * 1024);
});

test.each(['0', '-320', '321', '100000', '320px', ' 320', '3.2e2', 'x', '', '320,640'])(
  'the width %j is refused',
  async (width) => {
    const { status } = await picture(PICTURE, `?${new URLSearchParams({ w: width })}`);
    expect(status).toBe(400);
    expect(calls()).toEqual([]);
  },
);

test('without a width gives the original as it is', async () => {
  const { status, body, type } = await picture(PICTURE);
  expect([status, type]).toEqual([200, 'image/jpeg']);
  expect(body.equals(readFileSync(`sample-admin/storage/${PICTURE}`))).toBe(true);
});

describe('a picture that is not there', () => {
  test.each([
    ['?w=320', 400, 300],
    ['?w=1080', 800, 600],
    ['', 800, 600],
  ])('is 404 with the placeholder, with %j %i×%i', async (query, width, height) => {
    const { status, body, response } = await picture('pakets/tidak-ada.jpg', query);
    expect(status).toBe(404);
    expect(await sharp(body).metadata()).toMatchObject({ width, height });
    expect(response.headers.get('Cache-Control')).not.toMatch(/max-age=(\d{3,})/);
  });

  test.each([
    ['image/avif', AVIF],
    ['image/webp', 'image/webp'],
    ['image/jpeg', 'image/*'],
  ])('has its placeholder as %s', async (type, accept) => {
    expect((await picture('pakets/tidak-ada.jpg', '?w=320', accept)).type).toBe(type);
  });

  test.each([
    ['status 500', { kind: 'status', status: 500 }],
    ['a dropped connection', { kind: 'reset' }],
    ['cut off', { kind: 'cut' }],
    ['no picture', { kind: 'body', body: 'teks', contentType: 'image/jpeg' }],
    ['a page', { kind: 'body', body: '<script>alert(1)</script>', contentType: 'text/html' }],
    [
      'a drawing',
      { kind: 'body', body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' },
    ],
    ['empty', { kind: 'body', body: '', contentType: 'image/jpeg' }],
  ] as const)('is 404 with the placeholder when the answer is %s', async (name, fault) => {
    admin.setFault('/storage/', fault);
    const { status, body } = await picture(`rusak/${name}.jpg`, '?w=320');
    expect(status).toBe(404);
    expect(await sharp(body).metadata()).toMatchObject({ width: 400, height: 300 });
  });
});

describe('an original that could act', () => {
  test.each([
    ['text/html', '<script>alert(1)</script>'],
    ['text/html; charset=utf-8', '<script>alert(1)</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['application/xhtml+xml', '<x/>'],
    ['application/javascript', 'alert(1)'],
    ['application/pdf', '%PDF'],
    ['', '<script>alert(1)</script>'],
  ])('is not passed through: %s', async (contentType, body) => {
    admin.setFault('/storage/', { kind: 'body', body, contentType });
    const found = await picture('jahat.svg');
    expect(found.status).toBe(404);
    expect(found.type).toMatch(/^image\/(jpeg|webp|avif)$/);
    expect(found.body.toString('latin1')).not.toContain('alert(1)');
  });

  test('every picture forbids guessing and scripts', async () => {
    for (const { response } of [await picture(PICTURE), await picture('tidak-ada.jpg', '?w=320')]) {
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });
});

test.each([
  '',
  '..',
  '../api/admin/pakets',
  'pakets/../../api/admin/pakets',
  './hero.jpg',
  'pakets//hero.jpg',
  '/hero.jpg',
  '..\\..\\etc\\passwd',
  'hero.jpg\u0000.png',
  'hero.jpg\r\nX: y',
  'x'.repeat(501),
])('the path %j is refused, and nobody is asked', async (path) => {
  expect((await picture(path, '?w=320')).status).toBe(404);
  expect((await picture(path)).status).toBe(404);
  expect(admin.calls).toEqual([]);
});

test.each([
  ['foto sawah #1?.jpg', '/storage/foto%20sawah%20%231%3F.jpg'],
  ['http:/evil.example/x.jpg', '/storage/http%3A/evil.example/x.jpg'],
  ['@evil.example/x.jpg', '/storage/%40evil.example/x.jpg'],
  ['%2e%2e/x.jpg', '/storage/%252e%252e/x.jpg'],
])('the path %j is asked for below the storage only', async (path, asked) => {
  await picture(path, '?w=320');
  expect(calls().map((call) => call.path)).toEqual([asked]);
});

test.each(['', '?w=320'])('a redirect is not followed, with %j', async (query) => {
  admin.setFault('/storage/', { kind: 'redirect', to: `${admin.url}/api/admin/pakets` });
  const { status } = await picture('pindah.jpg', query);
  expect(status).toBe(404);
  expect(admin.callsTo('/api/admin/pakets')).toBe(0);
});
