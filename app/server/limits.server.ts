/** What the site accepts from the admin host and from visitors, each with its reason (docs/security.md). */

/** Articles. Parsing takes time that grows with the square of the length, or worse. */
export const ARTICLE = {
  /** In characters; the longest article has 6,000. */
  maxLength: 60_000,
  /** A line of twenty nested quotes or lists, or a run of 200 times the same sign: no article has it. */
  tooManyMarkers: /^[ \t]*(?:(?:>|[*+-][ \t])[ \t]*){20}|([*_~`[\]<>!])\1{199}/m,
  /** The slowest article takes a tenth of it on a busy machine. */
  maxMs: 2000,
  maxHeapMb: 192,
  /** In characters, markdown and HTML together: an image is a line of markdown, but a kilobyte of HTML. */
  maxCacheLength: 8_000_000,
};

/** The sitemap. */
export const SITEMAP = {
  /** In one file; above it there is an index. The protocol allows 50,000, which with images are 30 MB. */
  maxUrls: 5000,
  maxImagesPerUrl: 5,
};

/** Images. A file of a few kilobytes can have an unbounded number of pixels. */
export const IMAGE = {
  maxBytes: 20 * 1024 * 1024,
  /** A camera's image has half of it. */
  maxPixels: 50_000_000,
  /** Of a GIF: 800,000 frames, which fit into 20 MB, take two gigabytes of memory. */
  maxFrames: 1000,
  maxResizeSeconds: 30,
  /** Requests that wait for one of the eight fetches; the next one is a 503. */
  maxWaiting: 60,
  /** Up to this width AVIF takes 50 ms at most; at 800 it takes 240, and a page has twelve. */
  maxQuickWidth: 320,
  /** Originals in memory whose images wait to be encoded again: a hundred cards of the sample have 6 MB. */
  maxReencodeBytes: 32 * 1024 * 1024,
  /** How long no visitor must have waited for an image, and the event loop have been half idle, before the next one. */
  idleMs: 200,
};

/** What the server does after its start, while visitors have priority. */
export const WARM_UP = {
  /** While the admin host fails: a call and a log line each. */
  retryMs: 60_000,
  /** Of a list card on phones of 360 px, with a device pixel ratio of 2 and of 3: some 140 images. */
  imageWidths: [800, 1080],
} as const;

/** Originals, which are streamed: a slow visitor holds no more than a part of one in memory. */
export const ORIGINAL = {
  /** Pages link originals, but do not contain them. */
  maxStreams: 16,
  /** The largest one at 2.8 Mbit/s. */
  maxMs: 60_000,
  /** Contains the dimensions, behind a camera's metadata. */
  headBytes: 256 * 1024,
};

/** Fields of a record. One field with a million items blocks the process for seconds, then fills its heap. */
export const RECORD = {
  /** A record with more is invalid: copying one of 700,000 takes 15 seconds. */
  maxFields: 500,
  /** A record with more is invalid: parsing half a million takes seconds. A package of 60 days has 8000. */
  maxValues: 20_000,
  /** In characters. Cards show titles, categories and places whole: 300 long ones are a page of 30 MB. */
  maxText: 1000,
  /** A description, or a text before it is split or parsed as JSON. An article has at most 60,000. */
  maxLongText: 100_000,
  /** Places, or what a price includes. */
  maxItems: 200,
  /** In characters; an item is a name or a sentence. */
  maxItemText: 300,
  maxImages: 100,
  maxDays: 60,
  maxActivities: 60,
  /** In characters; the map of an office is an `<iframe>` of 600. Finding its `src` takes the square of the length. */
  maxMapText: 4000,
};

/** Responses of the admin host's API, in bytes. */
export const RESPONSE = {
  /** The lists of 14,000 records that the site is measured with have half of it. */
  maxListBytes: 10 * 1024 * 1024,
  /** Of a record or a search. Visitors cause any number of them, 16 at a time; the longest article has 60 KB. */
  maxRecordBytes: 1024 * 1024,
  /** Of all but `data`. */
  maxEnvelopeBytes: 64 * 1024,
};

/** Lists of records. */
export const LIST = {
  /** The site is measured with 14,000 (bench/scalability.ts). */
  maxRecords: 20_000,
  /** What the tiniest parsed package takes in memory, which is twenty times its JSON. */
  bytesPerRecord: 800,
  /** Log lines about invalid records of one response, before one with their number. */
  maxInvalidLogged: 10,
  /** How long parsing blocks the other requests at a time. */
  parseSliceMs: 10,
};

/** The response cache, in memory. */
export const RESPONSE_CACHE = {
  /** Eleven lists of the maximal 10 MB fit; parsed, they take three times their size (bench/scalability.ts). */
  maxBytes: 352 * 1024 * 1024,
  /** Responses for unbounded paths, such as other spellings of a title: some thousand records. */
  maxTransientBytes: 16 * 1024 * 1024,
};

/** The index of a list's titles, for searches that the admin host does not answer. */
export const TITLE_INDEX = {
  /** How long building blocks the other requests at a time; 14,000 records take seven of them (bench/title-index.ts). */
  sliceMs: 5,
  /**
   * Different words of one list, one for each record; further ones are not found. An index of 14,000 of the sample's
   * titles takes 6 MB, of random words 12: nine lists of them a third of what the response cache may hold.
   */
  maxWords: 20_000,
  /** In characters, of a title or a query: a sentence. */
  maxTextLength: 200,
  /** In characters. */
  maxWordLength: 32,
  /** Of one query; further ones are ignored. Each is compared with the words of nine lists. */
  maxQueryWords: 8,
};

/** Calls to the admin host's API. */
export const CALLS = {
  /** What a small Laravel host works on at once; home needs six. */
  maxConcurrent: 16,
  /** Of each kind: a visitor's searches and guessed URLs never take the place of a list. */
  maxWaiting: 64,
};

/** A response dated later comes from a wrong clock, or from whoever writes to Redis: absent, or it stays fresh for good. */
const MAX_CLOCK_SKEW_MS = 60_000;

/** Whether a time in milliseconds is further ahead than clocks differ. */
export const exceedsClockSkew = (time: number) => time > Date.now() + MAX_CLOCK_SKEW_MS;
