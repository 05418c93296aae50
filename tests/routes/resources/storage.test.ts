import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { IMAGE_WIDTHS } from '~/images/image-url';
import { log } from '~/server/logger.server';
import { admin } from '../../support/admin';
import { getImage, IMAGE_PATH, imageCalls } from '../../support/image';

const AVIF = 'image/avif,image/webp,image/apng,*/*;q=0.8';

test.each(IMAGE_WIDTHS.filter((width) => width < 700))('returns an image %i wide', async (width) => {
  const { status, body, response } = await getImage(IMAGE_PATH, `?w=${width}`);
  expect(status).toBe(200);
  expect(await sharp(body).metadata()).toMatchObject({ width, height: (width * 3) / 4 });
  expect(response.headers.get('Cache-Control')).toMatch(/max-age=[1-9]/);
});

test('never upscales an image', async () => {
  const { body } = await getImage(IMAGE_PATH, '?w=1920');
  expect(await sharp(body).metadata()).toMatchObject({ width: 1600, height: 1200 });
});

test.each([
  [AVIF, 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['image/png,image/*;q=0.8', 'image/jpeg', 'jpeg'],
  [undefined, 'image/jpeg', 'jpeg'],
])('for Accept %s returns %s', async (accept, type, format) => {
  const found = await getImage(IMAGE_PATH, '?w=320', accept);
  expect(found.type).toBe(type);
  expect((await sharp(found.body).metadata()).format).toBe(format);
  expect(found.response.headers.get('Vary')).toContain('Accept');
});

test('for link previews returns a 1200×630 JPEG below 300 KB for any Accept header', async () => {
  const { type, body } = await getImage('hero.jpg', '?w=1200', AVIF);
  const { width, height, format } = await sharp(body).metadata();
  expect([type, format, width, height]).toEqual(['image/jpeg', 'jpeg', 1200, 630]);
  expect(body.byteLength).toBeLessThan(300 * 1024);
});

test.each(['0', '-320', '321', '100000', '320px', ' 320', '3.2e2', 'x', '', '320,640'])(
  'the width %j returns 400',
  async (width) => {
    const { status } = await getImage(IMAGE_PATH, `?${new URLSearchParams({ w: width })}`);
    expect(status).toBe(400);
    expect(imageCalls()).toEqual([]);
  },
);

test('without a width returns the unchanged original', async () => {
  const { status, body, type } = await getImage(IMAGE_PATH);
  expect([status, type]).toEqual([200, 'image/jpeg']);
  expect(body.equals(readFileSync(`sample-admin/storage/${IMAGE_PATH}`))).toBe(true);
});

test('a file that cannot be decoded is the placeholder and logged once; a page in place of a file is not logged', async () => {
  const warn = vi.spyOn(log, 'warn');
  const send = (contentType: string) =>
    admin.setFault('/storage/', { kind: 'body', body: Buffer.from('bukan gambar'), contentType });
  send('image/heic');
  for (const width of [160, 320]) {
    const { status, body } = await getImage('attractions/IMG_0042.HEIC', `?w=${width}`);
    expect([status, (await sharp(body).metadata()).width]).toEqual([404, 400]);
  }
  send('text/html; charset=utf-8');
  expect((await getImage('cari/rahasia.jpg', '?w=160')).status).toBe(404);
  expect(warn.mock.calls).toEqual([[{ event: 'admin-image-undecodable', value: 'attractions/IMG_0042.HEIC' }]]);
});

test('a PDF is downloaded, and no other document', async () => {
  const send = (body: string) =>
    admin.setFault('/storage/', { kind: 'body', body: Buffer.from(body), contentType: 'application/pdf' });
  send('%PDF-1.7 isi');
  const { status, type, body, response } = await getImage('brosur.pdf');
  expect([status, type, `${body}`]).toEqual([200, 'application/pdf', '%PDF-1.7 isi']);
  expect(response.headers.get('Content-Disposition')).toBe('attachment');
  expect((await getImage('brosur.pdf', '?w=320')).status).toBe(404);
  send('<html><script>1</script>');
  expect((await getImage('palsu.pdf')).status).toBe(404);
});

test('a JPEG without its end is still shown', async () => {
  const whole = readFileSync(`sample-admin/storage/${IMAGE_PATH}`);
  admin.setFault('/storage/', { kind: 'body', body: whole.subarray(0, -2), contentType: 'image/jpeg' });
  const { status, body } = await getImage('pakets/terpotong.jpg', '?w=320');
  expect([status, (await sharp(body).metadata()).width]).toEqual([200, 320]);
});

test.each(['image/avif', 'image/webp', 'image/jpeg'])(
  'a very tall picture is as high as its format may be: %s',
  async (accept) => {
    const create = { width: 1080, height: 20_000, channels: 3, background: '#0e3b43' } as const;
    const tall = await sharp({ create }).jpeg().toBuffer();
    admin.setFault('/storage/', { kind: 'body', body: tall, contentType: 'image/jpeg' });
    const { status, body } = await getImage(`pakets/tinggi-${accept.slice(6)}.jpg`, '?w=1080', accept);
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ width: 864, height: 16_000 });
  },
);

describe('a missing image', () => {
  test.each([
    ['?w=320', 400, 300],
    ['?w=1080', 800, 600],
    ['', 800, 600],
  ])('is 404 with a placeholder: %j %i×%i', async (query, width, height) => {
    const { status, body, response } = await getImage('pakets/tidak-ada.jpg', query);
    expect(status).toBe(404);
    expect(await sharp(body).metadata()).toMatchObject({ width, height });
    expect(response.headers.get('Cache-Control')).not.toMatch(/max-age=(\d{3,})/);
  });

  test.each([
    ['image/avif', AVIF, 320],
    ['image/webp', 'image/avif;q=0,image/webp', 320],
    ['image/jpeg', 'image/avif; q=0.0, image/webp;q=0', 320],
    ['image/webp', 'image/webp', 320],
    ['image/jpeg', 'image/*', 320],
    // Link previews.
    ['image/jpeg', AVIF, 1200],
  ])('has its placeholder as %s for Accept %s and a width of %i', async (type, accept, width) => {
    expect((await getImage('pakets/tidak-ada.jpg', `?w=${width}`, accept)).type).toBe(type);
  });

  test.each([
    ['no picture', { kind: 'body', body: 'teks', contentType: 'image/jpeg' }],
    ['a page', { kind: 'body', body: '<script>alert(1)</script>', contentType: 'text/html' }],
    ['a drawing', { kind: 'body', body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }],
    ['a drawing called a photo', { kind: 'body', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['empty', { kind: 'body', body: '', contentType: 'image/jpeg' }],
    ['status 403', { kind: 'status', status: 403 }],
  ] as const)('is 404 with the placeholder when the response is %s', async (name, fault) => {
    admin.setFault('/storage/', fault);
    const { status, body, response } = await getImage(`rusak/${name}.jpg`, '?w=320');
    expect(status).toBe(404);
    expect(await sharp(body).metadata()).toMatchObject({ width: 400, height: 300 });
    expect(response.headers.get('Cache-Control')).not.toMatch(/max-age=(\d{3,})/);
  });

  test.each([
    ['status 500', { kind: 'status', status: 500 }, 502],
    ['status 503', { kind: 'status', status: 503 }, 502],
    ['status 429', { kind: 'status', status: 429 }, 502],
    ['a dropped connection', { kind: 'reset' }, 502],
    ['cut off', { kind: 'cut' }, 502],
    ['none in time', { kind: 'hang' }, 504],
  ] as const)(
    'is an uncached failure when the response is %s',
    async (_, fault, expected) => {
      admin.setFault('/storage/', fault);
      const responses = await Promise.all(['?w=320', ''].map((query) => getImage('hero.jpg', query)));
      for (const { status, body, response } of responses) {
        expect([status, response.headers.get('Cache-Control')]).toEqual([expected, 'no-store']);
        expect((await sharp(body).metadata()).format).toBe('jpeg');
      }
    },
    30_000,
  );
});

describe('an original with active content', () => {
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
    const found = await getImage('jahat.svg');
    expect(found.status).toBe(404);
    expect(found.type).toMatch(/^image\/(jpeg|webp|avif)$/);
    expect(found.body.toString('latin1')).not.toContain('alert(1)');
  });

  test('every image forbids MIME sniffing and scripts', async () => {
    for (const { response } of [await getImage(IMAGE_PATH), await getImage('tidak-ada.jpg', '?w=320')]) {
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });
});

test.each([
  ...['', '..', './hero.jpg', '/hero.jpg', 'pakets//hero.jpg', '../api/admin/pakets', 'pakets/../../api/admin/pakets'],
  ...['..\\..\\etc\\passwd', 'hero.jpg\u0000.png', 'hero.jpg\r\nX: y', 'x\ud800.jpg', 'x'.repeat(501)],
  // For a host that decodes twice.
  ...['%2e%2e/x.jpg', '%2E%2e/%2e./x.jpg', 'pakets%2f..%2fx.jpg', '%5c..%5cx.jpg', 'x%00.jpg', '%252e%252e/x.jpg'],
])('the path %j returns 404 without a request', async (path) => {
  expect((await getImage(path, '?w=320')).status).toBe(404);
  expect((await getImage(path)).status).toBe(404);
  expect(admin.calls).toEqual([]);
});

test.each([
  ['foto sawah #1?.jpg', '/storage/foto%20sawah%20%231%3F.jpg'],
  ['http:/evil.example/x.jpg', '/storage/http%3A/evil.example/x.jpg'],
  ['@evil.example/x.jpg', '/storage/%40evil.example/x.jpg'],
  ['50%.jpg', '/storage/50%25.jpg'],
])('the path %j is requested below /storage only', async (path, expected) => {
  await getImage(path, '?w=320');
  expect(imageCalls().map((call) => call.path)).toEqual([expected]);
});

test.each(['', '?w=320'])('a redirect is not followed, with %j', async (query) => {
  admin.setFault('/storage/', { kind: 'redirect', to: `${admin.url}/api/admin/pakets` });
  const { status } = await getImage('pindah.jpg', query);
  expect(status).toBe(404);
  expect(admin.callsTo('/api/admin/pakets')).toBe(0);
});

test('for any path, only files below /storage are requested', async () => {
  const segment = fc.oneof(
    fc.constantFrom('..', '.', '', '%2e%2e', '%2f', '\\', '//evil.example', 'http:', '@', ':', '?', '#', '\u0000', ';'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  admin.setFault('/storage/', { kind: 'status', status: 404 });
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '?w=160'), async (segments, query) => {
      admin.clearCalls();
      const { status, type } = await getImage(segments.join('/'), query);
      expect(status).toBe(404);
      expect(type).toMatch(/^image\/(jpeg|webp|avif)$/);
      for (const { path } of admin.calls) {
        expect(path).toMatch(/^\/storage\/[^?#\\]+$/);
        const resolved = new URL(decodeURIComponent(path.replaceAll('%25', '%2525')), admin.url);
        expect(resolved.href.startsWith(`${admin.url}/storage/`)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);
