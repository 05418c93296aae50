import type { ReactNode } from 'react';
import { knownFacts } from './common-facts';
import { facilityIcon, type IconRules } from './facility-icon';
import { type Fact, FactTiles, FeatureList } from './facts';
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

/** Returns the tab with a record's known facts. */
export const factsTab = (title: string, facts: readonly Fact[]) =>
  tabWithHeading('informasi', 'Informasi', title, <FactTiles facts={knownFacts(facts)} />);

/** Returns the tab with a record's facilities. */
export function facilitiesTab(title: string, names: readonly string[], icons: IconRules) {
  const items = names.map((text) => ({ text, icon: facilityIcon(text, icons) }));
  return tabWithHeading(
    'fasilitas',
    'Fasilitas',
    title,
    <FeatureList items={items} empty="Fasilitas belum tersedia." />,
  );
}
