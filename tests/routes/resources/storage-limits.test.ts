import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { admin } from '../../support/admin';
import { getImage, IMAGE_PATH, imageCalls } from '../../support/image';

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** A valid black-and-white PNG of the given dimensions: a few kilobytes on the wire at any size. */
const blank = (width: number, height: number) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

test.each([
  [2000, 2000, 200],
  [20_000, 20_000, 404],
  [30_000, 30_000, 404],
  [1_000_000, 100, 404],
])('an image of %i × %i pixels: %#', async (width, height, expected) => {
  admin.setFault('/storage/', { kind: 'body', body: blank(width, height), contentType: 'image/png' });
  expect((await getImage(`besar/${width}.png`, '?w=160')).status).toBe(expected);
  expect((await getImage(`besar/${width}.png`)).status).toBe(expected);
});

/** A flat JPEG of the given dimensions: half a megabyte at 108 megapixels. */
const flatJpeg = (width: number, height: number, progressive = false) =>
  sharp({ create: { width, height, channels: 3, background: '#357' }, limitInputPixels: false })
    .jpeg({ quality: 40, progressive })
    .toBuffer();

test.each([
  ['a photo of 108 megapixels', 12_000, 9000, false, 200],
  ['a larger one', 12_000, 9300, false, 404],
  ['one that does not shrink', 3000, 20_000, false, 404],
  ['a progressive one', 9000, 6000, true, 404],
])('a JPEG, %s', async (name, width, height, progressive, expected) => {
  const body = await flatJpeg(width, height, progressive);
  admin.setFault('/storage/', { kind: 'body', body, contentType: 'image/jpeg' });
  const path = `besar/${encodeURIComponent(name)}.jpg`;
  expect((await getImage(path, '?w=640')).status).toBe(expected);
  expect((await getImage(path)).status).toBe(expected);
});

test.each([
  [1024 * 1024, 200],
  [21 * 1024 * 1024, 404],
])('a valid image with %i trailing bytes', async (bytes, expected) => {
  const body = Buffer.concat([readFileSync('sample-admin/storage/hero.jpg'), Buffer.alloc(bytes)]);
  admin.setFault('/storage/', { kind: 'body', body, contentType: 'image/jpeg' });
  expect((await getImage(`besar/${bytes}.jpg`, '?w=160')).status).toBe(expected);
  expect((await getImage(`besar/${bytes}.jpg`)).status).toBe(expected);
});

test('above sixty queued requests, and four originals, an image is an uncached 503 with Retry-After and the placeholder', async () => {
  admin.setFault('/storage/', { kind: 'hold' });
  const responses: Awaited<ReturnType<typeof getImage>>[] = [];
  const all = Array.from({ length: 100 }, async (_, at) => {
    responses.push(await getImage(`antre/${at}.jpg`, at % 2 ? '?w=320' : ''));
  });
  // The others wait until the admin host responds.
  await vi.waitFor(() => expect(responses).toHaveLength(46));
  for (const { status, response, body } of responses) {
    expect([status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await sharp(body).metadata()).format).toBe('jpeg');
  }
  expect(imageCalls().length).toBeLessThanOrEqual(4 + 4);
  admin.release();
  await Promise.all(all);
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(54);
  expect((await getImage(IMAGE_PATH, '?w=160')).status).toBe(200);
});
