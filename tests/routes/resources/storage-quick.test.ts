import { admin } from '../../support/admin';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { prewarmImage } from '~/images/image-cache.server';
import { IMAGE_WIDTHS } from '~/images/image-url';
import { getImage, IMAGE_PATH, imageCalls } from '../../support/image';

const AVIF = 'image/avif,image/webp,*/*';
const policyOf = ({ response }: Awaited<ReturnType<typeof getImage>>) => response.headers.get('Cache-Control');

test('a large AVIF is encoded quickly first; a smaller one replaces it, from the same original', async () => {
  const first = await getImage(IMAGE_PATH, '?w=800', AVIF);
  expect([first.status, first.type, policyOf(first)]).toEqual([
    200,
    'image/avif',
    'public, max-age=60, stale-if-error=604800',
  ]);
  expect(await sharp(first.body).metadata()).toMatchObject({ width: 800, height: 600 });

  await vi.waitFor(
    async () => expect(policyOf(await getImage(IMAGE_PATH, '?w=800', AVIF))).toContain('max-age=86400'),
    30_000,
  );
  const second = await getImage(IMAGE_PATH, '?w=800', AVIF);
  expect(second.body.byteLength).toBeLessThan(first.body.byteLength);
  expect(await sharp(second.body).metadata()).toMatchObject({ format: 'heif', width: 800, height: 600 });
  expect(imageCalls()).toHaveLength(1);
}, 60_000);

test.each([
  ['a small AVIF', '?w=320', AVIF],
  ['a WebP', '?w=800', 'image/webp'],
  ['a JPEG', '?w=800', undefined],
])('%s has its final encoding at once', async (_, query, accept) => {
  expect(policyOf(await getImage('hero.jpg', query, accept))).toContain('max-age=86400');
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

test('prewarmImage makes the final encoding, once', async () => {
  const variant = { path: 'pakets/pesona-ubud.jpg', width: 640, format: 'avif' as const };
  expect([await prewarmImage(variant), await prewarmImage(variant)]).toEqual([true, true]);
  expect(policyOf(await getImage(variant.path, '?w=640', AVIF))).toContain('max-age=86400');
  expect(imageCalls()).toHaveLength(1);
}, 30_000);

test.each([
  ['false while the admin host fails', { kind: 'status', status: 500 }, false],
  ['true for a missing image', { kind: 'status', status: 404 }, true],
  ['true for a file that is no image', { kind: 'body', body: 'teks' }, true],
] as const)('prewarmImage returns %s', async (name, fault, expected) => {
  admin.setFault('/storage/', fault);
  expect(await prewarmImage({ path: `${name}.jpg`, width: 800, format: 'avif' })).toBe(expected);
});
