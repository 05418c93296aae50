import { tryOr } from './try-or';

/** A text in `localStorage`, as untrusted as a URL. */
export interface StoredText {
  /** For `useSyncExternalStore`: changes of this tab and of others. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the text, empty if there is none; null where the browser blocks its storage. */
  read: () => string | null;
  /** Returns false where the browser blocks its storage, or has no space for it. */
  write: (text: string) => boolean;
}

/**
 * Returns a text that this device keeps.
 *
 * @param maxLength in characters; what is beyond is cut when it is read
 */
export function storedText(key: string, maxLength: number): StoredText {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      // Only other tabs get this event.
      window.addEventListener('storage', listener);
      // A page out of the back/forward cache has missed changes.
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
