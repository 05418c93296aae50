import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { lists } from '../fixtures/lists';
import { expect, test } from '../fixtures/test';

/** The linear light of each channel value (WCAG). */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** The relative luminance of the color whose channels begin at this index (WCAG). */
function luminance(channels: ArrayLike<number>, at = 0): number {
  const light = (channel: number) => LIGHT[channels[at + channel] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}

/** Makes an element's words transparent. Returns their color, and the position of their lines on the screen. */
const hide = (words: Locator) =>
  words.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    element.style.color = 'transparent';
    const color = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    // Only the lines of text, not the whole width of a block.
    const text = document.createRange();
    // An icon before the words has its own color.
    if (element.lastChild) text.selectNodeContents(element.lastChild);
    const { x, y, width, height } = text.getBoundingClientRect();
    const lines = { left: Math.floor(x), top: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
    return { text: element.textContent, color, lines };
  });

/** The lowest contrast between each element's light text and its background. */
async function contrasts(page: Page, words: readonly Locator[]) {
  // When the last words are in sight, the others are too.
  await words.at(-1)?.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const hidden = await Promise.all(words.map(hide));
  const top = Math.min(...hidden.map(({ lines }) => lines.top));
  const height = Math.max(...hidden.map(({ lines }) => lines.top + lines.height)) - top;
  const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height };
  const picture = sharp(await page.screenshot({ animations: 'disabled', clip })).removeAlpha();
  return Promise.all(
    hidden.map(async ({ text, color, lines }) => {
      const region = { ...lines, top: lines.top - top };
      const data = await picture.clone().extract(region).raw().toBuffer();
      let brightest = 0;
      for (let at = 0; at < data.length; at += 3) {
        brightest = Math.max(brightest, luminance(data, at));
      }
      return { text, contrast: (luminance(color) + 0.05) / (brightest + 0.05) };
    }),
  );
}

// A phone both ways, and a wide screen. Each has its own window: a screenshot of a resized one may show the old size.
const screens = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1280, height: 900 },
];

for (const screen of screens) {
  test.describe(`at ${screen.width} px`, () => {
    // Heroes need no scripts.
    test.use({ javaScriptEnabled: false, viewport: screen });

    test('the words of every hero are readable on its picture', async ({ page }) => {
      // Card pictures are not needed, and the server would encode them.
      await page.route('**/storage/**', (route) => route.abort());
      for (const path of ['/', '/contact', '/kuliner', '/cari', ...lists.map((list) => list.path)]) {
        await page.goto(path);
        const main = page.getByRole('main');
        await main
          .getByRole('presentation')
          .first()
          .evaluate((image: HTMLImageElement) => image.decode());
        // The elements of a group fit a screen.
        const groups = [[page.getByRole('heading', { level: 1 }), main.getByRole('paragraph').first()]];
        if (path === '/') groups.push([main.getByText('Wisata Alam').first(), main.getByText('Lokasi Strategis')]);
        const sections = main.getByRole('navigation', { name: 'Bagian situs' });
        // On phones the last elements are beyond the edge.
        if (path === '/') groups.push([sections.getByText(screen.width > 1000 ? 'Blog' : 'Paket Tour')]);
        if (path === '/') groups.push([main.getByText('nomor resmi')]);
        if (path === '/contact') groups.push([main.getByText('wisatawan bahagia'), main.getByText('dukungan')]);
        for (const words of groups) {
          for (const { text, contrast } of await contrasts(page, words)) {
            expect.soft(contrast, `${path}: ${text}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    });
  });
}
