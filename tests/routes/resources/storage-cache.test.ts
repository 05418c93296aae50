import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '../../support/admin';
import { getImage, imageCalls } from '../../support/image';

const DAY_MS = 24 * 60 * 60 * 1000;
const oldImage = 'pakets/pesona-ubud.jpg';
const newImage = readFileSync('sample-admin/storage/hero.jpg');
const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
afterEach(() => vi.useRealTimers());
/** Waits for background work on a busy machine. */
const eventually = (assertion: () => unknown) => vi.waitFor(assertion, 20_000);
vi.setConfig({ testTimeout: 30_000 });

test('a cached image is served without a call for a day', async () => {
  const { body } = await getImage(oldImage, '?w=160');
  later(0.9);
  admin.clearCalls();
  expect((await getImage(oldImage, '?w=160')).body.equals(body)).toBe(true);
  expect(imageCalls()).toEqual([]);
});

test('a stale image is served at once during a single revalidation', async () => {
  const { body } = await getImage(oldImage, '?w=320');
  later(2);
  admin.clearCalls();
  admin.setFault('/storage/', { kind: 'hold' });
  const seen = await Promise.all(Array.from({ length: 20 }, () => getImage(oldImage, '?w=320')));
  for (const one of seen) expect(one.body.equals(body)).toBe(true);
  await eventually(() => expect(imageCalls()).toHaveLength(1));
  admin.release();
  admin.setFault('/storage/', { kind: 'body', body: newImage, contentType: 'image/jpeg' });
  later(2);
  await eventually(async () => expect((await getImage(oldImage, '?w=320')).body.equals(body)).toBe(false));
});

test.each([
  ['fails', { kind: 'status', status: 500 }],
  ['drops connections', { kind: 'reset' }],
  ['never answers', { kind: 'hang' }],
  ['sends no image', { kind: 'body', body: '<h1>Perawatan</h1>' }],
] as const)('a cached image is served for 30 days while the admin host %s, with backoff', async (_, fault) => {
  const { body } = await getImage('hero.jpg', '?w=480');
  admin.setFault('/storage/', fault);
  admin.clearCalls();
  for (const days of [2, 20, 1, 1, 1]) {
    later(days);
    const { status, body: current, response } = await getImage('hero.jpg', '?w=480');
    expect([status, current.equals(body)]).toEqual([200, true]);
    expect(response.headers.get('Cache-Control')).toContain('max-age');
  }
  expect(imageCalls().length).toBeLessThanOrEqual(1);
});

test('a cached image is evicted when the admin host returns 404', async () => {
  expect((await getImage(oldImage, '?w=480')).status).toBe(200);
  later(2);
  admin.setFault('/storage/', { kind: 'status', status: 404 });
  await eventually(async () => expect((await getImage(oldImage, '?w=480')).status).toBe(404));
});

test('an image dated in the future, since the clock was set back, is fetched again', async () => {
  const path = 'pakets/pesona-ubud.jpg';
  await getImage(path, '?w=480', 'image/webp');
  admin.clearCalls();
  later(-0.01);
  await getImage(path, '?w=480', 'image/webp');
  expect(imageCalls()).toHaveLength(1);
});
