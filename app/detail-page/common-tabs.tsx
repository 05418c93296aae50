import type { ReactNode } from 'react';
import { MapsLink } from '~/components/external-link';
import { Icon, type IconName } from '~/components/icon';
import { RichText } from '~/rich-text/rich-text';
import { knownFacts } from './common-facts';
import { type Fact, FactTiles, FeatureList } from './facts';
import type { Tab } from './tabs';

/** Returns the first tab of every detail page: the record's description as HTML, then `below`. */
export function overviewTab(title: string, html: string, below?: ReactNode): Tab {
  return tabWithHeading(
    'overview',
    <span lang="en">Overview</span>,
    title,
    <>
      <RichText html={html} className="mt-3" />
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
export const informationTab = (title: string, facts: readonly Fact[]) =>
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

/** Icons by lower-case words or phrases in a facility's name; the first matching rule wins. */
export type IconRules = readonly (readonly [keywords: readonly string[], icon: IconName])[];

/**
 * Returns the icon of the first rule with a keyword that is a whole word of the facility's name, otherwise the
 * fallback.
 */
export function facilityIcon(name: string, icons: IconRules, fallback: IconName = 'circle-check'): IconName {
  const words = spaced(name);
  const matches = (keyword: string) => words.includes(spaced(keyword));
  return icons.find(([keywords]) => keywords.some(matches))?.[1] ?? fallback;
}

/** Pads every word of a text with spaces: ` spa ` matches `Spa & Yoga`, but not `Spatula`. */
const spaced = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

interface Place {
  title: string;
  /** The record's location, if known. */
  location?: string | null;
  /** The record's page in Google Maps, if known. */
  mapsUrl?: string | null;
}

/** A record's location with a link to its map. `unknown` replaces a missing location; without it nothing is shown. */
export function PlaceBox({ place, unknown }: { place: Place; unknown?: string }) {
  const { title, location = null, mapsUrl } = place;
  if (!location && !unknown && !mapsUrl) return null;
  return (
    <InfoBox link={(location || mapsUrl) && <MapsLink title={title} location={location} mapsUrl={mapsUrl} />}>
      {location ?? unknown}
    </InfoBox>
  );
}

/** A box below a description: a location, or what the record belongs to. */
export function InfoBox(props: { label?: string; icon?: IconName; link?: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-6 flex gap-3 rounded-card bg-lagoon-50 p-4">
      <Icon name={props.icon ?? 'map-pin'} className="text-lagoon-600" />
      <span>
        <span className="block text-sm">{props.label ?? 'Lokasi'}</span>
        <strong className="block text-sea-900">{props.children}</strong>
        {props.link}
      </span>
    </p>
  );
}
