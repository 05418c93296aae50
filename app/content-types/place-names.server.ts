import { wordsOf } from '~/lib/words';

/** The index of names. */
const PLACE_NAMES = {
  /** Different names; further ones are not found. 16,000 take a tenth of a second to index, once per version of a list. */
  maxNames: 20_000,
  /** Words of a name; a longer one is a sentence. */
  maxWords: 12,
  /** Names that a word finds, the first ones: what each word of a name costs. */
  maxNamesPerWord: 50,
};

/** Which kind of place: half of the sights of Bali are a `pura` or a `pantai`. */
const KINDS = `
  air bukit candi danau desa goa gua gunung hutan istana jalan kampung kawasan kolam kota kuil laut lembah monumen museum
  objek pantai panas pasar pemandian puncak pulau pura puri sawah sungai taman tanjung tebing telaga teluk tempat tepi teras
  terasering terjun tukad wisata agung dalem luhur penataran puseh area dan dari di ke yang
  beach cave cliff garden hill hot island lake market mount mountain palace park point rice spring springs temple terrace
  terraces village waterfall and in of the
`;

/** Which part of the island: with dozens of sights in each. */
const AREAS = `
  bali indonesia badung bangli buleleng denpasar gianyar jembrana karangasem klungkung tabanan
  utara selatan timur barat tengah bedugul kintamani nusa penida ubud
`;

const genericWords = new Set(`${KINDS} ${AREAS}`.trim().split(/\s+/));

/** The words of a place's name, each once. */
const placeWords = (name: string): readonly string[] => [...new Set(wordsOf(name).slice(0, PLACE_NAMES.maxWords))];

/** The words of a place's name that are its own: none of a kind or an area, such as `Pura` or `Ubud`. */
export const ownWords = (name: string): readonly string[] => placeWords(name).filter(isOwn);

interface NamedPlace<V> {
  words: readonly string[];
  /** In their order. */
  values: V[];
}

/** A name that means the same place as another one. */
interface PlaceMatch<V> {
  values: readonly V[];
  /** The number of words that only one of the two names has. */
  distance: number;
}

/**
 * Indexes values by the names of their places, and returns the function that finds the names that mean the same place as
 * another one: equal ones, and those where all words of the shorter name stand in the longer, as in `Tanah Lot` and
 * `Pura Tanah Lot`. A shorter name of generic words only, such as `Pantai` or `Bali`, means none.
 */
export function indexPlaces<V>(pairs: Iterable<readonly [name: string, value: V]>): (name: string) => PlaceMatch<V>[] {
  const byKey = new Map<string, NamedPlace<V>>();
  const byWord = new Map<string, NamedPlace<V>[]>();
  const addPlace = (name: string): NamedPlace<V> | null => {
    if (byKey.size === PLACE_NAMES.maxNames) return null;
    const words = placeWords(name);
    const key = words.join(' ');
    const known = byKey.get(key);
    if (known || words.length === 0) return known ?? null;
    const place: NamedPlace<V> = { words, values: [] };
    byKey.set(key, place);
    for (const word of words.filter(isOwn)) {
      const sharing = byWord.get(word);
      if (!sharing) byWord.set(word, [place]);
      else if (sharing.length < PLACE_NAMES.maxNamesPerWord) sharing.push(place);
    }
    return place;
  };
  // Most names occur many times.
  const bySpelling = new Map<string, NamedPlace<V> | null>();
  for (const [name, value] of pairs) {
    const known = bySpelling.get(name);
    const place = known === undefined ? addPlace(name) : known;
    if (known === undefined) bySpelling.set(name, place);
    // A value may have two spellings of a name.
    if (place && place.values.at(-1) !== value) place.values.push(value);
  }
  return (name) => {
    const words = placeWords(name);
    const equal = byKey.get(words.join(' '));
    // Where one name contains another, they share the shorter one's own words: without any, it is not found.
    const sharing = words.filter(isOwn).flatMap((word) => byWord.get(word) ?? []);
    const near = [...new Set(sharing)].filter((place) => place !== equal && contains(place.words, words));
    return [...(equal ? [equal] : []), ...near].map(({ words: others, values }) => ({
      values,
      distance: Math.abs(others.length - words.length),
    }));
  };
}

const isOwn = (word: string) => !genericWords.has(word);

/** Whether all words of the shorter name stand in the longer. */
function contains(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.every((word) => longer.includes(word));
}
