import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '~/images/image-url';
import { admin } from '../../support/admin';
import { getImage, IMAGE_PATH, imageCalls } from '../../support/image';

test.each([
  ['AVIF', 'avif', 'heif'],
  ['WebP', 'webp', 'webp'],
])('%s is encoded once, at the requested width', async (_, type, format) => {
  const [first, second] = [
    await getImage(IMAGE_PATH, '?w=800', `image/${type}`),
    await getImage(IMAGE_PATH, '?w=800', `image/${type}`),
  ];
  expect([first.status, first.type]).toEqual([200, `image/${type}`]);
  expect(first.response.headers.get('Cache-Control')).toContain('max-age=86400');
  expect(await sharp(first.body).metadata()).toMatchObject({ format, width: 800, height: 600 });
  expect(second.response.headers.get('ETag')).toBe(first.response.headers.get('ETag'));
});

test('all widths at the same time cause one request for the original', async () => {
  const images = await Promise.all(IMAGE_WIDTHS.map((width) => getImage('pakets/pesona-ubud.jpg', `?w=${width}`)));
  expect(images.map(({ status }) => status)).toEqual(IMAGE_WIDTHS.map(() => 200));
  expect(imageCalls()).toHaveLength(1);
});

test('a missing image costs one request', async () => {
  for (const _ of [1, 2, 3]) expect((await getImage('pakets/tidak-ada-lagi.jpg', '?w=320')).status).toBe(404);
  expect(imageCalls()).toHaveLength(1);
});

test('a photo that its camera held sideways is upright', async () => {
  const half = { width: 40, height: 40, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: 'red' } })
    .png()
    .toBuffer();
  // Red on the left and blue on the right, to be turned clockwise by a quarter: red is on top then.
  const photo = await sharp({ create: { ...half, width: 80, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  admin.setFault('/storage/', { kind: 'body', body: photo, contentType: 'image/jpeg' });
  for (const accept of ['image/avif', 'image/webp', undefined]) {
    const { body } = await getImage(`tegak-${accept}.jpg`, '?w=320', accept);
    const { orientation = 1, width, height } = await sharp(body).metadata();
    expect([orientation, width, height]).toEqual([1, 40, 80]);
    const [r = 0, , b = 0] = await sharp(body).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(r).toBeGreaterThan(b);
  }
});
