import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a key or button was pressed by itself: with another it is the browser's, such as Alt and an arrow to go back. */
export const hasNoModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);
