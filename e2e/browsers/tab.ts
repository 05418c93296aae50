import { expect } from 'playwright/test';
import type { Target } from './in-page';

/** What a driver of a browser can do with its one tab. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page; it uses nothing but its argument. */
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

/** A browser's tab on the site under test, used as a visitor does. */
export class Tab {
  readonly #driver: Driver;
  readonly #siteUrl: string;
  readonly #isTranslated: boolean;

  constructor(driver: Driver, siteUrl: string, isTranslated: boolean) {
    this.#driver = driver;
    this.#siteUrl = siteUrl;
    this.#isTranslated = isTranslated;
  }

  /** Opens a path and waits until the page is hydrated, and translated if the browser translates. */
  async open(path: string): Promise<void> {
    await this.#driver.goto(this.#siteUrl + path);
    const isHydrated = () =>
      this.evaluate(
        () =>
          document.readyState === 'complete' &&
          Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
        null,
      );
    await expect.poll(isHydrated, `${path} is hydrated`).toBe(true);
    if (this.#isTranslated) await this.evaluate(() => window.inPage.translate(), null);
  }

  evaluate<T, A>(work: (argument: A) => T, argument: A): Promise<T> {
    return this.#driver.evaluate(work, argument);
  }

  /** Clicks the first element once it is there and nothing covers it. */
  async click(target: Target): Promise<void> {
    const points: string[] = [];
    let point = { x: 0, y: 0 };
    const rests = async () => {
      const found = await this.evaluate((one: Target) => window.inPage.pointOf(one), target);
      points.push(JSON.stringify(found));
      if (found) point = found;
      return found !== null && points.at(-1) === points.at(-2);
    };
    await expect.poll(rests, `${nameOf(target)} can be clicked`).toBe(true);
    await this.#driver.clickAt(point.x, point.y);
  }

  /** Clicks the element with this text. */
  clickText = (name: string, within?: Target) => this.click({ role: 'text', name, within });
  expectTextOnPage = (pattern: string) => this.expectVisible({ role: 'text', pattern });

  clickAt = (x: number, y: number) => this.#driver.clickAt(x, y);
  type = (text: string) => this.#driver.type(text);
  resize = (width: number, height: number) => this.#driver.resize(width, height);
  back = () => this.#driver.back();
  forward = () => this.#driver.forward();

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#driver.press(key);
  }

  /** The text of each element, its white space as on the screen. */
  texts(target: Target): Promise<string[]> {
    return this.evaluate(
      (one: Target) =>
        window.inPage.find(one).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
      target,
    );
  }

  value(target: Target): Promise<string | undefined> {
    return this.evaluate((one: Target) => (window.inPage.find(one)[0] as HTMLInputElement | undefined)?.value, target);
  }

  href(target: Target): Promise<string | undefined> {
    return this.evaluate((one: Target) => (window.inPage.find(one)[0] as HTMLAnchorElement | undefined)?.href, target);
  }

  async expectUrl(pathAndQuery: string | RegExp): Promise<void> {
    const url = () => this.evaluate(() => location.pathname + location.search + location.hash, null);
    if (typeof pathAndQuery === 'string') await expect.poll(url).toBe(pathAndQuery);
    else await expect.poll(url).toMatch(pathAndQuery);
  }

  async expectVisible(target: Target): Promise<void> {
    const count = () => this.texts(target).then(({ length }) => length);
    await expect.poll(count, `${nameOf(target)} is there`).toBeGreaterThan(0);
  }

  async expectHidden(target: Target): Promise<void> {
    await expect.poll(() => this.texts(target), `${nameOf(target)} is not there`).toEqual([]);
  }

  async expectText(target: Target, text: string | RegExp): Promise<void> {
    const first = () => this.texts(target).then(([found = '']) => found);
    if (typeof text === 'string') await expect.poll(first).toBe(text);
    else await expect.poll(first).toMatch(text);
  }
}

const nameOf = ({ role, name, pattern }: Target) => `${role} ${name ?? pattern ?? ''}`;
