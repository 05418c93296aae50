import type { CollectionName, Content, SampleRecord } from './content.ts';

/** The maximum number of search results. */
const SEARCH_LIMIT = 20;

/** The collections with a detail call, and the identifiers that it accepts (specification 7). */
const details: Partial<Record<CollectionName, 'slug or id' | 'id'>> = {
  pakets: 'slug or id',
  akomodasis: 'slug or id',
  transportasis: 'slug or id',
  events: 'slug or id',
  attractions: 'slug or id',
  blogs: 'slug or id',
  tickets: 'id',
  fasilitas: 'id',
};

/** The types of search result, in search order. */
const searched: { type: string; collection: CollectionName; label: string }[] = [
  { type: 'paket', collection: 'pakets', label: 'Paket Tour' },
  { type: 'akomodasi', collection: 'akomodasis', label: 'Akomodasi' },
  { type: 'attraction', collection: 'attractions', label: 'Atraksi' },
  { type: 'transportasi', collection: 'transportasis', label: 'Transportasi' },
  { type: 'fasilitas', collection: 'fasilitas', label: 'Fasilitas' },
  { type: 'ticket', collection: 'tickets', label: 'Tiket' },
  { type: 'event', collection: 'events', label: 'Event' },
  { type: 'makanan', collection: 'makanans', label: 'Kuliner' },
  { type: 'blog', collection: 'blogs', label: 'Blog' },
];

/** Returns a collection as its list call does: vehicles lack the description, which only the detail call has. */
export function listOf(content: Content, collection: CollectionName): SampleRecord[] {
  if (collection !== 'transportasis') return content[collection];
  return content.transportasis.map(({ deskripsi: _, ...record }) => record);
}

/** Returns the record of a detail call, or undefined. A slug takes precedence over an equal id. */
export function detailOf(content: Content, collection: CollectionName, identifier: string): SampleRecord | undefined {
  const records = content[collection];
  const by = details[collection];
  if (!by) return undefined;
  const bySlug = by === 'slug or id' ? records.find((record) => record.slug === identifier) : undefined;
  return bySlug ?? records.find((record) => record.id != null && String(record.id) === identifier);
}

/** Returns the search results: records whose title, category or location contains the text, title matches first. */
export function search(content: Content, query: string): SampleRecord[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const holds = (value: unknown) => typeof value === 'string' && value.toLowerCase().includes(wanted);

  const hits = searched.flatMap(({ type, collection, label }) =>
    content[collection].flatMap((record, index) => {
      const inTitle = holds(titleOf(record));
      const places = [record.kategori_paket, record.kategori, record.category, record.location, record.alamat];
      if (!inTitle && !places.some(holds)) return [];
      return [{ inTitle, result: searchResult(record, index, type, collection, label) }];
    }),
  );
  return hits
    .sort((a, b) => Number(b.inTitle) - Number(a.inTitle))
    .slice(0, SEARCH_LIMIT)
    .map((hit) => hit.result);
}

function searchResult(
  record: SampleRecord,
  index: number,
  type: string,
  collection: CollectionName,
  label: string,
): SampleRecord {
  const title = titleOf(record);
  // Dishes and restaurants need neither id nor slug (specification 3).
  const id = record.id ?? index + 1;
  const slug = record.slug ?? title.toLowerCase().replace(/\s+/g, '-');
  const identifier = details[collection] === 'id' ? id : slug;
  return { id, type, title, label, url: `/api/${type}/${encodeURIComponent(String(identifier))}` };
}

function titleOf(record: SampleRecord): string {
  return String(record.judul ?? record.title ?? record.name ?? '');
}
