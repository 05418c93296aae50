import type { ReactNode } from 'react';
import type { Tab } from './tabs';

/** Returns the first tab of every detail page: the record's description and `below`. */
export function overviewTab(title: string, description: string, below?: ReactNode): Tab {
  return tabWithHeading(
    'overview',
    <span lang="en">Overview</span>,
    title,
    <>
      <p className="mt-3 whitespace-pre-line">{description}</p>
      {below}
    </>,
  );
}

/** Returns a tab whose panel has a heading. */
export function tabWithHeading(key: string, label: ReactNode, title: string, panel: ReactNode): Tab {
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
