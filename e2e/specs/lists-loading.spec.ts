import { type List, listAt, lists, numbered, textOf } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { expectTimers, installClock, stopClock } from '../support/fake-timers';
import { gotoHydrated } from '../support/goto-hydrated';

test.use({ siteKind: 'streaming' });

const HOLD = { kind: 'hold' } as const;
const visitor = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

/** Reads a document until the words are in it; `rest` reads on to its end and gives all of it. */
async function readUntil(address: string, words: string) {
  const response = await fetch(address, { headers: { 'User-Agent': visitor } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no body');
  let html = '';
  const readOn = async (enough: () => boolean) => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      html += part.value;
      if (enough()) break;
    }
    return html;
  };
  const begun = await readOn(() => html.includes(words));
  return { response, begun, rest: () => readOn(() => false) };
}

const loadingWords = (list: List) => (list.loading === 'cards' ? 'Memuat data' : list.loading);

test('a slow list begins with its frame and loading state, and its cards follow in the same answer', async ({
  site,
}) => {
  const begin = async (list: List) => {
    site.admin.replace(list.collection, numbered(list, 2));
    site.admin.setFault(`/api/admin/${list.collection}`, HOLD);
    const { response, begun, rest } = await readUntil(site.url + list.path, loadingWords(list));
    expect.soft(response.status, list.path).toBe(200);
    expect.soft(response.headers.get('Cache-Control'), list.path).toBe('no-store');
    expect.soft(textOf(begun)).toContain(list.h1);
    expect.soft(textOf(begun)).toContain(list.categories.at(-1));
    expect.soft(begun, list.path).not.toContain('Uji 1');
    return { list, rest };
  };
  const begun = await Promise.all(lists.map(begin));
  site.admin.release();
  for (const { list, rest } of begun) expect.soft(textOf(await rest()), list.path).toContain('Uji 1');
});

for (const crawler of [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'WhatsApp/2.24.1 A',
]) {
  test(`a slow list is complete at once for ${crawler}`, async ({ site }) => {
    const list = listAt('/paket-tour');
    site.admin.replace('pakets', numbered(list, 2));
    site.admin.setFault('/api/admin/pakets', HOLD);
    const preview = fetch(`${site.url}/paket-tour`, { headers: { 'User-Agent': crawler } });
    await expect.poll(() => site.admin.callsTo('/api/admin/pakets')).toBe(1);
    // A visitor who comes later sees the page begin: by then the crawler's would have begun too.
    const visit = await readUntil(`${site.url}/paket-tour`, loadingWords(list));
    site.admin.release();

    const response = await preview;
    const words = textOf(await response.text());
    expect.soft(response.status).toBe(200);
    expect.soft(words).toContain('Uji 1');
    expect.soft(words).not.toContain('Memuat data');
    await visit.rest();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const path of ['/transportasi', '/blog']) {
      test(`${path} shows its loading state first and its cards afterwards`, async ({ page, site }) => {
        const list = listAt(path);
        site.admin.replace(list.collection, numbered(list, 2));
        site.admin.setFault(`/api/admin/${list.collection}`, HOLD);
        await page.goto(path, { waitUntil: 'commit' });
        const loading =
          list.loading === 'cards'
            ? page.getByRole('status', { name: 'Memuat data' })
            : page.getByRole('status').filter({ hasText: list.loading });
        await expect(loading).toBeVisible();
        if (list.loading === 'cards') await expect(loading.getByRole('listitem')).toHaveCount(6);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.h1);
        await expect(page.getByRole('article')).toHaveCount(0);

        site.admin.release();
        await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveText(['Uji 1', 'Uji 2']);
        await expect(loading).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    }
  });
}

test('what moves while a page is awaited is moved, not painted anew', async ({ page, site }) => {
  for (const path of ['/tiket', '/tiket/1', '/cari?q=ubud']) {
    site.admin.setFault('/api', HOLD);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
    // Before the styles are there, nothing moves yet.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length), path).toBeGreaterThan(0);
    const moved = await page.evaluate(() => {
      const frames = document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      return [...new Set(frames.flatMap((frame) => Object.keys(frame)))];
    });
    const told = ['offset', 'computedOffset', 'easing', 'composite'];
    expect(moved.length, path).toBeGreaterThan(told.length);
    const free = ['translate', 'rotate', 'scale', 'transform', 'opacity'];
    expect(
      moved.filter((name) => !told.includes(name) && !free.includes(name)),
      path,
    ).toEqual([]);
    site.admin.release();
    await page.waitForLoadState();
  }
});

test.describe('within the site', () => {
  test.use({ siteKind: 'patient' });

  for (const [path, name] of [
    ['/akomodasi', 'Akomodasi'],
    ['/blog', 'Blog'],
  ] as const) {
    test(`on the way to a slow ${path} its loading state stands after 150 ms, and nothing jumps`, async ({
      page,
      site,
    }) => {
      const list = listAt(path);
      site.admin.replace(list.collection, numbered(list, 9));
      await installClock(page);
      await gotoHydrated(page, '/contact');
      await stopClock(page);
      site.admin.setFault(`/api/admin/${list.collection}`, HOLD);
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      // One for the loading state, one for the bar at the top.
      await expectTimers(page, 150, { set: 2 });
      const loading =
        list.loading === 'cards'
          ? page.getByRole('status', { name: 'Memuat data' })
          : page.getByText(list.loading, { exact: true });
      await page.clock.runFor(149);
      await expect(loading).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list.h1);

      await page.clock.runFor(1);
      await expect(loading).toBeVisible();
      const title = page.getByRole('heading', { level: 1, name: list.h1 });
      const before = await title.boundingBox();
      await page.clock.resume();
      site.admin.release();
      await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveCount(6);
      await expect(loading).toHaveCount(0);
      expect(await title.boundingBox()).toEqual(before);
    });
  }

  test('on the way to a fast list no loading state is shown', async ({ page, site }) => {
    site.admin.replace('blogs', numbered(listAt('/blog'), 2));
    await installClock(page);
    await gotoHydrated(page, '/contact');
    // Time stands still: what waits for 150 ms to pass does not happen.
    await stopClock(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes('Memuat data blogs ...'))
          document.title = 'loading was shown';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Uji/ })).toHaveCount(2);
    await expect(page).toHaveTitle('Blog Travel Bali | Jelajahi Bali');
  });
});
