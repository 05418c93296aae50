import { type SyntheticEvent, useState } from 'react';

/**
 * Returns whether a visitor has opened a `<details>`, also before hydration, and its props. Its content is rendered
 * from then on.
 */
export function useOpenedOnce() {
  const [isOpened, setOpened] = useState(false);
  const note = (details: HTMLDetailsElement | null) => {
    if (details?.open) setOpened(true);
  };
  const detailsProps = {
    ref: note,
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => note(currentTarget),
  };
  return { isOpened, detailsProps };
}
