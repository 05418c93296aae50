import { Icon } from '~/components/icon';
import { storedAtText } from './stored-pages';

/** A notice on when a page from the service worker's cache was stored. */
export default function StoredNotice({ storedAt }: { storedAt: number }) {
  return (
    <p role="status" className="no-print bg-marigold-100 text-sm text-ash-900">
      <span className="page-column flex items-center gap-2.5 py-2">
        <Icon name="info" className="text-marigold-600" />
        <span>{`Tersimpan ${storedAtText(storedAt)}; harga bisa berubah`}</span>
      </span>
    </p>
  );
}
