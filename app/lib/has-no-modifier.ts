import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether no modifier key is pressed. Combinations such as Alt+Left belong to the browser. */
export const hasNoModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);
