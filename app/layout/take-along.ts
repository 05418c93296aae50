import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** How long the old page may stand still for the new one, in milliseconds; then the new one comes without a transition. */
const STANDS_STILL_MS = 150;

// The server, which loads this too, and browsers before 2023 know no style sheet that is made by a script.
const rules =
  typeof document !== 'undefined' && 'adoptedStyleSheets' in document ? new CSSStyleSheet() : null;
let arrived: (() => void) | undefined;

/**
 * Takes a card's picture along to the record's page: it stands in for the gallery's until that has come, and grows into
 * it where the browser can. The old page's image is taken while the new one is being made, so that nobody waits for it.
 * Without a picture, what an earlier link took along is let go.
 */
export function takeAlong(picture: HTMLImageElement | null) {
  // Asked first: an answer makes the browser reckon with all changes before it.
  const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const standIn = picture
    ? `.arriving-picture { background-image: url(${JSON.stringify(picture.currentSrc)}); }`
    : '';
  rules?.replaceSync(standIn);
  if (!picture || !rules) return;
  if (!document.adoptedStyleSheets.includes(rules)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  }
  if (still) return;

  picture.style.setProperty('view-transition-name', 'picture');
  // Promised before the old page's image is taken: the new page may be there sooner.
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  arrived = arrive;
  const transition = document.startViewTransition(() => {
    picture.style.removeProperty('view-transition-name');
    rules.replaceSync(`${standIn} .arriving-picture { view-transition-name: picture; }`);
    return arrival;
  });
  const tooLate = setTimeout(() => transition.skipTransition(), STANDS_STILL_MS);
  transition.ready.then(
    () => clearTimeout(tooLate),
    // Left out: too late, or the visitor has gone on. The page itself is there all the same.
    arrive,
  );
}

/** Tells a transition that has begun that the page it waits for is there. */
export function useArrival() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key stands for a page that has come.
  useEffect(() => arrived?.(), [key]);
}
