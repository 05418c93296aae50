import type { KeyboardEvent } from 'react';

/** Whether a key was pressed by itself: with another it is the browser's, such as Alt and an arrow to go back. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);
