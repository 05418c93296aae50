import { type CollectionName, type Content, collections } from './content.ts';
import type { SampleResponse } from './faults.ts';
import type { Call, Habit, Reply } from './habit.ts';
import { detailOf, listOf, search } from './records.ts';

/** The source of all responses. */
export interface ApiHost {
  content: Content;
  habit: Habit;
  /** Its URL, without a trailing slash. */
  url: string;
}

const missing: Reply = { status: 404, message: 'Data tidak ditemukan', data: null };

/** Responds to a call of the call table; anything else is 404. */
export function respondToCall(path: string, params: URLSearchParams, host: ApiHost): SampleResponse {
  // Split before decoding: an encoded slash is part of its segment.
  const [empty, api, admin, name, encoded, ...rest] = path.split('/');
  const segment = encoded === undefined ? undefined : decoded(encoded);
  const isCall = empty === '' && api === 'api' && admin === 'admin' && rest.length === 0;
  if (isCall && name === 'searches' && segment === 'search') {
    const hits = search(host.content, params.get('query') ?? '', host.habit, host.url);
    return toResponse(found(hits), host, path, params);
  }
  const collection = isCall ? collections.find((one) => one === name) : undefined;
  return toResponse(collection ? recordsOf(collection, segment, host) : missing, host, path, params, collection);
}

/** Returns a response without data, such as for a path that does not exist. */
export function respondWithout(status: number, message: string, host: ApiHost): SampleResponse {
  return toResponse({ status, message, data: null }, host, '', new URLSearchParams());
}

export const respondMissing = (host: ApiHost) => respondWithout(missing.status, missing.message, host);

/** Decodes a path segment; returns it unchanged when its escapes are malformed. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function recordsOf(collection: CollectionName, identifier: string | undefined, { content, habit }: ApiHost): Reply {
  return found(
    identifier === undefined ? listOf(content, collection, habit) : detailOf(content, collection, identifier, habit),
  );
}

const found = (data: unknown): Reply =>
  data === undefined ? missing : { status: 200, message: 'Data berhasil diambil', data };

function toResponse(
  reply: Reply,
  { habit, url }: ApiHost,
  path: string,
  params: URLSearchParams,
  collection?: CollectionName,
): SampleResponse {
  const call: Call = { url: `${url}${path}`, params, collection };
  return {
    status: reply.status,
    contentType: 'application/json',
    body: Buffer.from(habit.toJson(reply, call)),
    headers: { ...habit.headers },
  };
}
