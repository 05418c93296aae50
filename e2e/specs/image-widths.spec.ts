import type { Page } from 'playwright/test';
import { layoutPaths } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

/** Bounds of the delivered image's width, relative to its rendered width times the device pixel ratio. */
const MAX_RATIO = 1.5;
const MIN_RATIO = 0.75;

const screens = [
  { width: 360, height: 740, density: 2 },
  { width: 768, height: 1024, density: 2 },
  { width: 1280, height: 800, density: 1 },
];
const paths = [...layoutPaths, '/contact'];

// Only the width that the browser requests matters, not the content.
const PLACEHOLDER_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';

for (const { width, height, density } of screens) {
  test.describe(`at ${width} px, device pixel ratio ${density}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height }, deviceScaleFactor: density });

    test('images are no wider than the screen needs, and the first one has priority', async ({ page, baseURL }) => {
      await stubImages(page);
      const forget = await memoryCacheClearer(page);
      for (const path of paths) {
        await forget();
        await page.goto(baseURL + path);
        const shown = await storedImages(page);
        for (const { src, file } of shown) {
          // The browser reuses a larger loaded image in a smaller box without a further request.
          const needed = Math.max(...shown.filter((other) => other.src === src).map((other) => other.needed));
          const share = file / (needed * density);
          expect.soft(share, `${path}: ${src}, shown ${needed} px wide`).toBeLessThanOrEqual(MAX_RATIO);
          expect.soft(share, `${path}: ${src}, shown ${needed} px wide`).toBeGreaterThanOrEqual(MIN_RATIO);
        }
        const [first] = shown.filter(({ inView }) => inView);
        expect.soft(first?.first ?? true, `${path}: ${first?.src} has priority`).toBe(true);
      }
    });
  });
}

/** Serves a drawing for every stored image. A Playwright route would switch the HTTP cache off for scripts too. */
async function stubImages(page: Page) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
        body: Buffer.from(PLACEHOLDER_SVG).toString('base64'),
      })
      // The browser cancelled this width for another one. The caller waits for that one.
      .catch((error: Error) => expect.soft(error.message).toContain('Invalid InterceptionId')),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/storage/*' }] });
}

/** Returns a function that makes the next page a first visit. Otherwise the browser reuses wider images from memory. */
async function memoryCacheClearer(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async () => {
    // Disabling the cache empties the memory cache. The disk cache stays.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  };
}

/** Returns the page's stored images, including those below the fold, once the browser has chosen their widths. */
async function storedImages(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.getAttribute('src')?.startsWith('/storage/') && image.getBoundingClientRect().width > 0,
    );
    const shown = images.map((image) => ({
      inView: image.getBoundingClientRect().top < innerHeight,
      first: image.loading === 'eager' && image.getAttribute('fetchpriority') === 'high',
    }));
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image, index) => ({
      inView: false,
      first: false,
      ...shown[index],
      src: image.currentSrc,
      file: Number(new URL(image.currentSrc).searchParams.get('w')),
      // In a box taller than the image's ratio, `object-fit: cover` renders it wider than the box.
      needed: Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight),
    }));
  });
}
