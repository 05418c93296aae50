import { createPath, type Location, type NavigateFunction, parsePath } from '@remix-run/react';
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

/** The state of the entry that the browser is at. */
const stateNow = () => window.history.state as EntryState | null;

export type PageHistory = ReturnType<typeof createPageHistory>;

/**
 * Keeps the history in step with what a visitor sees. The router moves it only when a page has loaded, and knows of nothing
 * that opens above a page, so Back would lead one page too far. Here a navigation has its entry from the click on, and so
 * has an open dialog or menu; what follows takes the place of such an entry.
 */
export function createPageHistory() {
  /** The key of the entry whose page is loading. The router replaces it. */
  let pending: string | null = null;
  let open: Cover | null = null;
  /** What waits for a step back to the page's own entry, which browsers take some time for. */
  let afterBack: (() => void)[] | null = null;

  const pageHistory = {
    /** Kept up to date by `useSyncPageHistory`. */
    router: null as Router | null,
    /** Shows the page again that a pending page stands for. */
    showPage: null as (() => void) | null,

    /** As the router's, but the history moves at once. */
    navigate(to: string, { replace = false, ...options }: Options = {}): void {
      const navigate = () => pageHistory.navigate(to, { replace, ...options });
      if (afterBack) {
        afterBack.push(navigate);
        return;
      }
      const { router } = pageHistory;
      pageHistory.showPage?.();
      const isOnPending = isLoading();
      const isSpare = isOnPending || isOnCover();
      close();
      if (isOnPending && router && to === createPath(router.location)) {
        // The page that the visitor is leaving.
        window.history.back();
      } else if (replace && isSpare && !(isOnPending && window.location.pathname === router?.location.pathname)) {
        // The page's own entry is the one to replace.
        goBack(navigate);
      } else {
        // Rendered at once, the next change of this page starts from this one (`usePendingLocation`).
        const flushSync = parsePath(to).pathname === router?.location.pathname;
        router?.navigate(to, { ...options, replace: replace || enter(to, options.state, isSpare), flushSync });
      }
    },

    /**
     * Adds an entry for what opens above the page, which Back closes.
     *
     * @returns what to call once it is closed, however that happened
     */
    cover(closeIt: () => void): () => void {
      close();
      const below = stateNow();
      const cover: Cover = { close: closeIt, key: below?.key };
      open = cover;
      // While a page loads, Back leaves that as well.
      if (!afterBack && !isLoading()) {
        cover.idx = (below?.idx ?? 0) + 1;
        addEntry({ ...below, idx: cover.idx, isCover: true });
      }
      return () => {
        if (open !== cover) return;
        if (isOnCover()) goBack();
        open = null;
      };
    },

    /** Follows the browser's steps, of which the router must not hear before. */
    listen(): void {
      window.addEventListener('popstate', onPop);
      // After a reload nothing is open.
      if (stateNow()?.isCover) goBack();
    },
  };

  function onPop(event: PopStateEvent) {
    const entry = event.state as EntryState | null;
    const tasks = afterBack;
    const cover = open;
    afterBack = null;
    pending = null;
    if (!tasks) close();
    if (tasks || (cover?.idx !== undefined && cover.key === entry?.key)) {
      // The page stays: the router has nothing to load.
      event.stopImmediatePropagation();
      keepReplaced(entry);
      for (const task of tasks ?? []) task();
    } else if (entry?.isCover) {
      // Forward, to what was closed.
      event.stopImmediatePropagation();
      if (entry.key === pageHistory.router?.location.key) goBack();
      else window.history.back();
    } else {
      pageHistory.showPage?.();
    }
  }

  /** Whether the browser is at the entry of a page that loads. */
  const isLoading = () => pending !== null && stateNow()?.key === pending;

  /** Whether it is at the entry of what is open, even if a navigation that was under way has replaced that. */
  const isOnCover = () => open?.idx !== undefined && stateNow()?.idx === open.idx;

  /** Adds the entry of a navigation, in the place of a spare one; returns whether it could. */
  function enter(to: string, usr: unknown, isSpare: boolean): boolean {
    pending = String(Math.random());
    const idx = (stateNow()?.idx ?? 0) + (isSpare ? 0 : 1);
    return addEntry({ usr, key: pending, idx }, to, isSpare);
  }

  function close() {
    const cover = open;
    open = null;
    cover?.close();
  }

  function goBack(...tasks: (() => void)[]) {
    afterBack = tasks;
    window.history.back();
  }

  /** Gives the page's own entry what a navigation that was under way has put in the place of the one above. */
  function keepReplaced(entry: EntryState | null) {
    const { router } = pageHistory;
    if (!router?.isIdle || entry?.key === router.location.key) return;
    const { state, key } = router.location;
    addEntry({ usr: state, key, idx: entry?.idx ?? 0 }, createPath(router.location), true);
  }

  return pageHistory;
}

/** Safari limits how many entries a page adds. */
const addEntry = (state: object, to?: string, replace?: boolean) =>
  tryOr(() => {
    window.history[replace ? 'replaceState' : 'pushState'](state, '', to);
    return true;
  }, false);
