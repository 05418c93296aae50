import type { CollectionName, SampleRecord } from './content.ts';

/** The identifiers of a record in the URL of its detail call. */
export type Identifier = 'slug' | 'id';

/** The host's response to a call before a habit gives it its form. */
export interface Reply {
  status: number;
  message: string;
  data: unknown;
}

/** The parts of a call that its response needs. */
export interface Call {
  /** Its URL, without the query. */
  url: string;
  params: URLSearchParams;
  collection?: CollectionName;
}

/** How an admin host words its records and responses. All habits serve the same content. */
export interface Habit {
  /** The records of a collection as the host stores them; `storageUrl` is the URL of its images. */
  toRecords(collection: CollectionName, records: SampleRecord[], storageUrl: string): SampleRecord[];
  /** The fields that only the detail call has. */
  detailFields: Partial<Record<CollectionName, readonly string[]>>;
  /** The identifiers by which a collection's detail call finds a record, the first before the others. */
  identifiers(collection: CollectionName): readonly Identifier[];
  /** The URL in a search result. */
  searchUrl(path: string, siteUrl: string): string;
  /** The JSON of a response. */
  toJson(reply: Reply, call: Call): string;
  headers: Record<string, string>;
  /** The limit of calls to the API, if any. */
  callsPerMinute: number | null;
}

/** The habit for which the site was specified: the call table's identifiers and envelope. */
export const plain: Habit = {
  toRecords: (_, records) => records,
  detailFields: { transportasis: ['deskripsi'] },
  identifiers: (collection) => (collection === 'tickets' || collection === 'fasilitas' ? ['id'] : ['slug', 'id']),
  searchUrl: (path) => path,
  toJson: ({ status, message, data }) => JSON.stringify({ success: status < 400, message, data }),
  headers: {},
  callsPerMinute: null,
};
