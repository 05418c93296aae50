import type { ReactNode } from 'react';
import { Icon } from '~/components/icon';
import type { IconName } from '~/components/icon-names';
import type { FirstFacilities } from './first-facilities';

/** A card's facts; a location takes a whole row, so that neighbouring cards look alike. */
export function CardFacts({ facts }: { facts: readonly (readonly [IconName, ReactNode] | null)[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {facts.map(
        (fact) =>
          fact && (
            <li
              key={fact[0]}
              className={`flex min-w-0 items-center gap-2 ${fact[0] === 'map-pin' ? 'basis-full' : ''}`}
            >
              <Icon name={fact[0]} className="size-4 text-lagoon-600" />
              <span className="line-clamp-1">{fact[1]}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** A card's first three facilities, and the number of the others (specification 9). */
export function FacilityChips({ names, more }: FirstFacilities) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 text-xs">
      {names.map((name) => (
        <li key={name} className="rounded-full bg-cream-100 px-2.5 py-1 text-ash-700">
          {name}
        </li>
      ))}
      {more > 0 && <li className="rounded-full bg-lagoon-50 px-2.5 py-1 text-lagoon-700">+{more} lainnya</li>}
    </ul>
  );
}
