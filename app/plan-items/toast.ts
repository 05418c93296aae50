import { useSyncExternalStore } from 'react';

/** What happened to the stored plan, for the visitor. */
export interface Toast {
  /** Unique for each toast. */
  id: number;
  text: string;
  undo?: () => void;
  /** The comparison of the added record with others of its content type in the plan; undefined if there is none. */
  compareHref?: string;
  /** Whether it stays until the visitor acts: reaching it by keyboard takes long. */
  isPersistent: boolean;
  /** The element that caused the toast, and gets the focus back. */
  trigger: HTMLElement;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast in place of the previous one; null hides it. */
export function showToast(toast: Omit<Toast, 'id'> | null): void {
  lastId += 1;
  current = toast && { ...toast, id: lastId };
  for (const listener of listeners) listener();
}

/** Returns the visible toast, if any. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
