import { test as base, expect } from 'playwright/test';
import { type SampleAdmin, startSampleAdmin } from '../sample-admin/server';
import { startSite } from './start-site';

interface Site {
  url: string;
  admin: SampleAdmin;
}

interface Options {
  /** Console messages that a test expects, such as the browser's own line about a page with status 404. */
  expectedConsole: RegExp[];
}

/**
 * The site under test: the production build, which keeps nothing, so that a fault shows at once; and its sample admin
 * host. Every test begins without faults. A console error, a hydration warning or an error in the page fails it.
 */
export const test = base.extend<Options, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const admin = await startSampleAdmin();
      const server = await startSite({
        ADMIN_HOST: admin.url,
        ADMIN_FRESH_SECONDS: '0',
        ADMIN_STALE_SECONDS: '0',
        ADMIN_TIMEOUT_MS: '2500',
        STREAM_AFTER_MS: '1000',
      });
      await use({ url: server.url, admin });
      await server.stop();
      await admin.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    site.admin.clearFaults();
    site.admin.restore();
    await use(site.url);
  },
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const stray: string[] = [];
    page.on('pageerror', (error) => stray.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      const missingPicture = /Failed to load resource/.test(text) && text.includes('/storage/');
      const told = message.type() === 'error' || message.type() === 'warning';
      if (told && !missingPicture && !expectedConsole.some((expected) => expected.test(text)))
        stray.push(text);
    });
    await use(page);
    expect(stray, 'stray console output').toEqual([]);
  },
});

export { expect };

/** The browser's own line about a document that came with an error status. */
export const statusLine = /Failed to load resource: the server responded with a status of/;
