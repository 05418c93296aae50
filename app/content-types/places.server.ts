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

/** Packages one of whose places means the attraction, newest first. */
export function packagesTo(packages: readonly Package[], { title }: Attraction): Package[] {
  const found = packagesByPlace(packages)(title).flatMap(({ values }) => values.slice(0, MAX_RELATED));
  return newestFirst([...new Set(found)]).slice(0, MAX_RELATED);
}

/** The attraction that a package's place means: the one with the most similar name; null where two are equally similar. */
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

/** The parts of a location, the nearest first: `Kedewatan`, `Ubud` and `Gianyar` of `Kedewatan, Ubud, Gianyar`. */
const partsOf = (location: string | null): string[] => location?.split(',') ?? [];

/** The words of parts that are too wide to be near: every attraction lies in Bali, and a dozen in Gianyar. */
const WIDE_WORDS = new Set(
  'bali indonesia badung bangli buleleng gianyar jembrana karangasem klungkung tabanan kabupaten provinsi'.split(' '),
);

const isLocal = (part: string) => wordsOf(part).some((word) => !WIDE_WORDS.has(word));

/**
 * Attractions of a stay's place: those whose title or location names a part of its area, then a part of its address. A
 * location's part equals it, since `Desa Baturiti` is another place than `Baturiti`.
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
