import type { Page } from 'playwright/test';
import { openReady } from './open';
import { expect, test } from './test';

/** The page waits for a record as long as it takes, so that a busy machine leaves no transition out. */
async function waitPatiently(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout: set } = window;
    const patient = (work: () => void, ms?: number) => set(work, ms === 150 ? 30_000 : ms);
    Object.assign(window, { setTimeout: patient });
  });
}

/** Clicks on a link, and tells whether a picture has grown from the page left into the page reached. */
async function grows(page: Page, name: RegExp): Promise<boolean> {
  await page.evaluate(() => {
    const begin = document.startViewTransition?.bind(document);
    if (!begin) return;
    // Asked when it begins: on a busy machine the whole of it may fall between two frames.
    document.startViewTransition = (update) => {
      const transition = begin(update);
      const note = () => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        if (moving.includes('::view-transition-group(picture)')) document.body.dataset.grown = 'true';
      };
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  const before = page.url();
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL((url) => url.href !== before);
  await expect(page.getByRole('link', { name: 'Kembali' })).toBeVisible();
  // The page moves only for a moment; it is over when nothing does.
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running')),
    )
    .toBe(false);
  return page.evaluate(() => document.body.dataset.grown === 'true');
}

for (const path of ['/akomodasi', '/blog']) {
  test(`from ${path} a card's picture grows into the record's, and the way back is taken at once`, async ({
    page,
  }) => {
    await waitPatiently(page);
    await openReady(page, path);
    expect(await grows(page, /^Lihat Detail/)).toBe(true);
    await page.evaluate(() => delete document.body.dataset.grown);
    await page.goBack();
    await expect(page.getByRole('link', { name: /^Lihat Detail/ }).first()).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.grown)).toBeUndefined();
  });
}

test('a browser without such style sheets and transitions follows the link all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openReady(page, '/akomodasi');
  expect(await grows(page, /^Lihat Detail/)).toBe(false);
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing grows', async ({ page }) => {
    await waitPatiently(page);
    await openReady(page, '/akomodasi');
    expect(await grows(page, /^Lihat Detail/)).toBe(false);
  });
});

test.describe('on the way to a record that is late', () => {
  test.use({ siteKind: 'streaming' });

  test('the page does not stand still: progress and the loading state show', async ({ page, site }) => {
    await openReady(page, '/akomodasi');
    site.admin.setFault('/', { kind: 'hold' });
    await page
      .getByRole('link', { name: /^Lihat Detail/ })
      .first()
      .click();
    await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Memuat detail akomodasi...');
    site.admin.clearFaults();
    await expect(page.getByRole('tablist')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeHidden();
  });
});
