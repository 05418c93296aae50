import { test as base, expect } from 'playwright/test';
import { startIsolatedSite } from '../../tests/support/isolated-site';
import { type Engine, startEngine } from './engines';
import { type InjectingProxy, startInjectingProxy } from './injecting-proxy';
import { type Driver, type Tab, tabOf } from './tab';

/** The options of a project in playwright.config.ts. */
export interface BrowserOptions {
  engine: Engine;
  /** Whether the browser translates each page. */
  translated: boolean;
}

/** A site with its content in memory, and one tab of an engine other than Chromium. A script error fails the test. */
export const test = base.extend<{ tab: Tab }, BrowserOptions & { network: InjectingProxy; driver: Driver }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  translated: [false, { option: true, scope: 'worker' }],
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const proxy = await startInjectingProxy();
      const site = await startIsolatedSite({ SITE_URL: proxy.url, ADMIN_FRESH_SECONDS: '600' });
      proxy.forwardTo(site.url);
      await use(proxy);
      proxy.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await startEngine(engine);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ driver, network, translated }, use) => {
    await driver.resize(1280, 800);
    await use(tabOf(driver, network.url, translated));
    expect(await driver.evaluate(() => window.inPage.errors(), null), 'script errors').toEqual([]);
    // QtWebEngine does not report a document as loaded when it replaces a page that is still loading another one.
    const isIdle = () =>
      driver.evaluate(() => (window.__remixRouter?.state.navigation.state ?? 'idle') === 'idle', null);
    await expect.poll(isIdle, 'nothing loads').toBe(true);
    // Leaves the page first: its pending requests fail then, and would be errors of the next test.
    await driver.goto(`${network.url}/robots.txt`);
    await driver.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    }, null);
  },
});

export { expect };
