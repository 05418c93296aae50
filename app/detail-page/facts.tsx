import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/components/icon';
import { SkeletonText } from '~/components/skeleton';

export interface Fact {
  icon: IconName;
  label: string;
  value: ReactNode;
}

const row = 'mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm sm:gap-x-6';
const rowFact = 'inline-flex items-start gap-2';

function FactIcon({ name }: { name: IconName }) {
  return <Icon name={name} className={`size-5 ${name === 'star-full' ? 'text-marigold-400' : 'text-lagoon-600'}`} />;
}

/** A record's facts as a row below its title, with a link beside the place. */
export function FactRow({ facts, placeLink }: { facts: readonly Fact[]; placeLink?: ReactNode }) {
  return (
    <ul className={row}>
      {facts.map((fact, index) => (
        <li key={`${index} ${fact.label}`} className={rowFact}>
          <FactIcon name={fact.icon} />
          <span className="sr-only">{fact.label}: </span>
          {fact.icon === 'map-pin' && placeLink ? (
            <span className="flex flex-wrap gap-x-3">
              <span>{fact.value}</span> {placeLink}
            </span>
          ) : (
            fact.value
          )}
        </li>
      ))}
    </ul>
  );
}

/** The skeleton of `FactRow`, as long as the sample facts. */
export function FactRowLoading({ facts }: { facts: readonly string[] }) {
  return (
    <div className={row} aria-hidden="true">
      {facts.map((fact) => (
        <span key={fact} className={rowFact}>
          <span className="size-5 shrink-0 rounded-full bg-cream-200" />
          <SkeletonText>{fact}</SkeletonText>
        </span>
      ))}
    </div>
  );
}

/** A record's facts as labeled tiles. */
export function FactTiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 large-text:grid-cols-1 sm:gap-4">
      {facts.map((fact, index) => (
        <div key={`${index} ${fact.label}`} className="fact box">
          <dt className="flex items-center gap-2 text-sm">
            <FactIcon name={fact.icon} />
            {fact.label}
          </dt>
          <dd className="font-bold text-balance text-sea-900">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A record's features, each with an icon. */
export function FeatureList({ items, empty }: { items: readonly { icon: IconName; text: string }[]; empty: string }) {
  if (items.length === 0) return <p className="mt-4">{empty}</p>;
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {items.map((item, index) => (
        <li key={`${index} ${item.text}`} className="flex gap-3 box p-4 sm:last:odd:col-span-2">
          <FactIcon name={item.icon} />
          {item.text}
        </li>
      ))}
    </ul>
  );
}
