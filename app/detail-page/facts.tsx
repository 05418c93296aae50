import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/components/icon';
import { SkeletonText } from '~/components/skeleton';

export interface Fact {
  icon: IconName;
  label: string;
  value: ReactNode;
}

const row = 'mt-3 flex flex-wrap gap-x-3 gap-y-1 text-xs sm:gap-x-6 sm:gap-y-2 sm:text-sm';
const rowFact = 'inline-flex items-start gap-1.5 sm:gap-2';

function FactIcon({ name, className = '' }: { name: IconName; className?: string }) {
  const tone = name === 'star-full' ? 'text-marigold-400' : 'text-lagoon-600';
  return <Icon name={name} className={`${tone} ${className}`} />;
}

/**
 * A record's facts in a row below its title. On phones the row is small, and the place, the longest fact, comes last.
 */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={row}>
      {facts.map((fact, index) => (
        <li
          key={`${index} ${fact.label}`}
          className={`${rowFact} ${fact.icon === 'map-pin' ? 'max-sm:order-last' : ''}`}
        >
          <FactIcon name={fact.icon} className="max-sm:size-4" />
          <span className="sr-only">{fact.label}: </span>
          {/* The description has a long place in full. */}
          <span className={fact.icon === 'map-pin' ? 'max-sm:line-clamp-1' : undefined}>{fact.value}</span>
        </li>
      ))}
    </ul>
  );
}

/** The skeleton of `FactRow`, with facts of the usual length. */
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
