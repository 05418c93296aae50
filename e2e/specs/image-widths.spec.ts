import type { Page } from 'playwright/test';
import { pageFixtures } from '../fixtures/page-fixtures';
import { expect, test } from '../fixtures/test';

/** A delivered picture may be so much wider than it is shown, on its screen's density, and so much narrower. */
const MOST = 1.5;
const LEAST = 0.75;

const screens = [
  { width: 360, height: 740, density: 2 },
  { width: 768, height: 1024, density: 1 },
  { width: 768, height: 1024, density: 2 },
  { width: 1280, height: 800, density: 1 },
];
const paths = [...pageFixtures.map(({ path }) => path).filter((path) => !path.endsWith('.xml')), '/contact'];

// What stands in it does not matter here, only which width the browser asks for.
const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';

for (const { width, height, density } of screens) {
  test.describe(`at ${width} px, density ${density}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    test('pictures are no wider than the screen needs, and the first comes before others', async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await drawPictures(page);
      const forget = await memoryOf(page);
      for (const path of paths) {
        await forget();
        await page.goto(baseURL + path);
        const shown = await pictures(page);
        for (const { src, file } of shown) {
          // What has come for a larger place is shown in a smaller one too: it costs nothing more.
          const needed = Math.max(...shown.filter((other) => other.src === src).map((other) => other.needed));
          const share = file / (needed * density);
          expect.soft(share, `${path}: ${src}, shown ${needed} px wide`).toBeLessThanOrEqual(MOST);
          expect.soft(share, `${path}: ${src}, shown ${needed} px wide`).toBeGreaterThanOrEqual(LEAST);
        }
        const [first] = shown.filter(({ inView }) => inView);
        expect.soft(first?.first ?? true, `${path}: ${first?.src} comes first`).toBe(true);
      }
    });
  });
}

/** Gives a drawing for every stored picture. With a route of Playwright's, each page would fetch all scripts anew. */
async function drawPictures(page: Page) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
        body: Buffer.from(drawn).toString('base64'),
      })
      // A width that the browser has given up for another: who waits for a picture waits for that one.
      .catch((error: Error) => expect.soft(error.message).toContain('Invalid InterceptionId')),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/storage/*' }] });
}

/** A way to have a page come as on a first visit: a wider picture that is in memory is shown in a smaller place too. */
async function memoryOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async () => {
    // Switched off it is emptied; what lies on the disk stays.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  };
}

/** The page's stored pictures, those below the fold too, once the browser has chosen a width for each. */
async function pictures(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) =>
        image.getAttribute('src')?.startsWith('/storage/') && image.getBoundingClientRect().width > 0,
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
      // In a frame that is higher than the picture it is as wide as the frame's height wants it.
      needed: Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight),
    }));
  });
}
