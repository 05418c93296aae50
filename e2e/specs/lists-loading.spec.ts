import { readUntil } from '../fixtures/documents';
import { type List, listAt, lists, numbered, textOf } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { expectTimers, installClock, stopClock } from '../support/fake-timers';
import { gotoHydrated } from '../support/goto-hydrated';

test.use({ siteKind: 'streaming' });

const HOLD = { kind: 'hold' } as const;

const loadingText = (list: List) => (list.loading === 'cards' ? 'Memuat data' : list.loading);

test('a slow list streams its header and loading state first, and its cards in the same response', async ({ site }) => {
  const begin = async (list: List) => {
    site.admin.replace(list.collection, numbered(list, 2));
    site.admin.setFault(`/api/admin/${list.collection}`, HOLD);
    const { response, firstPart, rest } = await readUntil(site.url + list.path, loadingText(list));
    expect.soft(response.status, list.path).toBe(200);
    expect.soft(response.headers.get('Cache-Control'), list.path).toBe('no-store');
    expect.soft(textOf(firstPart)).toContain(list.h1);
    expect.soft(textOf(firstPart)).toContain(list.categories.at(-1));
    expect.soft(firstPart, list.path).not.toContain('Uji 1');
    return { list, rest };
  };
  const streams = await Promise.all(lists.map(begin));
  site.admin.release();
  for (const { list, rest } of streams) expect.soft(textOf(await rest()), list.path).toContain('Uji 1');
});

test('a crawler receives a slow list as one buffered page', async ({ site }) => {
  const list = listAt('/paket-tour');
  site.admin.replace('pakets', numbered(list, 2));
  site.admin.setFault('/api/admin/pakets', HOLD);
  const preview = fetch(`${site.url}/paket-tour`, { headers: { 'User-Agent': 'WhatsApp/2.24.1 A' } });
  await expect.poll(() => site.admin.callsTo('/api/admin/pakets')).toBe(1);
  // A later visitor's page has started to stream: without buffering, the crawler's would have started too.
  const visit = await readUntil(`${site.url}/paket-tour`, loadingText(list));
  site.admin.release();

  const response = await preview;
  const text = textOf(await response.text());
  expect.soft(response.status).toBe(200);
  expect.soft(text).toContain('Uji 1');
  expect.soft(text).not.toContain('Memuat data');
  await visit.rest();
});

// With JavaScript `layout-shift.spec.ts` shows the same.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows its loading state first, six cards or a text, and its cards afterwards', async ({
    page,
    site,
  }) => {
    for (const list of [listAt('/transportasi'), listAt('/blog')]) {
      site.admin.replace(list.collection, numbered(list, 2));
      site.admin.setFault(`/api/admin/${list.collection}`, HOLD);
      await page.goto(list.path, { waitUntil: 'commit' });
      const states = page.getByRole('status');
      const skeletons = page.getByRole('status', { name: 'Memuat data' });
      const loading = list.loading === 'cards' ? skeletons : states.filter({ hasText: list.loading });
      await expect(loading).toBeVisible();
      if (list.loading === 'cards') await expect(loading.getByRole('listitem')).toHaveCount(6);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.h1);
      await expect(page.getByRole('article')).toHaveCount(0);

      site.admin.release();
      await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveText(['Uji 1', 'Uji 2']);
      await expect(loading).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('loading animations change only transforms and opacity', async ({ page, site }) => {
    for (const path of ['/tiket', '/tiket/1', '/cari?q=ubud']) {
      site.admin.setFault('/api', HOLD);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
      // No animation runs before the styles are loaded.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length), path).toBeGreaterThan(0);
      const properties = await page.evaluate(() => {
        const frames = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
        return [...new Set(frames.flatMap((frame) => Object.keys(frame)))];
      });
      const metadata = ['offset', 'computedOffset', 'easing', 'composite'];
      expect(properties.length, path).toBeGreaterThan(metadata.length);
      const compositorProperties = ['translate', 'rotate', 'scale', 'transform', 'opacity'];
      expect(
        properties.filter((name) => !metadata.includes(name) && !compositorProperties.includes(name)),
        path,
      ).toEqual([]);
      site.admin.release();
      await page.waitForLoadState();
    }
  });
});

test.describe('with client navigation', () => {
  test.use({ siteKind: 'longTimeouts' });

  test('a navigation to a slow list shows its loading state after 150 ms', async ({ page, site }) => {
    const list = listAt('/blog');
    site.admin.replace(list.collection, numbered(list, 9));
    await installClock(page);
    await gotoHydrated(page, '/contact');
    await stopClock(page);
    site.admin.setFault(`/api/admin/${list.collection}`, HOLD);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    // One timer for the loading state, one for the progress bar at the top.
    await expectTimers(page, 150, { set: 2 });
    const loading = page.getByText(list.loading, { exact: true });
    await page.clock.runFor(149);
    await expect(loading).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list.h1);

    await page.clock.runFor(1);
    await expect(loading).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.h1);
    await page.clock.resume();
    site.admin.release();
    await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveCount(6);
    await expect(loading).toHaveCount(0);
  });

  test('a navigation to a fast list shows no loading state', async ({ page, site }) => {
    site.admin.replace('blogs', numbered(listAt('/blog'), 2));
    await installClock(page);
    await gotoHydrated(page, '/contact');
    // The clock is paused: the 150 ms delay does not elapse.
    await stopClock(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes('Memuat data blogs ...')) document.title = 'loading was shown';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveCount(2);
    await expect(page).toHaveTitle('Blog Travel Bali | Jelajahi Bali');
  });
});
