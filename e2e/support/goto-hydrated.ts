import type { BrowserContext, Page, Response } from 'playwright/test';

/** Opens a page and waits until it is hydrated, so that its event handlers see the next key or click. */
export async function gotoHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits until the open page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // A font that loads later would move the content below its text.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // React's effects have run by the second frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Caches the site's fonts: a page whose fonts come too late keeps the fallback's widths (`font-display: optional`). */
export async function cacheFonts(page: Page): Promise<void> {
  await gotoHydrated(page, '/cari');
}

/** All scripts of the site. A page that waits for them is slow to hydrate. */
export const SCRIPTS = /\/assets\/[^/]*\.js$/;

/** Holds the requests whose URL matches until the returned function is called. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => released.then(() => route.continue()));
  return release;
}

/** Replaces WhatsApp with a stub page, so that a chat's tab has the chat's URL without network access. */
export async function stubWhatsapp(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'Obrolan' }));
}
