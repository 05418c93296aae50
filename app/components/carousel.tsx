import { type ReactNode, useRef } from 'react';
import { PreviousNextButtons } from './icon-button';

const STEP_PX = 300;

interface Props {
  /** The accessible name. */
  label: string;
  /** What an item is, in the names of the buttons. */
  noun: string;
  /** The list's items. */
  children: ReactNode;
  className?: string;
  /** Whether phones show the buttons too: there a finger scrolls the row. */
  buttonsOnPhones?: boolean;
}

/**
 * Items in a horizontally scrolling row. Its buttons scroll by 300 px and wrap around at both ends. Without JavaScript,
 * the row scrolls by touch, wheel or keyboard.
 */
export function Carousel({ label, noun, children, className, buttonsOnPhones = true }: Props) {
  const row = useRef<HTMLUListElement>(null);

  const step = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const maxScrollLeft = element.scrollWidth - element.clientWidth;
    const atEnd = direction === 1 ? element.scrollLeft >= maxScrollLeft - 2 : element.scrollLeft <= 2;
    const left = atEnd ? (direction === 1 ? 0 : maxScrollLeft) : element.scrollLeft + direction * STEP_PX;
    element.scrollTo({ left });
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
        tabIndex={0}
        className="relative flex gap-5 overflow-x-auto bleed pb-4 no-scrollbar motion-safe:scroll-smooth"
      >
        {children}
      </ul>
      <div className={`mt-4 flex justify-end gap-3 scripting-none:hidden ${buttonsOnPhones ? '' : 'max-sm:hidden'}`}>
        <PreviousNextButtons
          noun={noun}
          step={step}
          className="border border-cream-300 bg-white text-sea-900 hover:border-lagoon-600"
        />
      </div>
    </section>
  );
}
