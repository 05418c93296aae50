import { useLocation } from '@remix-run/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AppLink } from '~/components/app-link';
import { useScrollActiveIntoView } from '~/components/focus-and-scroll';
import { useHydrated } from '~/components/use-hydrated';
import { usePendingLocation } from '~/components/use-pending-location';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { href } from '~/urls/href';
import { readParam } from '~/urls/params';
import { tabBarClass, tabRowClass } from './class-names';

export interface Tab {
  /** The value of `tab` in the query; the URL of the first tab omits it. */
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

/** A detail page's tabs: links that keep the scroll position. The document contains all panels. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const { search: shownSearch } = useLocation();
  const { pathname, search, state } = usePendingLocation();
  const wanted = readParam(new URLSearchParams(shownSearch), 'tab');
  // Roving tabindex: the arrow keys move between tabs. Without JavaScript, every tab is in the tab order.
  const isHydrated = useHydrated();
  const current = tabs.find((tab) => tab.key === wanted) ?? tabs[0];
  const list = useScrollActiveIntoView<HTMLDivElement>(current?.key);
  const { section, startsAtTabs, scrollToTabs } = useScrollToTabs(current !== tabs[0]);

  const tabHref = (tab: Tab) => href(pathname, search, { tab: tab === tabs[0] ? null : tab.key });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasNoModifier(event)) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = { ' ': at, ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const link = links[(to + links.length) % links.length];
    link?.focus();
    link?.click();
  };

  return (
    <div ref={section} className={`-scroll-mt-12 ${startsAtTabs ? '[scroll-initial-target:nearest]' : ''}`}>
      <div className={tabBarClass}>
        <div ref={list} role="tablist" aria-label="Rincian" onKeyDown={onKeyDown} className={tabRowClass}>
          {tabs.map((tab) => (
            <AppLink
              key={tab.key}
              id={`tab-${tab.key}`}
              to={tabHref(tab)}
              role="tab"
              replace
              preventScrollReset
              onClick={scrollToTabs}
              // The page that the visitor came from, for the link back to the list.
              state={state}
              aria-selected={tab === current}
              aria-controls={`panel-${tab.key}`}
              tabIndex={isHydrated && tab !== current ? -1 : 0}
              className="tab"
            >
              {tab.label}
            </AppLink>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          id={`panel-${tab.key}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab.key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable (APG).
          tabIndex={0}
          hidden={tab !== current}
          className="pt-6"
        >
          <p className="hidden font-display text-xl font-semibold text-sea-900 print:block">{tab.label}</p>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/**
 * Keeps a tab's content in view. A shared link to a tab starts at the tabs, also without JavaScript if the browser
 * supports `scroll-initial-target`; a tab chosen from far below the row shows its start.
 */
function useScrollToTabs(hasTabParam: boolean) {
  const section = useRef<HTMLDivElement>(null);
  // Only the tab in the first URL scrolls the page.
  const [startsAtTabs] = useState(hasTabParam);
  useEffect(() => {
    if (startsAtTabs && window.scrollY === 0 && !window.location.hash) section.current?.scrollIntoView();
  }, [startsAtTabs]);
  const scrollToTabs = () => {
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top < 0) section.current?.scrollIntoView();
  };
  return { section, startsAtTabs, scrollToTabs };
}
