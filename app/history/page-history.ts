import { createPath, type Location, type NavigateFunction } from '@remix-run/react';
import { tryOr } from '~/lib/try-or';

/** What the router knows, and keeps up to date here. */
interface Router {
  navigate: NavigateFunction;
  location: Location;
  isIdle: boolean;
}

interface Options {
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
}

/** The state of a history entry, as the router reads it. */
interface EntryState {
  usr: unknown;
  key: string;
  idx: number;
  /** Of an entry that only stands for something open above the page. */
  isCover?: true;
}

interface Cover {
  close: () => void;
  /** The key of the page's own entry, which is below its own. */
  key?: string;
  /** The index of its own entry, if it has one. */
  idx?: number;
}

const topEntry = () => window.history.state as EntryState | null;

/**
 * Keeps the history in step with what a visitor sees. The router moves it only when a page has loaded, and knows of nothing
 * that opens above a page, so Back would lead one page too far. Here a navigation has its entry from the click on, and so
 * has an open dialog or menu; what follows takes the place of such an entry.
 */
export class PageHistory {
  /** Shows the page again where its pending page stands in its place. */
  showPage: (() => void) | null = null;
  router: Router | null = null;
  /** The key of the entry whose page is loading. The router replaces it. */
  #pending: string | null = null;
  #cover: Cover | null = null;
  /** What waits for a step back to the page's own entry, which browsers take some time for. */
  #afterBack: (() => void)[] | null = null;

  /** As the router's, but the history moves at once. */
  navigate = (to: string, { replace = false, ...options }: Options = {}): void => {
    const navigate = () => this.navigate(to, { replace, ...options });
    if (this.#afterBack) {
      this.#afterBack.push(navigate);
      return;
    }
    this.showPage?.();
    const here = this.router?.location;
    const isLoading = this.#isLoading();
    const isSpare = isLoading || topEntry()?.isCover === true;
    this.#close();
    if (isLoading && here && to === createPath(here)) {
      // The page that the visitor is leaving.
      window.history.back();
    } else if (replace && isSpare && !(isLoading && window.location.pathname === here?.pathname)) {
      // The page's own entry is the one to replace.
      this.#goBack(navigate);
    } else {
      const isEntered = replace || this.#enter(to, options.state, isSpare);
      this.router?.navigate(to, { ...options, replace: isEntered });
    }
  };

  /**
   * Adds an entry for what opens above the page, which Back closes.
   *
   * @returns what to call once it is closed, however that happened
   */
  cover(close: () => void): () => void {
    const cover: Cover = { close };
    const enter = () => {
      // While a page loads, Back leaves that as well.
      if (this.#cover !== cover || this.#isLoading()) return;
      const below = topEntry();
      const entry = { ...below, idx: (below?.idx ?? 0) + 1, isCover: true };
      tryOr(() => window.history.pushState(entry, ''), undefined);
      Object.assign(cover, { key: below?.key, idx: entry.idx });
    };
    this.#close();
    this.#cover = cover;
    if (this.#afterBack) this.#afterBack.push(enter);
    else enter();
    return () => {
      if (this.#cover !== cover) return;
      this.#cover = null;
      if (cover.idx !== undefined && topEntry()?.idx === cover.idx) this.#goBack();
    };
  }

  /** Follows the browser's steps, of which the router must not hear before. */
  listen(): void {
    window.addEventListener('popstate', this.#onPop);
    // After a reload nothing is open.
    if (topEntry()?.isCover) this.#goBack();
  }

  #onPop = (event: PopStateEvent) => {
    const entry = event.state as EntryState | null;
    const tasks = this.#afterBack;
    const cover = this.#cover;
    this.#afterBack = null;
    this.#pending = null;
    if (!tasks) this.#close();
    if (tasks || (cover?.idx !== undefined && cover.key === entry?.key)) {
      // The page stays: the router has nothing to load.
      event.stopImmediatePropagation();
      this.#keepReplaced(entry);
      for (const task of tasks ?? []) task();
    } else if (entry?.isCover) {
      // Forward, to what was closed.
      event.stopImmediatePropagation();
      if (entry.key === this.router?.location.key) this.#goBack();
      else window.history.back();
    } else {
      this.showPage?.();
    }
  };

  /** Whether the entry of a page that loads is on top. */
  #isLoading(): boolean {
    return this.#pending !== null && topEntry()?.key === this.#pending;
  }

  #enter(to: string, state: unknown, isSpare: boolean): boolean {
    const entry: EntryState = {
      usr: state ?? null,
      key: Math.random().toString(36).slice(2, 10),
      idx: (topEntry()?.idx ?? 0) + (isSpare ? 0 : 1),
    };
    const enter = () => {
      if (isSpare) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
      this.#pending = entry.key;
      return true;
    };
    // Safari limits how many entries a page adds.
    return tryOr(enter, false);
  }

  #close() {
    const cover = this.#cover;
    this.#cover = null;
    cover?.close();
  }

  #goBack(...tasks: (() => void)[]) {
    this.#afterBack = tasks;
    window.history.back();
  }

  /** A navigation that was under way when something opened has replaced the entry above the page's own. */
  #keepReplaced(entry: EntryState | null) {
    if (!this.router?.isIdle || entry?.key === this.router.location.key) return;
    const { state, key } = this.router.location;
    window.history.replaceState({ usr: state, key, idx: entry?.idx ?? 0 }, '', createPath(this.router.location));
  }
}
