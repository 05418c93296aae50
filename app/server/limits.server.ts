/** Limits on input from the admin host and from visitors, each with its reason (docs/security.md). */

/** Images. A file of a few kilobytes can hold an unbounded number of pixels. */
export const IMAGE = {
  maxBytes: 20 * 1024 * 1024,
  /** A camera's image has half as many. */
  maxPixels: 50_000_000,
  /**
   * The limit for a JPEG that shrinks while it is decoded, such as a phone's photo: at most a quarter of its pixels are
   * in memory.
   */
  maxJpegPixels: 110_000_000,
  maxResizeSeconds: 30,
  /** Requests that wait for one of the four fetches; the next one gets a 503. */
  maxWaiting: 60,
};

/** Fields of a record. One field with a million items would block the process for seconds, then fill its heap. */
export const RECORD = {
  /** The length of an id, a slug or a URL param, in characters. */
  maxIdentifier: 300,
  /** A record with more is invalid: copying one with 700,000 takes 15 seconds. */
  maxFields: 500,
  /** A record with more is invalid: parsing half a million takes seconds. A package of 60 days has 8000. */
  maxValues: 20_000,
  /** In characters. Cards show titles, categories and places in full: 300 long ones would be a page of 30 MB. */
  maxText: 1000,
  /**
   * In characters: a description, or a text before it is split or parsed as JSON. An article longer than 60,000 is
   * shown as plain text.
   */
  maxLongText: 100_000,
  /** Places, or items that a price includes. */
  maxItems: 200,
  /** In characters; an item is a name or a sentence. */
  maxItemText: 300,
  maxImages: 100,
  maxDays: 60,
  maxActivities: 60,
  /** In characters; the `<iframe>` of an office's map has 600. Finding its `src` takes quadratic time. */
  maxMapText: 4000,
};

/** Responses of the admin host's API. */
export const RESPONSE = {
  /** The limit for a list or a record: an editor may paste pictures into a text. */
  maxBytes: 10 * 1024 * 1024,
  /**
   * Objects and lists: `JSON.parse` takes 0.1 to 0.2 seconds for this many, and 1.3 for three million. A package has
   * about 50.
   */
  maxParts: 400_000,
  /** The limit for a search. Visitors cause any number of searches, 16 at a time. */
  maxSearchBytes: 1024 * 1024,
};

/** Lists of records. */
export const LIST = {
  /** More records than such a travel business has. A list is held, sorted and filtered in memory. */
  maxRecords: 5000,
  /** The pages of a paginated list: 600 records at Laravel's 15 per page. Each page is a call to the admin host. */
  maxPages: 40,
  /**
   * The pages of one list that are requested at a time. The pages of eleven lists fit into the queue of calls, and some
   * of its 16 places stay free for visitors.
   */
  maxConcurrentPages: 4,
  /** The memory of the smallest parsed package: twenty times the size of its JSON. */
  bytesPerRecord: 800,
  /** The log lines about invalid records of one response, before one line with the number of the others. */
  maxInvalidLogged: 10,
  /** How long parsing may block other requests at a time. */
  parseSliceMs: 10,
};

/**
 * A response dated further ahead comes from a wrong clock or a forged Redis entry. It counts as missing: otherwise it
 * would stay fresh forever.
 */
const MAX_CLOCK_SKEW_MS = 60_000;

/** Whether a time in milliseconds is further ahead than clock skew explains. */
export const exceedsClockSkew = (time: number) => time > Date.now() + MAX_CLOCK_SKEW_MS;
