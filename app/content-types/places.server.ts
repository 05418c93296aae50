import { memoizeWeak } from '~/lib/memoize-weak';
import { smallestBy } from '~/lib/smallest-by.server';
import { wordsOf } from '~/lib/words';
import { newestFirst } from '~/list-page/list-view.server';
import type { Accommodation } from './accommodations/schema.server';
import type { Attraction } from './attractions/schema.server';
import type { Package } from './packages/schema.server';
import { indexPlaces } from './place-names.server';
import { MAX_RELATED } from './similar.server';

/** Records of different content types that belong to one place. Each list is indexed once per version. */

const packagesByPlace = memoizeWeak((packages: readonly Package[]) =>
  indexPlaces(newestFirst(packages).flatMap((tour) => tour.places.map((place) => [place, tour] as const))),
);

const attractionsByTitle = memoizeWeak((attractions: readonly Attraction[]) =>
  indexPlaces(attractions.map((attraction) => [attraction.title, attraction] as const)),
);

/** Returns the packages with the attraction among their places, newest first. */
export function packagesTo(packages: readonly Package[], { title }: Attraction): Package[] {
  const found = packagesByPlace(packages)(title).flatMap(({ values }) => values.slice(0, MAX_RELATED));
  return newestFirst([...new Set(found)]).slice(0, MAX_RELATED);
}

/**
 * Returns the attraction that a package's place means: the one with the most similar name; null if two are equally
 * similar.
 */
export function attractionAt(attractions: readonly Attraction[], place: string): Attraction | null {
  const [best, second] = smallestBy(attractionsByTitle(attractions)(place), 2, ({ distance }) => distance);
  const isAmbiguous = best !== undefined && best.distance === second?.distance;
  return (isAmbiguous ? null : best?.values[0]) ?? null;
}

const attractionsByPart = memoizeWeak((attractions: readonly Attraction[]) =>
  indexPlaces(
    attractions.flatMap((attraction) => partsOf(attraction.location).map((part) => [part, attraction] as const)),
  ),
);

/** Returns the parts of a location, nearest first: `Kedewatan`, `Ubud` and `Gianyar` for `Kedewatan, Ubud, Gianyar`. */
const partsOf = (location: string | null): string[] => location?.split(',') ?? [];

/** The words of parts that are too large to mean "near": every attraction is in Bali, and a dozen are in Gianyar. */
const WIDE_WORDS = new Set(
  'bali indonesia badung bangli buleleng gianyar jembrana karangasem klungkung tabanan kabupaten provinsi'.split(' '),
);

const isLocal = (part: string) => wordsOf(part).some((word) => !WIDE_WORDS.has(word));

/**
 * Returns the attractions near a stay: those whose title or location names a part of its area, then those that name a
 * part of its address. A part of the location must be equal: `Desa Baturiti` is a different place than `Baturiti`.
 */
export function attractionsNear(attractions: readonly Attraction[], { area, location }: Accommodation): Attraction[] {
  const found = [...partsOf(area), ...partsOf(location)]
    .filter(isLocal)
    .flatMap((part) => [
      ...attractionsByTitle(attractions)(part),
      ...attractionsByPart(attractions)(part).filter(({ distance }) => distance === 0),
    ])
    .flatMap(({ values }) => values.slice(0, MAX_RELATED));
  return [...new Set(found)].slice(0, MAX_RELATED);
}
