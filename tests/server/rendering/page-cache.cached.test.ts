import { afterEach, expect, test, vi } from 'vitest';
import { readTarget } from '~/server/http/request-target.server';
import { PageState } from '~/server/page-state.server';
import { createCachedPage, getOrRender, getOutdated, getValid, toReply } from '~/server/rendering/page-cache.server';

const HTML = 'x'.repeat(100_000);
const render = (state = new PageState()) => createCachedPage(Buffer.from(HTML), new Headers(), state);

const visit = (url: string) => getOrRender(readTarget(url).cacheKey ?? '', new PageState(), async () => render());
const isCached = (url: string) => getValid(readTarget(url).cacheKey) !== undefined;

/** The version of the response that pages contain. */
let version = 'a';
function stateNow(): PageState {
  const state = new PageState();
  const read = version;
  state.dependOn('/api/admin/events', { isValid: () => version === read });
  return state;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('arbitrary parameters evict only the oldest variants, and no page', async () => {
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

test('concurrent requests share one render until the responses it has read change', async () => {
  let rendered = 0;
  const open = () => {
    const state = stateNow();
    return getOrRender(readTarget('/event').cacheKey ?? '', state, async () => {
      rendered += 1;
      return render(state);
    });
  };
  const visits = Array.from({ length: 10 }, open);
  version = 'b';
  await Promise.all([...visits, open(), open()]);
  expect(rendered).toBe(2);
  await open();
  expect(rendered).toBe(2);
});

test('a page is served until a response it contains changes, and again when the change is undone', async () => {
  version = 'a';
  const state = stateNow();
  await getOrRender(readTarget('/event/1').cacheKey ?? '', state, async () => render(state));
  expect(isCached('/event/1')).toBe(true);
  version = 'b';
  expect(isCached('/event/1')).toBe(false);
  version = 'a';
  expect(isCached('/event/1')).toBe(true);
});

test('a page that depends on the day ends at midnight, and its s-maxage shrinks until then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00+08:00') });
  const state = new PageState();
  state.endAtMidnight();
  const page = await getOrRender(readTarget('/event/2').cacheKey ?? '', state, async () => render(state));
  const sharedFor = async () => /s-maxage=(\d+)/.exec((await toReply(page, {})).headers['cache-control'] ?? '')?.[1];
  const usual = await sharedFor();
  vi.setSystemTime(Date.parse('2026-11-25T23:59:58+08:00'));
  expect([isCached('/event/2'), await sharedFor()]).toEqual([true, '2']);
  expect(usual).not.toBe('2');
  vi.setSystemTime(Date.parse('2026-11-26T00:00:00+08:00'));
  expect(isCached('/event/2')).toBe(false);
});

test('a failed render is not cached: the next request renders again', async () => {
  const failing = getOrRender(readTarget('/blog').cacheKey ?? '', new PageState(), () =>
    Promise.reject(new Error('render')),
  );
  await expect(failing).rejects.toThrow('render');
  await visit('/blog');
  expect(isCached('/blog')).toBe(true);
});

test('a page that is never current, such as without caching, is not kept', async () => {
  const state = new PageState();
  state.dependOn('/api/admin/events', { isValid: () => false });
  const key = readTarget('/event/3').cacheKey ?? '';
  await getOrRender(key, state, async () => render(state));
  expect(getOutdated(key)).toBeUndefined();
});

test('an overlong URL is not cached', () => {
  expect(readTarget(`/tiket?kategori=${'x'.repeat(500)}`).cacheKey).toBeNull();
});

test.each([
  ['development', 2],
  ['production', 1],
])('in %s two visits of a page take %i renders', async (environment, renders) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  const pages = await import('~/server/rendering/page-cache.server');
  let rendered = 0;
  for (const _ of [1, 2]) {
    await pages.getOrRender('/tiket?', new PageState(), async () => {
      rendered += 1;
      return render();
    });
  }
  expect(rendered).toBe(renders);
});
