import type { Collection, Content, SampleRecord } from './content.ts';

/** How many results a search gives at most. */
const SEARCH_LIMIT = 20;

/** The collections whose records can be asked for one by one, and by what (specification 7). */
const details: Partial<Record<Collection, 'slug or id' | 'id'>> = {
  pakets: 'slug or id',
  akomodasis: 'slug or id',
  transportasis: 'slug or id',
  events: 'slug or id',
  attractions: 'slug or id',
  blogs: 'slug or id',
  tickets: 'id',
  fasilitas: 'id',
};

/** The types of search result, in the order in which they are searched. */
const searched: { type: string; collection: Collection; label: string }[] = [
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

/** A collection as its list call answers: vehicles come without the description, which only the detail call has. */
export function listOf(content: Content, collection: Collection): SampleRecord[] {
  if (collection !== 'transportasis') return content[collection];
  return content.transportasis.map(({ deskripsi: _, ...record }) => record);
}

/** The record that a detail call names, or undefined: a slug wins over an id that reads the same. */
export function detailOf(content: Content, collection: Collection, part: string): SampleRecord | undefined {
  const records = content[collection];
  const by = details[collection];
  if (!by) return undefined;
  const bySlug = by === 'slug or id' ? records.find((record) => record.slug === part) : undefined;
  return bySlug ?? records.find((record) => record.id != null && String(record.id) === part);
}

/** What the search call answers: records whose title, category or location holds the text, title hits first. */
export function search(content: Content, query: string): SampleRecord[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const holds = (value: unknown) => typeof value === 'string' && value.toLowerCase().includes(wanted);

  const hits = searched.flatMap(({ type, collection, label }) =>
    content[collection].flatMap((record, index) => {
      const inTitle = holds(titleOf(record));
      const places = [
        record.kategori_paket,
        record.kategori,
        record.category,
        record.location,
        record.alamat,
      ];
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
  collection: Collection,
  label: string,
): SampleRecord {
  const title = titleOf(record);
  // Dishes and restaurants need neither id nor slug (specification 3).
  const id = record.id ?? index + 1;
  const slug = record.slug ?? title.toLowerCase().replace(/\s+/g, '-');
  const part = details[collection] === 'id' ? id : slug;
  return { id, type, title, label, url: `/api/${type}/${encodeURIComponent(String(part))}` };
}

function titleOf(record: SampleRecord): string {
  return String(record.judul ?? record.title ?? record.name ?? '');
}
