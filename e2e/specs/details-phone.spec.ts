import type { Page } from 'playwright/test';
import { detailOf } from '../fixtures/details';
import { expect, test, withAndWithoutJavaScript } from '../fixtures/test';
import { clickInPlace } from '../support/click-in-place';
import { cacheFonts, gotoHydrated } from '../support/goto-hydrated';

const tour = detailOf('/paket-tour').full;
const tabs = (page: Page) => page.getByRole('tablist');

/** The height in pixels of the elements that stick to the viewport's edges. */
const stuckHeight = (page: Page) =>
  page.evaluate(() => {
    let height = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { position, visibility, opacity } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isWide = box.width > innerWidth / 2 && box.height > 0;
      const isSeen = visibility === 'visible' && opacity !== '0' && box.bottom > 0 && box.top < innerHeight;
      if ((position === 'fixed' || position === 'sticky') && isWide && isSeen) height += box.height;
    }
    return height;
  });

test.use({ viewport: { width: 360, height: 780 } });

test('four tabs fit, and stay below the back bar while the visitor reads their panel', async ({ page, site }) => {
  const days = Array.from({ length: 12 }, (_, day) => ({ day, aktivitas: [{ aktivitas: 'Menyusuri pematang' }] }));
  site.admin.replace('pakets', [{ ...tour.record, jadwal: days }]);
  await cacheFonts(page);
  await gotoHydrated(page, tour.href);
  await expect(page.getByRole('tab')).toHaveCount(4);
  for (const tab of await page.getByRole('tab').all()) {
    const box = await tab.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  await page.getByRole('tab', { name: 'Jadwal' }).click();
  await page.getByText('Hari 9', { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(tabs(page)).toBeInViewport();
  // Sticky tabs follow the header a frame later: a click while they move would miss.
  const belowBar = async () => {
    const bar = await page.getByRole('link', { name: 'Kembali', exact: true }).boundingBox();
    return ((await tabs(page).boundingBox())?.y ?? Infinity) - (bar?.y ?? 0);
  };
  await expect.poll(belowBar).toBeLessThan(80);
  await clickInPlace(page.getByRole('tab', { name: 'Tempat' }));
  await expect(page.getByText('Bukit Cinta')).toBeInViewport();
});

withAndWithoutJavaScript(() => {
  test('a shared link to a tab opens with its content in sight', async ({ page, site }) => {
    site.admin.replace('pakets', [tour.record]);
    await page.goto(`${tour.href}?tab=termasuk`);
    await expect(page.getByRole('tabpanel').getByText('Mobil dan sopir')).toBeInViewport();
  });
});

test.describe('held sideways', () => {
  test.use({ viewport: { width: 780, height: 360 } });

  test('sticky elements take at most 30 % of the height', async ({ page, site }) => {
    site.admin.replace('pakets', [tour.record]);
    await gotoHydrated(page, tour.href);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => stuckHeight(page)).toBeLessThanOrEqual(108);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => stuckHeight(page)).toBeLessThanOrEqual(108);
  });
});
