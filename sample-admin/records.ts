import type { CollectionName, Content, SampleRecord } from './content.ts';
import type { Habit } from './habit.ts';

/** The maximum number of search results. */
const SEARCH_LIMIT = 20;

/** The collections with a detail call. */
const withDetails: readonly CollectionName[] = [
  'pakets',
  'akomodasis',
  'transportasis',
  'events',
  'attractions',
  'blogs',
  'tickets',
  'fasilitas',
];

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

/** Returns a collection as its list call does: without the fields that only the detail call has. */
export function listOf(content: Content, collection: CollectionName, habit: Habit): SampleRecord[] {
  const left = habit.detailFields[collection];
  if (!left) return content[collection];
  return content[collection].map((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name))),
  );
}

/** Returns the record of a detail call, or undefined. */
export function detailOf(
  content: Content,
  collection: CollectionName,
  identifier: string,
  habit: Habit,
): SampleRecord | undefined {
  if (!withDetails.includes(collection)) return undefined;
  for (const name of habit.identifiers(collection)) {
    const record = content[collection].find((one) => one[name] != null && String(one[name]) === identifier);
    if (record) return record;
  }
  return undefined;
}

/** Returns the search results: records whose title, category or location contains the text, title matches first. */
export function search(content: Content, query: string, habit: Habit, hostUrl: string): SampleRecord[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const holds = (value: unknown) => typeof value === 'string' && value.toLowerCase().includes(wanted);

  const hits = searched.flatMap(({ type, collection, label }) =>
    content[collection].flatMap((record, index) => {
      const inTitle = holds(titleOf(record));
      const places = [record.kategori_paket, record.kategori, record.category, record.location, record.alamat];
      if (!inTitle && !places.some(holds)) return [];
      const path = `/api/${type}/${encodeURIComponent(identifierOf(record, index, collection, habit))}`;
      const result = {
        id: idOf(record, index),
        type,
        title: titleOf(record),
        label,
        url: habit.searchUrl(path, hostUrl),
      };
      return [{ inTitle, result }];
    }),
  );
  return hits
    .sort((a, b) => Number(b.inTitle) - Number(a.inTitle))
    .slice(0, SEARCH_LIMIT)
    .map((hit) => hit.result);
}

/** Dishes and restaurants may have neither id nor slug. */
const idOf = (record: SampleRecord, index: number) => record.id ?? index + 1;

function identifierOf(record: SampleRecord, index: number, collection: CollectionName, habit: Habit): string {
  const [first] = withDetails.includes(collection) ? habit.identifiers(collection) : ['slug'];
  const slug = record.slug ?? titleOf(record).toLowerCase().replace(/\s+/g, '-');
  return String(first === 'id' ? idOf(record, index) : slug);
}

function titleOf(record: SampleRecord): string {
  return String(record.judul ?? record.title ?? record.name ?? '');
}
