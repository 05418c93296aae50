import { expect } from 'playwright/test';
import type { Target } from './in-page';

/** The operations of a browser's driver on its one tab. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It uses only its argument. */
  evaluate: <T, A>(work: (argument: A) => T, argument: A) => Promise<T>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowDown';

export type Tab = ReturnType<typeof tabOf>;

/** A browser's tab on the site under test, used as a visitor does. */
export function tabOf(driver: Driver, siteUrl: string, isTranslated: boolean) {
  const { evaluate } = driver;

  /** Opens a path and waits until the page is hydrated, and translated if the browser translates. */
  const open = async (path: string) => {
    await driver.goto(siteUrl + path);
    const isHydrated = () =>
      evaluate(
        () =>
          document.readyState === 'complete' &&
          Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
        null,
      );
    await expect.poll(isHydrated, `${path} is hydrated`).toBe(true);
    if (isTranslated) await evaluate(() => window.inPage.translate(), null);
  };

  /** Clicks the first element once it is there and nothing covers it. */
  const click = async (target: Target) => {
    const points: string[] = [];
    let point = { x: 0, y: 0 };
    const rests = async () => {
      const found = await evaluate((one: Target) => window.inPage.pointOf(one), target);
      points.push(JSON.stringify(found));
      if (found) point = found;
      return found !== null && points.at(-1) === points.at(-2);
    };
    await expect.poll(rests, `${nameOf(target)} can be clicked`).toBe(true);
    await driver.clickAt(point.x, point.y);
  };

  /** The text of each element, with white space as on the screen. */
  const texts = (target: Target) =>
    evaluate(
      (one: Target) =>
        window.inPage.find(one).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
      target,
    );

  const url = () => evaluate(() => location.pathname + location.search + location.hash, null);
  const expectVisible = (target: Target) =>
    expect.poll(() => texts(target), `${nameOf(target)} is there`).not.toEqual([]);

  return {
    ...driver,
    ...{ open, click, texts, expectVisible },
    /** Clicks the element with this text. */
    clickText: (name: string, within?: Target) => click({ role: 'text', name, within }),
    /** Selects the text of a field. */
    select: (target: Target) =>
      evaluate((one: Target) => (window.inPage.find(one)[0] as HTMLInputElement).select(), target),
    value: (target: Target) =>
      evaluate((one: Target) => (window.inPage.find(one)[0] as HTMLInputElement | undefined)?.value, target),
    href: (target: Target) =>
      evaluate((one: Target) => (window.inPage.find(one)[0] as HTMLAnchorElement | undefined)?.href, target),
    expectUrl: (pathAndQuery: string | RegExp) => expect.poll(url).toEqual(matching(pathAndQuery)),
    expectHidden: (target: Target) => expect.poll(() => texts(target), `${nameOf(target)} is not there`).toEqual([]),
    expectText: (target: Target, text: string | RegExp) =>
      expect.poll(() => texts(target).then(([found = '']) => found)).toEqual(matching(text)),
    expectTextOnPage: (pattern: string) => expectVisible({ role: 'text', pattern }),
  };
}

const matching = (text: string | RegExp) => (typeof text === 'string' ? text : expect.stringMatching(text));

const nameOf = ({ role, name, pattern }: Target) => `${role} ${name ?? pattern ?? ''}`;
