import { type SyntheticEvent, useState } from 'react';

/** Whether a visitor has opened a `<details>` that has these props, also before hydration: then its content is made. */
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
