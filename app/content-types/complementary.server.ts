import { contentTypes } from '~/definitions/registry';
import { groupPairs } from '~/lib/group-pairs.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { newestFirst } from '~/list-page/list-view.server';
import type { Attraction } from './attractions/schema.server';
import type { Facility } from './facilities/schema.server';
import type { Package } from './packages/schema.server';
import { categoryGroups, MAX_RELATED } from './similar.server';
import type { Vehicle } from './vehicles/schema.server';

/** Records that complement one of another content type (requirements 13). Each list is indexed once per version. */

const normalizeName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The packages by the names of their places, the newest first. */
const packagesByPlace = memoizeWeak((packages: readonly Package[]) =>
  groupPairs(
    newestFirst(packages).flatMap((tour) =>
      [...new Set(tour.places.map(normalizeName))].map((place) => [place, tour] as const),
    ),
  ),
);

/** Packages with a place named like the attraction, newest first; case and whitespace do not matter. */
export const packagesTo = (packages: readonly Package[], { title }: Attraction): Package[] =>
  packagesByPlace(packages).get(normalizeName(title))?.slice(0, MAX_RELATED) ?? [];

const facilityGroup = categoryGroups(contentTypes.facilities);

/** Facilities for any event, the newest in stock: first one of each category, since an event needs different things. */
export const facilitiesForEvents = memoizeWeak((facilities: readonly Facility[]) => {
  const inStock = newestFirst(facilities).filter(({ quantity }) => quantity > 0);
  const groups = groupPairs(inStock.map((facility) => [facilityGroup(facility.category ?? ''), facility] as const));
  const chosen = new Set([...groups.values()].flatMap(([first]) => first ?? []));
  const others = inStock.filter((facility) => !chosen.has(facility));
  return [...chosen, ...others].slice(0, MAX_RELATED);
});

/** The vehicles by their known seats, the fewest first. */
const vehiclesBySeats = memoizeWeak((vehicles: readonly Vehicle[]) => {
  const bySeats = groupPairs(
    vehicles.flatMap((vehicle) => (vehicle.capacity === null ? [] : [[vehicle.capacity, vehicle] as const])),
  );
  return [...bySeats].sort(([a], [b]) => a - b);
});

/** Vehicles with enough seats for a package's minimum: smallest first, then cheapest; unpriced ones last. */
export function vehiclesFor(vehicles: readonly Vehicle[], { minPeople }: Package): Vehicle[] {
  return vehiclesBySeats(vehicles)
    .filter(([seats]) => seats >= Math.max(1, minPeople ?? 1))
    .slice(0, MAX_RELATED)
    .flatMap(([, group]) => smallestBy(group, MAX_RELATED, ({ price }) => price ?? Number.POSITIVE_INFINITY))
    .slice(0, MAX_RELATED);
}
