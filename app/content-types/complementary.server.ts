import { contentTypes } from '~/definitions/registry';
import { groupPairs } from '~/lib/group-pairs.server';
import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { newestFirst } from '~/list-page/list-view.server';
import type { Facility } from './facilities/schema.server';
import type { Package } from './packages/schema.server';
import { categoryGroups, MAX_RELATED } from './similar.server';
import type { Vehicle } from './vehicles/schema.server';

/** Records that complement one of another content type. Each list is indexed once per version. */

const facilityGroup = categoryGroups(contentTypes.facilities);

/**
 * Returns the newest facilities in stock, starting with one of each category, since an event needs different things.
 */
export const facilitiesForEvents = memoizeWeak((facilities: readonly Facility[]) => {
  const inStock = newestFirst(facilities).filter(({ quantity }) => quantity > 0);
  const groups = groupPairs(inStock.map((facility) => [facilityGroup(facility.category ?? ''), facility] as const));
  const chosen = new Set([...groups.values()].flatMap(([first]) => first ?? []));
  const others = inStock.filter((facility) => !chosen.has(facility));
  return [...chosen, ...others].slice(0, MAX_RELATED);
});

/** Categories without a driver, and those that only go to or from the airport. */
const NO_TRIPS = ['Motor', 'Lepas Kunci', 'Camper Van', 'Antar Jemput Bandara', 'Handling Bandara'];

/** Returns the vehicles that can take a group on a trip, by their known number of seats, fewest first. */
const vehiclesBySeats = memoizeWeak((vehicles: readonly Vehicle[]) => {
  const bySeats = groupPairs(
    vehicles.flatMap((vehicle) =>
      vehicle.capacity === null || NO_TRIPS.includes(vehicle.category ?? '')
        ? []
        : [[vehicle.capacity, vehicle] as const],
    ),
  );
  return [...bySeats].sort(([a], [b]) => a - b);
});

/** Whether an item that a package includes names a car, a bus or transport. */
const NAMES_TRANSPORT =
  /\b(?:mobil|mini-?bus|bus|mini-?van|van|hiace|elf|kendaraan|armada|transportasi|transport|transfer|shuttle|sopir|supir|driver|jemputan|penjemputan|antar[\s-]*jemput)\b/i;

/**
 * Returns vehicles with a driver and enough seats for a package's minimum: nearest number of seats first, then
 * cheapest; vehicles without a price come last. Empty if the package includes transport.
 */
export function vehiclesFor(vehicles: readonly Vehicle[], { minPeople, included }: Package): Vehicle[] {
  if (included.some((item) => NAMES_TRANSPORT.test(item))) return [];
  return vehiclesBySeats(vehicles)
    .filter(([seats]) => seats >= Math.max(1, minPeople ?? 1))
    .slice(0, MAX_RELATED)
    .flatMap(([, group]) => smallestBy(group, MAX_RELATED, ({ price }) => price ?? Number.POSITIVE_INFINITY))
    .slice(0, MAX_RELATED);
}
