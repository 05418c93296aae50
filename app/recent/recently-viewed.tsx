import { useMemo } from 'react';
import { RecordLink } from '~/components/record-link';
import { Image } from '~/images/image';
import { parseRecent, sectionOf } from './recent';
import { storedRecent } from './stored-recent';

/** The records that were last opened on this device, as links, and a button that deletes them. */
export default function RecentlyViewed({ text }: { text: string }) {
  const records = useMemo(() => parseRecent(text), [text]);
  if (records.length === 0) return null;
  const forget = () => {
    storedRecent.write('');
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="terakhir-dilihat">
      <div className="flex items-center justify-between gap-4">
        <h2 id="terakhir-dilihat" className="text-xl">
          Terakhir dilihat
        </h2>
        <button type="button" onClick={forget} className="min-h-11 min-w-11 shrink-0 text-sm text-link">
          Hapus<span className="sr-only"> yang terakhir dilihat</span>
        </button>
      </div>
      <ul className="-mx-1 mt-1 flex gap-3 overflow-x-auto p-1 no-scrollbar lg:grid lg:grid-cols-4">
        {records.map((record) => (
          <li key={record.href} className="w-60 shrink-0 lg:w-auto">
            <RecordLink
              card={record}
              className="flex h-20 items-center gap-3 overflow-hidden box p-2 text-sm no-underline hover:border-lagoon-600"
            >
              <Image
                path={record.image}
                alt=""
                size="thumbnail"
                sizes="5rem"
                className="aspect-4/3 w-20 shrink-0 rounded-xl text-center text-xs"
              />
              <span className="min-w-0">
                <span className="line-clamp-2 leading-snug font-bold text-sea-900">{record.title}</span>
                <span className="block text-xs text-ash-700">{sectionOf(record.href)}</span>
              </span>
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
