import type { Page } from 'playwright/test';

/** What moved, for reading: the share of the screen and what it was. */
type Shift = string;

interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

type Entry = PerformanceEntry & { value: number; sources: Source[] };

declare global {
  interface Window {
    shifts?: PerformanceObserver;
    seenShifts?: Shift[];
  }
}

/** From its next document on, notes whatever moves on a page, also right after a click, which the CLS leaves out. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Entry[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${name} from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        seen.push(`${value}: ${moved.join(' | ')}`);
      }
    };
    window.seenShifts = seen;
    window.shifts = new PerformanceObserver((list) => note(list.getEntries()));
    window.shifts.observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the document began, or since this was last asked. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  // What the browser has laid out is told two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  return page.evaluate(() => window.seenShifts?.splice(0) ?? ['nobody was watching']);
}
