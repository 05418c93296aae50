import type { CollectionName } from './content.ts';
import type { Call, Habit, Reply } from './habit.ts';
import { phpJson, toEloquent } from './laravel-records.ts';

const PER_PAGE = 15;

const models: Record<CollectionName, string> = {
  pakets: 'Paket',
  akomodasis: 'Akomodasi',
  transportasis: 'Transportasi',
  events: 'Event',
  tickets: 'Ticket',
  fasilitas: 'Fasilitas',
  attractions: 'Attraction',
  blogs: 'Blog',
  restorans: 'Restoran',
  makanans: 'Makanan',
  kuliners: 'Kuliner',
};

/**
 * The habit of a Laravel application, as recorded from a real one: Eloquent's casts, editors' HTML,
 * images by `asset()` with another scheme, pages of 15, routes bound by slug, `throttle:60,1`.
 */
export const laravel: Habit = {
  toRecords: (collection, records, storageUrl) =>
    records.map((record, index) => toEloquent(collection, record, index, storageUrl.replace(/^http:/, 'https:'))),
  detailFields: { pakets: ['overview', 'jadwal', 'tempat', 'termasuk', 'tidaktermasuk'] },
  identifiers: () => ['slug'],
  searchUrl: (path, hostUrl) => `${hostUrl}${path}`,
  toJson: (reply, call) => phpJson(bodyOf(reply, call)),
  headers: { 'Cache-Control': 'no-cache, private' },
  callsPerMinute: 60,
};

function bodyOf({ status, message, data }: Reply, call: Call): unknown {
  if (status === 404) return { message: notFoundMessage(call) };
  if (status >= 400) return { message };
  return call.collection && Array.isArray(data) ? paginate(data, call) : { data };
}

function notFoundMessage({ collection, url }: Call): string {
  if (!collection) return '';
  return `No query results for model [App\\Models\\${models[collection]}] ${url.split('/').at(-1)}`;
}

/** A page of a list as Laravel's LengthAwarePaginator; a page that is not a number is the first. */
function paginate(records: readonly unknown[], { url, params }: Call) {
  const requested = Number(params.get('page'));
  const page = Number.isInteger(requested) && requested >= 1 ? requested : 1;
  const last = Math.max(Math.ceil(records.length / PER_PAGE), 1);
  const data = records.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const from = data.length > 0 ? (page - 1) * PER_PAGE + 1 : null;
  const urlOf = (number: number) => `${url}?page=${number}`;
  const previous = page > 1 ? urlOf(page - 1) : null;
  const next = page < last ? urlOf(page + 1) : null;
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from,
    last_page: last,
    last_page_url: urlOf(last),
    links: [
      { url: previous, label: 'pagination.previous', active: false },
      ...numbers.map((number) => ({ url: urlOf(number), label: String(number), active: number === page })),
      { url: next, label: 'pagination.next', active: false },
    ],
    next_page_url: next,
    path: url,
    per_page: PER_PAGE,
    prev_page_url: previous,
    to: from === null ? null : from + data.length - 1,
    total: records.length,
  };
}
