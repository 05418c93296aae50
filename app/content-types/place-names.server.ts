import { wordsOf } from '~/lib/words';

/** The limits of the index of names. */
const PLACE_NAMES = {
  /**
   * Different names; further ones are not found. Indexing 16,000 takes a tenth of a second, once per version of a list.
   */
  maxNames: 20_000,
  /** In words; a longer name is a sentence. */
  maxWords: 12,
  /** Names that one word finds, the first ones. This is the cost of each word of a name. */
  maxNamesPerWord: 50,
};

/** Words for the kind of a place: half of Bali's sights are a `pura` or a `pantai`. */
const KINDS = `
  air bukit candi danau desa goa gua gunung hutan istana jalan kampung kawasan kolam kota kuil laut lembah monumen museum
  objek pantai panas pasar pemandian puncak pulau pura puri sawah sungai taman tanjung tebing telaga teluk tempat tepi teras
  terasering terjun tukad wisata agung dalem luhur penataran puseh area dan dari di ke yang
  beach cave cliff garden hill hot island lake market mount mountain palace park point rice spring springs temple terrace
  terraces village waterfall and in of the
`;

/** Names of areas of the island, each with dozens of sights. */
const AREAS = `
  bali indonesia badung bangli buleleng denpasar gianyar jembrana karangasem klungkung tabanan
  utara selatan timur barat tengah bedugul kintamani nusa penida ubud
`;

const genericWords = new Set(`${KINDS} ${AREAS}`.trim().split(/\s+/));

/** Returns the words of a place's name, each once. */
const placeWords = (name: string): readonly string[] => [...new Set(wordsOf(name).slice(0, PLACE_NAMES.maxWords))];

/** Returns the words of a place's name that are specific to it: no kind or area, such as `Pura` or `Ubud`. */
export const ownWords = (name: string): readonly string[] => placeWords(name).filter(isOwn);

interface NamedPlace<V> {
  words: readonly string[];
  /** In the order in which they were added. */
  values: V[];
}

/** A name that means the same place as another name. */
interface PlaceMatch<V> {
  values: readonly V[];
  /** The number of words that are in only one of the two names. */
  distance: number;
}

/**
 * Indexes values by the names of their places, and returns a function that finds the names that mean the same place as
 * a given name. These are equal names, and names where one contains all words of the other, such as `Tanah Lot` and
 * `Pura Tanah Lot`. A shorter name of generic words only, such as `Pantai` or `Bali`, matches nothing.
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
    // A value may have the same name in two spellings.
    if (place && place.values.at(-1) !== value) place.values.push(value);
  }
  return (name) => {
    const words = placeWords(name);
    const equal = byKey.get(words.join(' '));
    // If one name contains another, they share the specific words of the shorter one. Without such words it is not
    // found.
    const sharing = words.filter(isOwn).flatMap((word) => byWord.get(word) ?? []);
    const near = [...new Set(sharing)].filter((place) => place !== equal && contains(place.words, words));
    return [...(equal ? [equal] : []), ...near].map(({ words: others, values }) => ({
      values,
      distance: Math.abs(others.length - words.length),
    }));
  };
}

const isOwn = (word: string) => !genericWords.has(word);

/** Whether the longer name contains all words of the shorter one. */
function contains(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.every((word) => longer.includes(word));
}
