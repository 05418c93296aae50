import { useSyncExternalStore } from 'react';

/** What happened to the remembered plan, for the visitor. */
export interface Notice {
  /** Differs from that of every other notice. */
  id: number;
  text: string;
  undo?: () => void;
  /** Whether it stays until the visitor acts: it takes long to reach by keyboard. */
  isPersistent: boolean;
  /** The element that caused it, which gets the focus back. */
  trigger: HTMLElement;
}

let current: Notice | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notice in place of the last one; null hides it. */
export function showNotice(notice: Omit<Notice, 'id'> | null): void {
  lastId += 1;
  current = notice && { ...notice, id: lastId };
  for (const listener of listeners) listener();
}

/** The notice that is shown, if any. */
export function useNotice(): Notice | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
