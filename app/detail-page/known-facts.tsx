import { facilityIcon, type IconRules } from './facility-icon';
import { type Fact, FactTiles, FeatureList } from './facts';
import { tabWithHeading } from './tab-with-heading';

/** Returns the facts whose value is known. */
export const knownFacts = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== null && value !== undefined);

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
