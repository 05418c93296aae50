import type { Page } from 'playwright/test';
import { LONG_WORD, longNames, strain } from './hard-content';
import { openReady } from './open';
import { type OwnSite, startOwnSite } from './own-site';
import { expect, statusLine, test } from './test';

const addresses = [
  '/',
  '/paket-tour',
  '/paketdetail/1',
  '/paketdetail/1?tab=jadwal',
  '/paketdetail/1?tab=termasuk',
  '/akomodasi',
  '/akomodasi/1?tab=fasilitas',
  '/transportasi',
  '/transportasi/1',
  '/tiket',
  '/tiket/1?tab=informasi',
  '/event',
  '/event/1',
  '/attraction',
  '/attraction/1',
  '/fasilitas',
  '/fasilitas/1?tab=detail',
  '/kuliner?lengkap=1',
  '/blog',
  '/blog/5',
  '/contact',
  '/cari?q=ubud',
  '/tiket?kategori=Nihil',
  '/event/tidak-ada',
  `/${LONG_WORD}`,
];

test.use({ expectedConsole: [statusLine] });

test.describe('with the sample content at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of addresses) {
    test(`nothing scrolls sideways, nor at twice the text: ${address}`, async ({ page }) => {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('with content that strains the page at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite(longNames);
    strain(site.admin);
  });
  test.afterAll(() => site.close());

  for (const address of addresses) {
    test(`nothing scrolls sideways, nor at twice the text: ${address}`, async ({ page }) => {
      await page.goto(site.url + address);
      await expectNoSidewaysScroll(page);
    });
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const address of ['/paket-tour', '/paketdetail/1', '/kuliner', '/contact']) {
    test(`what has the focus is never hidden: ${address}`, async ({ page }) => {
      test.slow();
      await openReady(page, address);
      const last = page.getByRole('button', { name: 'Pesan sekarang lewat WhatsApp' });
      do {
        await page.keyboard.press('Tab');
        await expect.poll(() => coveredFocus(page)).toBeNull();
      } while (!(await last.evaluate((button) => button === document.activeElement)));
    });
  }
});

async function expectNoSidewaysScroll(page: Page) {
  for (const size of ['100%', '200%']) {
    const width = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth;
    }, size);
    expect(width, `text at ${size}`).toBeLessThanOrEqual(320);
  }
}

/** The name of what has the focus and what lies upon it, when its middle is not to be seen; otherwise nothing. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // A frame's content is its own, and what scrolls by itself may be larger than the screen.
    if (!focused || focused === document.body || focused.matches('iframe, [tabindex="0"]')) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const upon = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (upon && (focused.contains(upon) || upon.contains(focused))) return null;
    const name = (element: Element | null) =>
      element ? `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}` : 'nothing';
    return `${name(focused)} lies below ${name(upon)}`;
  });
}
