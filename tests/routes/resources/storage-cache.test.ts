import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '../../support/admin';

// The admin host's address is read when the modules below are loaded.

import { cachedImage } from '~/images/image-response.server';
import { getImage, imageCalls } from '../../support/image';

const DAY_MS = 24 * 60 * 60 * 1000;
const oldPicture = 'pakets/pesona-ubud.jpg';
const newPicture = readFileSync('sample-admin/storage/hero.jpg');
const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
afterEach(() => vi.useRealTimers());

test('a kept picture is given without a call for a day', async () => {
  const { body } = await getImage(oldPicture, '?w=160');
  later(0.9);
  admin.clearCalls();
  expect((await getImage(oldPicture, '?w=160')).body.equals(body)).toBe(true);
  expect(imageCalls()).toEqual([]);
});

test('a kept picture is at hand while it is fresh, just as it is answered, and in no other form', async () => {
  const address = `/storage/${oldPicture}?w=640`;
  expect(cachedImage(address, 'image/webp')).toBeUndefined();
  const { body, response } = await getImage(oldPicture, '?w=640', 'image/webp');
  const ready = cachedImage(address, 'image/webp');
  expect(body.equals(ready?.body ?? Buffer.alloc(0))).toBe(true);
  expect(new Headers(ready?.headers)).toEqual(response.headers);
  expect(cachedImage(address, 'image/avif')).toBeUndefined();
  for (const other of [
    `/storage/${oldPicture}`,
    `/storage/${oldPicture}?w=641`,
    `/storage/${oldPicture}?w=800`,
    `/storage/${oldPicture}?w=0640`,
    `/storage/${oldPicture}?w=640&x=1`,
    `/storage/x/../${oldPicture}?w=640`,
    `//storage/${oldPicture}?w=640`,
  ]) {
    expect(cachedImage(other, 'image/webp'), other).toBeUndefined();
  }
  later(1.1);
  expect(cachedImage(address, 'image/webp')).toBeUndefined();
});

test('a kept picture is given at once when it is older, while it is renewed, once however many ask', async () => {
  const { body } = await getImage(oldPicture, '?w=320');
  later(2);
  admin.clearCalls();
  admin.setFault('/storage/', { kind: 'hold' });
  const seen = await Promise.all(Array.from({ length: 20 }, () => getImage(oldPicture, '?w=320')));
  for (const one of seen) expect(one.body.equals(body)).toBe(true);
  await vi.waitFor(() => expect(imageCalls()).toHaveLength(1));
  admin.release();
  admin.setFault('/storage/', { kind: 'body', body: newPicture, contentType: 'image/jpeg' });
  later(2);
  await vi.waitFor(async () => expect((await getImage(oldPicture, '?w=320')).body.equals(body)).toBe(false));
});

test.each([
  ['fails', { kind: 'status', status: 500 }],
  ['drops connections', { kind: 'reset' }],
  ['never answers', { kind: 'hang' }],
  ['sends what is no picture', { kind: 'body', body: '<h1>Perawatan</h1>' }],
] as const)(
  'a kept picture is given for 30 days while the admin host %s, which is left alone',
  async (_, fault) => {
    const { body } = await getImage('hero.jpg', '?w=480');
    admin.setFault('/storage/', fault);
    admin.clearCalls();
    for (const days of [2, 20, 1, 1, 1]) {
      later(days);
      const { status, body: shown, response } = await getImage('hero.jpg', '?w=480');
      expect([status, shown.equals(body)]).toEqual([200, true]);
      expect(response.headers.get('Cache-Control')).toContain('max-age');
    }
    expect(imageCalls().length).toBeLessThanOrEqual(1);
  },
);

test('a kept picture goes when the admin host says that it has it no more', async () => {
  expect((await getImage(oldPicture, '?w=480')).status).toBe(200);
  later(2);
  admin.setFault('/storage/', { kind: 'status', status: 404 });
  await vi.waitFor(async () => expect((await getImage(oldPicture, '?w=480')).status).toBe(404));
});
