import type { BrowserContext, Page, Response } from 'playwright/test';

/** Opens a page and waits until its scripts have taken it over, so that a key or click finds them listening. */
export async function gotoHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits until the page that is open is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // A font that comes later moves what stands below its text.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // What React does after its first render is done by the frame after the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Holds the site's scripts back until the returned function is called: a page that is slow to hydrate. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  return release;
}

/** Nothing comes from elsewhere while tests run: a word stands for a chat, so that its tab has the chat's address. */
export async function stubWhatsapp(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'Obrolan' }));
}
