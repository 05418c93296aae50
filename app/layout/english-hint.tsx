import { useState } from 'react';
import { AppLink } from '~/components/app-link';
import { Icon } from '~/components/icon';
import { englishPage } from '~/definitions/site-pages';
import { rememberEnglishHint } from './remember-english-hint';

/** One line with a link to the page in English, until the visitor follows or closes it. */
export default function EnglishHint() {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    rememberEnglishHint();
    setClosed(true);
  };
  if (isClosed) return null;
  return (
    <aside
      data-hint=""
      lang="en"
      aria-label="In English"
      className="no-print focus-on-dark fixed bottom-4 left-gutter z-30 flex max-w-[calc(100vw-2*var(--spacing-gutter)-4.5rem)] items-center gap-x-1 rounded-panel bg-sea-900 py-1 pr-1.5 pl-5 text-sm text-white shadow-float [translate:0_calc(-1*var(--bottom-bar,0px))]"
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="py-1">Reading in English?</span>
        <AppLink
          to={englishPage.path}
          onClick={close}
          className="inline-flex min-h-11 items-center font-bold text-marigold-300 underline underline-offset-4"
        >
          How to book
        </AppLink>
      </p>
      <button type="button" onClick={close} aria-label="Close" className="disc size-11 shrink-0 hover:bg-white/10">
        <Icon name="x" />
      </button>
    </aside>
  );
}
