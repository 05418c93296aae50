import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { gotoHydrated } from '../support/goto-hydrated';

// The site's links navigate within the document, and leave all other clicks to the browser.

const LIST = '/transportasi?kategori=SUV';
const card = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Lihat Detail Toyota Fortuner VRZ', exact: true });
const dataRequest = (page: Page) => page.waitForRequest(/\/transportasi\/toyota-fortuner-vrz\.data/);

/** Marks the document. Only a navigation that loads another document loses the mark. */
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-first', ''));
const isFirstDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-first'));

test('a resting pointer and the focus prefetch a link’s page; a click with a modifier opens it in another tab', async ({
  page,
  context,
}) => {
  for (const intend of [() => card(page).hover(), () => card(page).focus()]) {
    await gotoHydrated(page, LIST);
    const requested = dataRequest(page);
    await intend();
    await requested;
    await expect(page).toHaveURL(LIST);
  }
  const opened = context.waitForEvent('page');
  await card(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/transportasi/toyota-fortuner-vrz');
  await expect(page).toHaveURL(LIST);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('touching a link prefetches its page before the finger lifts', async ({ page, context }) => {
    await gotoHydrated(page, LIST);
    await card(page).scrollIntoViewIfNeeded();
    const box = await card(page).boundingBox();
    const touch = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    const requested = dataRequest(page);
    const session = await context.newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
    await requested;
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect(page).toHaveURL(LIST);
  });
});

test('a click navigates within the document; a link to the page itself adds no history entry', async ({ page }) => {
  await gotoHydrated(page, LIST);
  await markDocument(page);
  await card(page).click();
  await expect(page).toHaveURL('/transportasi/toyota-fortuner-vrz');
  // The next link would replace a page that still loads.
  await expect(page.getByRole('tablist')).toBeVisible();
  const length = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Jelajahi Bali', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Jelajahi Bali', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jelajahi Bali' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  expect(await isFirstDocument(page)).toBe(true);
});
