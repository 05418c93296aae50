import type { ReactNode } from 'react';
import type { Tab } from './tabs';

/** The first tab of every detail page: what the record is, in its own words, and what belongs below them. */
export function overviewTab(title: string, description: string, below?: ReactNode): Tab {
  return {
    key: 'overview',
    label: <span lang="en">Overview</span>,
    panel: (
      <>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-3 whitespace-pre-line">{description}</p>
        {below}
      </>
    ),
  };
}

/** Another tab under its own heading. */
export function tabWithHeading(key: string, label: string, title: string, panel: ReactNode): Tab {
  return {
    key,
    label,
    panel: (
      <>
        <h2 className="text-2xl">{title}</h2>
        {panel}
      </>
    ),
  };
}
