import type { Page } from 'playwright/test';
import { expect } from '../fixtures/test';

declare global {
  interface Window {
    /** All timers of the page, and whether each is still pending. */
    timersSet: { ms: number; waiting: boolean }[];
  }
}

/** Installs a clock that a test can pause, and records the page's timers. Call it before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const { setTimeout: set, clearTimeout: clear } = window;
    const byId = new Map<number | undefined, { ms: number; waiting: boolean }>();
    const done = (id: number | undefined) => {
      const timer = byId.get(id);
      if (timer) timer.waiting = false;
    };
    window.timersSet = [];
    const setAndNote = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      const id = set(() => {
        done(id);
        work(...given);
      }, ms);
      const timer = { ms, waiting: true };
      byId.set(id, timer);
      window.timersSet.push(timer);
      return id;
    };
    const clearAndNote = (id?: number) => {
      done(id);
      clear(id);
    };
    Object.assign(window, { setTimeout: setAndNote, clearTimeout: clearAndNote });
  });
}

/** Pauses the page's clock. Then only `page.clock.runFor` advances time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Waits until this many timers of this many milliseconds are set, or pending, so that advancing time fires them. */
export async function expectTimers(
  page: Page,
  ms: number,
  expected: { set?: number; waiting?: number },
): Promise<void> {
  const timers = async () => {
    const found = await page.evaluate((wanted) => window.timersSet.filter((one) => one.ms === wanted), ms);
    return { set: found.length, waiting: found.filter(({ waiting }) => waiting).length };
  };
  await expect.poll(timers, `timers of ${ms} ms`).toMatchObject(expected);
}
