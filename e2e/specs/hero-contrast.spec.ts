import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';
import { cacheFonts } from '../support/goto-hydrated';

/** The relative luminance of a color (WCAG), its channels from 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast of an element's light text with what is behind it. */
async function contrast(page: Page, words: Locator): Promise<number> {
  const color = await words.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
  await words.scrollIntoViewIfNeeded();
  // The lines of text only, not the whole width of a block.
  const lines = await words.evaluate((element) => {
    const text = document.createRange();
    // An icon before the words has a color of its own.
    if (element.lastChild) text.selectNodeContents(element.lastChild);
    const { x, y, width, height } = text.getBoundingClientRect();
    return { x, y, width, height };
  });
  await words.evaluate((element) => {
    element.style.color = 'transparent';
  });
  const picture = await page.screenshot({ clip: lines });
  await words.evaluate((element) => {
    element.style.color = '';
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    brightest = Math.max(brightest, luminance([red, green, blue]));
  }
  return (luminance(color) + 0.05) / (brightest + 0.05);
}

const screens = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1280, height: 900 },
];

test('the words of every hero are readable on its picture, on a phone both ways and on a wide screen', async ({
  page,
}) => {
  test.slow();
  await cacheFonts(page);
  for (const path of ['/', '/contact', '/kuliner', '/cari', ...lists.map((list) => list.path)]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const picture = main.getByRole('presentation').first();
    const words = [page.getByRole('heading', { level: 1 }), main.getByRole('paragraph').first()];
    if (path === '/') words.push(main.getByText('Wisata Alam').first(), main.getByText('Lokasi Strategis'));
    if (path === '/contact') words.push(main.getByText('wisatawan bahagia'), main.getByText('dukungan'));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      for (const each of words) {
        const name = `${path} at ${screen.width} px: ${await each.textContent()}`;
        expect.soft(await contrast(page, each), name).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
