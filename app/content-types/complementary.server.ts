import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by';
import { newestFirst } from '~/list-page/loader.server';
import type { Attraction } from './attractions/schema.server';
import type { Facility } from './facilities/schema.server';
import type { Package } from './packages/schema.server';
import { contentTypes } from './registry';
import { categoryGroups, MAX_RELATED } from './similar.server';
import type { Vehicle } from './vehicles/schema.server';

/** Records that complement one of another content type (decisions 13). Each list is indexed once per version. */

const normalizeName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The packages by the names of their places, the newest first. */
const packagesByPlace = memoizeWeak((packages: readonly Package[]) => {
  const byPlace = new Map<string, Package[]>();
  for (const tour of newestFirst(packages)) {
    for (const place of new Set(tour.places.map(normalizeName))) {
      const tours = byPlace.get(place);
      if (tours) tours.push(tour);
      else byPlace.set(place, [tour]);
    }
  }
  return byPlace;
});

/** Packages with a place named like the attraction, newest first; case and whitespace do not matter. */
export const packagesTo = (packages: readonly Package[], { title }: Attraction): Package[] =>
  packagesByPlace(packages).get(normalizeName(title))?.slice(0, MAX_RELATED) ?? [];

const facilityGroup = categoryGroups(contentTypes.facilities);

/** The newest facilities in stock: first one of each category, since an event needs different things. */
const facilitiesInStock = memoizeWeak((facilities: readonly Facility[]) => {
  const inStock = newestFirst(facilities).filter(({ quantity }) => quantity > 0);
  const firsts = new Map<string, Facility>();
  for (const facility of inStock) {
    const group = facilityGroup(facility.category ?? '');
    if (!firsts.has(group)) firsts.set(group, facility);
  }
  const chosen = new Set(firsts.values());
  const others = inStock.filter((facility) => !chosen.has(facility));
  return [...chosen, ...others].slice(0, MAX_RELATED);
});

/** Facilities for any event. */
export const facilitiesForEvents = (facilities: readonly Facility[]): Facility[] => facilitiesInStock(facilities);

/** The vehicles by their known seats, the fewest first. */
const vehiclesBySeats = memoizeWeak((vehicles: readonly Vehicle[]) => {
  const bySeats = new Map<number, Vehicle[]>();
  for (const vehicle of vehicles) {
    if (vehicle.capacity === null) continue;
    const others = bySeats.get(vehicle.capacity);
    if (others) others.push(vehicle);
    else bySeats.set(vehicle.capacity, [vehicle]);
  }
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
