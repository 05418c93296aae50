import { expect, test } from 'vitest';
import { config } from '~/server/env.server';
import {
  cacheKey,
  createCachedPage,
  getFresh,
  getOrRender,
  toReply,
  updateHeaders,
} from '~/server/rendering/page-cache.server';

const HTML = 'x'.repeat(100_000);
const meta = (version = '1', expiresAt = Date.now() + 60_000) => ({ version, expiresAt });
const render = (version = '1') => createCachedPage(Buffer.from(HTML), new Headers(), meta(version));

const visit = (url: string) => getOrRender(cacheKey(url) ?? '', meta(), async () => render());
const isCached = (url: string) => getFresh(cacheKey(url)) !== undefined;

test('arbitrary parameters evict only the oldest variants, no page', async () => {
  await visit('/tiket');
  for (let number = 0; number < 1000; number += 1) await visit(`/tiket?kategori=${number}`);
  const variants = Array.from({ length: 1000 }, (_, number) => isCached(`/tiket?kategori=${number}`));
  expect(isCached('/tiket')).toBe(true);
  expect([variants[0], variants[999]]).toEqual([false, true]);
  expect(variants.filter(Boolean).length * HTML.length * 2).toBeLessThanOrEqual(16 * 1024 * 1024);
});

test('the page cache is bounded too', async () => {
  for (let number = 0; number < 1000; number += 1) await visit(`/tiket/${number}`);
  const pages = Array.from({ length: 1000 }, (_, number) => isCached(`/tiket/${number}`));
  expect(pages[999]).toBe(true);
  expect(pages.filter(Boolean).length * HTML.length * 2).toBeLessThanOrEqual(48 * 1024 * 1024);
});

test('concurrent requests share one render; a new version renders again', async () => {
  let rendered = 0;
  const visitVersion = (version: string) =>
    getOrRender(cacheKey('/event') ?? '', meta(version), async () => {
      rendered += 1;
      return render(version);
    });
  await Promise.all(Array.from({ length: 10 }, () => visitVersion('a')));
  await visitVersion('a');
  expect(rendered).toBe(1);
  await visitVersion('b');
  expect(rendered).toBe(2);
});

test('a response that is being compressed keeps its own headers when a later one has others', async () => {
  const page = render();
  updateHeaders(page, { 'cache-control': 'public, s-maxage=60' });
  const first = toReply(page, { 'accept-encoding': 'br' });
  updateHeaders(page, { 'cache-control': 'public, s-maxage=1' });
  expect((await first).headers['cache-control']).toBe('public, s-maxage=60');
  const second = await toReply(page, { 'accept-encoding': 'br' });
  expect(second.headers['cache-control']).toBe('public, s-maxage=1');
});

test('a failed render is not cached: the next request renders again', async () => {
  const failing = getOrRender(cacheKey('/blog') ?? '', meta(), () => Promise.reject(new Error('render')));
  await expect(failing).rejects.toThrow('render');
  await visit('/blog');
  expect(isCached('/blog')).toBe(true);
});

test('an overlong URL is not cached', () => {
  expect(cacheKey(`/tiket?kategori=${'x'.repeat(500)}`)).toBeNull();
});

test('a page that expires later than its API responses can, by a minute, is not fresh', async () => {
  await visit('/akomodasi');
  const expiring = (at: number) => getOrRender('/akomodasi?', meta('1', at), async () => render());
  await expiring(Date.now() + config.freshMs + 90_000);
  expect(isCached('/akomodasi')).toBe(false);
  await expiring(Number.POSITIVE_INFINITY);
  expect(isCached('/akomodasi')).toBe(true);
});
