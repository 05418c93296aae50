import { useSyncExternalStore } from 'react';

/** What happened to the remembered plan, for the visitor. */
export interface Toast {
  /** Differs from that of every other toast. */
  id: number;
  text: string;
  undo?: () => void;
  /** The comparison of what was added with others of its content type in the plan; absent if there is none. */
  compareHref?: string;
  /** Whether it stays until the visitor acts: it takes long to reach by keyboard. */
  isPersistent: boolean;
  /** The element that caused it, which gets the focus back. */
  trigger: HTMLElement;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast in place of the last one; null hides it. */
export function showToast(toast: Omit<Toast, 'id'> | null): void {
  lastId += 1;
  current = toast && { ...toast, id: lastId };
  for (const listener of listeners) listener();
}

/** The toast that is shown, if any. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
