import { test as base, expect } from 'playwright/test';
import { type SampleAdmin, startSampleAdmin } from '../sample-admin/server';
import { startSite } from './start-site';

interface Site {
  url: string;
  admin: SampleAdmin;
}

/** How long the sites under test wait for their admin hosts. No test depends on how fast the machine is. */
const settings = {
  /** As long as it takes: pages come whole, with their right status, however busy the machine is. */
  patient: { ADMIN_TIMEOUT_MS: '60000', STREAM_AFTER_MS: '60000' },
  /** Soon begins a page whose answers are awaited: for loading states, with the fault `hold`. */
  streaming: { ADMIN_TIMEOUT_MS: '60000', STREAM_AFTER_MS: '100' },
  /** The same, and soon gives an answer up: for timeouts, with the fault `hang`. */
  hasty: { ADMIN_TIMEOUT_MS: '4000', STREAM_AFTER_MS: '100' },
};

type SiteKind = keyof typeof settings;

interface Options {
  /** Which of the sites a test is for. */
  siteKind: SiteKind;
  /** Console messages that a test expects, such as the browser's own line about a page with status 404. */
  expectedConsole: RegExp[];
}

/**
 * The site under test: the production build, which keeps nothing, so that a fault shows at once; and its sample admin
 * host. Every test begins without faults. A console error, a hydration warning or an error in the page fails it.
 */
export const test = base.extend<Options & { site: Site }, { sites: (kind: SiteKind) => Promise<Site> }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const started = new Map<SiteKind, ReturnType<typeof startSiteOfKind>>();
      await use((kind) => {
        const site = started.get(kind) ?? startSiteOfKind(kind);
        started.set(kind, site);
        return site;
      });
      for (const site of started.values()) await (await site).stop();
    },
    { scope: 'worker' },
  ],
  siteKind: ['patient', { option: true }],
  site: async ({ sites, siteKind }, use) => {
    const site = await sites(siteKind);
    site.admin.restore();
    site.admin.clearCalls();
    await use(site);
    site.admin.clearFaults();
  },
  baseURL: async ({ site }, use) => use(site.url),
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

async function startSiteOfKind(kind: SiteKind) {
  const admin = await startSampleAdmin();
  const server = await startSite({
    ADMIN_HOST: admin.url,
    ADMIN_FRESH_SECONDS: '0',
    ADMIN_STALE_SECONDS: '0',
    ...settings[kind],
  });
  const stop = async () => {
    await server.stop();
    await admin.close();
  };
  return { url: server.url, admin, stop };
}
