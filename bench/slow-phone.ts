import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { findChromium } from '../scripts/chromium.mjs';

/**
 * How Lighthouse slows a phone down (its mobile defaults: 150 ms round trips, 1.6 Mbps, 4× CPU slowdown): applied to the
 * browser, or simulated from an unthrottled load, as PageSpeed Insights does.
 */
export type Method = 'applied' | 'simulated';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Measured extends Record<(typeof categories)[number], number> {
  'FCP ms': number;
  'LCP ms': number;
  'TBT ms': number;
  CLS: number;
  'KB in all': number;
}

/** A Chromium that runs Lighthouse. */
export async function launchSlowPhone() {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    close: async () => chrome.kill(),
    /** Loads a page; `flags` are Lighthouse's. Returns scores to 100, and the names of failing audits. */
    measure: async (url: string, method: Method, flags: Flags = {}): Promise<{ row: Measured; failing: string[] }> => {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        throttlingMethod: method === 'applied' ? 'devtools' : 'simulate',
        ...flags,
      });
      if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
      const { lhr } = result;
      const failing = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
      );
      const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
      const value = (name: string) => lhr.audits[name]?.numericValue ?? 0;
      return {
        row: {
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
          'FCP ms': Math.round(value('first-contentful-paint')),
          'LCP ms': Math.round(value('largest-contentful-paint')),
          'TBT ms': Math.round(value('total-blocking-time')),
          CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
          'KB in all': Math.round(value('total-byte-weight') / 1024),
        },
        failing: failing.map(({ id }) => id),
      };
    },
  };
}
