import { createPath, type Location, type NavigateFunction, parsePath } from '@remix-run/react';
import { tryOr } from '~/lib/try-or';

/** The router's state, which is kept up to date here. */
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
  /** Marks an entry for something that is open above the page. */
  isCover?: true;
}

interface Cover {
  close: () => void;
  /** The key of the page's own entry, which is below this one. */
  key?: string;
  /** The index of the entry for what is open, if it has one. */
  idx?: number;
}

/** Returns the state of the browser's current entry. */
const stateNow = () => window.history.state as EntryState | null;

export type PageHistory = ReturnType<typeof createPageHistory>;

/**
 * Keeps the history in step with what a visitor sees. The router changes the history only once a page has loaded, and
 * ignores what opens above a page, so Back would go one page too far. Here a navigation has its entry from the click
 * on, and so has an open dialog or menu. The next entry replaces theirs.
 */
export function createPageHistory() {
  /** The key of the entry whose page is loading. The router replaces it. */
  let pending: string | null = null;
  let open: Cover | null = null;
  /** The callbacks that wait for a step back to the page's own entry, which takes browsers some time. */
  let afterBack: (() => void)[] | null = null;

  const pageHistory = {
    /** Kept up to date by `useSyncPageHistory`. */
    router: null as Router | null,
    /** Shows the page again that a pending page has replaced. */
    showPage: null as (() => void) | null,

    /** Like the router's, but changes the history at once. */
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
        // Rendered at once, so that the next change of this page starts from this one (`usePendingLocation`).
        const flushSync = parsePath(to).pathname === router?.location.pathname;
        router?.navigate(to, { ...options, replace: replace || enter(to, options.state, isSpare), flushSync });
      }
    },

    /**
     * Adds an entry for something that opens above the page and that Back closes.
     *
     * @returns a function to call once it is closed, however that happened
     */
    cover(closeIt: () => void): () => void {
      close();
      const below = stateNow();
      const cover: Cover = { close: closeIt, key: below?.key };
      open = cover;
      // While a page is loading, Back leaves that page as well.
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

    /** Follows the browser's steps; must listen before the router. */
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
      // The page stays, so the router has nothing to load.
      event.stopImmediatePropagation();
      keepReplaced(entry);
      for (const task of tasks ?? []) task();
    } else if (entry?.isCover) {
      // A step forward to something that was closed.
      event.stopImmediatePropagation();
      if (entry.key === pageHistory.router?.location.key) goBack();
      else window.history.back();
    } else {
      pageHistory.showPage?.();
    }
  }

  /** Whether the browser is at the entry of a page that is loading. */
  const isLoading = () => pending !== null && stateNow()?.key === pending;

  /** Whether the browser is at the entry of what is open, even if a pending navigation has replaced that entry. */
  const isOnCover = () => open?.idx !== undefined && stateNow()?.idx === open.idx;

  /** Adds the entry of a navigation, in place of a spare one; returns whether it could. */
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

  /** Gives the page's own entry the state that a pending navigation has put into the entry above it. */
  function keepReplaced(entry: EntryState | null) {
    const { router } = pageHistory;
    if (!router?.isIdle || entry?.key === router.location.key) return;
    const { state, key } = router.location;
    addEntry({ usr: state, key, idx: entry?.idx ?? 0 }, createPath(router.location), true);
  }

  return pageHistory;
}

/** Adds or replaces an entry, if the browser allows it: Safari limits how many a page adds. */
const addEntry = (state: object, to?: string, replace?: boolean) =>
  tryOr(() => {
    window.history[replace ? 'replaceState' : 'pushState'](state, '', to);
    return true;
  }, false);
