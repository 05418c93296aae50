import type { Page } from 'playwright/test';

/** A layout shift as text: its score and its elements. */
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

/** Records every layout shift from the next document on, including those right after a click, which CLS excludes. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Entry[]) {
        const elements = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${name} from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        seen.push(`${value}: ${elements.join(' | ')}`);
      }
    };
    window.seenShifts = seen;
    window.shifts = new PerformanceObserver((list) => note(list.getEntries()));
    window.shifts.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the shifts since the document started, or since the last call. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  // The browser reports a shift up to two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  return page.evaluate(() => window.seenShifts?.splice(0) ?? ['nobody was watching']);
}
