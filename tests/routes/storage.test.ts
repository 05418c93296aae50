import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { admin } from '../admin';

await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  process.env.CACHE_DIR = mkdtempSync(join(tmpdir(), 'pictures-'));
  process.env.ADMIN_TIMEOUT_MS = '3000';
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
    ['no picture', { kind: 'body', body: 'teks', contentType: 'image/jpeg' }],
    ['a page', { kind: 'body', body: '<script>alert(1)</script>', contentType: 'text/html' }],
    [
      'a drawing',
      { kind: 'body', body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' },
    ],
    ['a drawing called a photo', { kind: 'body', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['empty', { kind: 'body', body: '', contentType: 'image/jpeg' }],
    ['status 403', { kind: 'status', status: 403 }],
  ] as const)('is 404 with the placeholder when the answer is %s', async (name, fault) => {
    admin.setFault('/storage/', fault);
    const { status, body, response } = await picture(`rusak/${name}.jpg`, '?w=320');
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
    'is a failure, never kept, when the answer is %s',
    async (_, fault, expected) => {
      admin.setFault('/storage/', fault);
      const answers = await Promise.all(['?w=320', ''].map((query) => picture('hero.jpg', query)));
      for (const { status, body, response } of answers) {
        expect([status, response.headers.get('Cache-Control')]).toEqual([expected, 'no-store']);
        expect((await sharp(body).metadata()).format).toBe('jpeg');
      }
    },
    30_000,
  );
});

describe('a picture that is kept', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const oldPicture = 'pakets/pesona-ubud.jpg';
  const newPicture = readFileSync('sample-admin/storage/hero.jpg');
  const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  afterEach(() => vi.useRealTimers());

  test('is given without a call for a day', async () => {
    const { body } = await picture(oldPicture, '?w=160');
    later(0.9);
    admin.clearCalls();
    expect((await picture(oldPicture, '?w=160')).body.equals(body)).toBe(true);
    expect(calls()).toEqual([]);
  });

  test('is given at once when it is older, while it is renewed, once however many ask', async () => {
    const { body } = await picture(oldPicture, '?w=320');
    later(2);
    admin.clearCalls();
    admin.setFault('/storage/', { kind: 'hold' });
    const seen = await Promise.all(Array.from({ length: 20 }, () => picture(oldPicture, '?w=320')));
    for (const one of seen) expect(one.body.equals(body)).toBe(true);
    await vi.waitFor(() => expect(calls()).toHaveLength(1));
    admin.release();
    admin.setFault('/storage/', { kind: 'body', body: newPicture, contentType: 'image/jpeg' });
    later(2);
    await vi.waitFor(async () => expect((await picture(oldPicture, '?w=320')).body.equals(body)).toBe(false));
  });

  test.each([
    ['fails', { kind: 'status', status: 500 }],
    ['drops connections', { kind: 'reset' }],
    ['never answers', { kind: 'hang' }],
    ['sends what is no picture', { kind: 'body', body: '<h1>Perawatan</h1>' }],
  ] as const)('is given for 30 days while the admin host %s, which is left alone', async (_, fault) => {
    const { body } = await picture('hero.jpg', '?w=480');
    admin.setFault('/storage/', fault);
    admin.clearCalls();
    for (const days of [2, 20, 1, 1, 1]) {
      later(days);
      const { status, body: shown, response } = await picture('hero.jpg', '?w=480');
      expect([status, shown.equals(body)]).toEqual([200, true]);
      expect(response.headers.get('Cache-Control')).toContain('max-age');
    }
    expect(calls().length).toBeLessThanOrEqual(1);
  });

  test('goes when the admin host says that it has it no more', async () => {
    expect((await picture(oldPicture, '?w=480')).status).toBe(200);
    later(2);
    admin.setFault('/storage/', { kind: 'status', status: 404 });
    await vi.waitFor(async () => expect((await picture(oldPicture, '?w=480')).status).toBe(404));
  });
});

describe('what is too much', () => {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  /** A true PNG, black and white, of so many pixels: some kilobytes on the wire whatever its size. */
  const blank = (width: number, height: number) => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head[8] = 1;
    const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };

  test.each([
    [2000, 2000, 200],
    [20_000, 20_000, 404],
    [1_000_000, 100, 404],
  ])('a picture of %i × %i pixels: %#', async (width, height, expected) => {
    admin.setFault('/storage/', { kind: 'body', body: blank(width, height), contentType: 'image/png' });
    expect((await picture(`besar/${width}.png`, '?w=160')).status).toBe(expected);
  });

  test.each([
    [1024 * 1024, 200],
    [21 * 1024 * 1024, 404],
  ])('a true picture with %i bytes behind it', async (bytes, expected) => {
    const body = Buffer.concat([readFileSync('sample-admin/storage/hero.jpg'), Buffer.alloc(bytes)]);
    admin.setFault('/storage/', { kind: 'body', body, contentType: 'image/jpeg' });
    expect((await picture(`besar/${bytes}.jpg`, '?w=160')).status).toBe(expected);
    expect((await picture(`besar/${bytes}.jpg`)).status).toBe(expected);
  });

  test('past sixty waiting ones a picture is 503 with the time to come back, its placeholder, and not kept', async () => {
    admin.setFault('/storage/', { kind: 'hold' });
    const answers: Awaited<ReturnType<typeof picture>>[] = [];
    const all = Array.from({ length: 100 }, async (_, at) => {
      answers.push(await picture(`antre/${at}.jpg`, at % 2 ? '?w=320' : ''));
    });
    // The rest waits for as long as the admin host is silent.
    await vi.waitFor(() => expect(answers).toHaveLength(32));
    for (const { status, response, body } of answers) {
      expect([status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await sharp(body).metadata()).format).toBe('jpeg');
    }
    expect(calls().length).toBeLessThanOrEqual(8);
    admin.release();
    await Promise.all(all);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(68);
    expect((await picture(PICTURE, '?w=160')).status).toBe(200);
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
  // For a host that decodes twice.
  '%2e%2e/x.jpg',
  '%2E%2e/%2e./x.jpg',
  'pakets%2f..%2fx.jpg',
  '%5c..%5cx.jpg',
  'x%00.jpg',
  '%252e%252e/x.jpg',
  'x\ud800.jpg',
])('the path %j is refused, and nobody is asked', async (path) => {
  expect((await picture(path, '?w=320')).status).toBe(404);
  expect((await picture(path)).status).toBe(404);
  expect(admin.calls).toEqual([]);
});

test.each([
  ['foto sawah #1?.jpg', '/storage/foto%20sawah%20%231%3F.jpg'],
  ['http:/evil.example/x.jpg', '/storage/http%3A/evil.example/x.jpg'],
  ['@evil.example/x.jpg', '/storage/%40evil.example/x.jpg'],
  ['50%.jpg', '/storage/50%25.jpg'],
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

test('whatever the path, nothing but a file below the storage is asked for', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '%2f',
      '\\',
      '//evil.example',
      'http:',
      '@',
      ':',
      '?',
      '#',
      '\u0000',
      ';',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  admin.setFault('/storage/', { kind: 'status', status: 404 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom('', '?w=160'),
      async (parts, query) => {
        admin.clearCalls();
        const { status, type } = await picture(parts.join('/'), query);
        expect(status).toBe(404);
        expect(type).toMatch(/^image\/(jpeg|webp|avif)$/);
        for (const { path } of admin.calls) {
          expect(path).toMatch(/^\/storage\/[^?#\\]+$/);
          const meant = new URL(decodeURIComponent(path.replaceAll('%25', '%2525')), admin.url);
          expect(meant.href.startsWith(`${admin.url}/storage/`)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);
