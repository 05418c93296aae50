import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { Icon } from '~/components/icon';
import { useHydrated } from '~/components/use-hydrated';
import { storedAtText } from './stored-pages';

/** Above a page that came out of the service worker's cache: when it was stored (requirements 14). */
export function StoredNotice() {
  const { key } = useLocation();
  const document = useRef(key);
  // The next page, reached inside the site, comes from the network.
  return useHydrated() && document.current === key ? <Notice /> : null;
}

function Notice() {
  const { storedAt } = document.documentElement.dataset;
  if (storedAt === undefined) return null;
  return (
    <p role="status" className="no-print bg-marigold-100 text-sm text-ash-900">
      <span className="page flex items-center gap-2.5 py-2">
        <Icon name="info" className="size-5 text-marigold-600" />
        <span>{`Tersimpan ${storedAtText(Number(storedAt))}; harga bisa berubah`}</span>
      </span>
    </p>
  );
}
