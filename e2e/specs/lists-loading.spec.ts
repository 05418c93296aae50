import { listAt, numbered } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { expectTimers, installClock, stopClock } from '../support/fake-timers';
import { gotoHydrated } from '../support/goto-hydrated';

test.use({ siteKind: 'streaming' });

const HOLD = { kind: 'hold' } as const;

// With JavaScript: `layout-shift.spec.ts`.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows its loading state, six cards or a text, and then its cards', async ({ page, site }) => {
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
      // No animation runs before the styles have loaded.
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
