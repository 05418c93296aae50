import { tryOr } from './try-or';

/** A text in `localStorage`, as untrusted as a URL. */
export interface StoredText {
  /**
   * Subscribes to changes in this tab and in others, for `useSyncExternalStore`. Returns the function that
   * unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
  /** Returns the text, empty if there is none; null if the browser blocks its storage. */
  read: () => string | null;
  /** Returns false if the browser blocks its storage or has no space for the text. */
  write: (text: string) => boolean;
}

/**
 * Returns a text that is stored on this device.
 *
 * @param maxLength in characters; a longer text is cut when it is read
 */
export function storedText(key: string, maxLength: number): StoredText {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      // Only other tabs receive this event.
      window.addEventListener('storage', listener);
      // A page restored from the back/forward cache has missed changes.
      window.addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
        window.removeEventListener('pageshow', listener);
      };
    },
    read: () => tryOr(() => (localStorage.getItem(key) ?? '').slice(0, maxLength), null),
    write: (text) => {
      const isStored = tryOr(() => {
        localStorage.setItem(key, text);
        return true;
      }, false);
      for (const listener of listeners) listener();
      return isStored;
    },
  };
}
