import { AppLink } from '~/components/app-link';
import { button } from '~/components/button';
import { usePendingLocation } from '~/components/use-pending-location';
import { href } from '~/urls/href';
import { MAX_CARDS, PAGE_SIZE } from '~/urls/params';

interface Props {
  shown: number;
  /** The number of loading cards, which already have skeletons. */
  pendingCount: number;
  total: number;
  /** `Load More`, on facilities `Load`. */
  label?: string;
}

/** A link to six more items, as long as there are more and fewer than 300 are shown. It keeps the scroll position. */
export function LoadMore({ shown, pendingCount, total, label = 'Load More' }: Props) {
  const { pathname, search } = usePendingLocation();
  if (shown + pendingCount >= Math.min(total, MAX_CARDS)) return null;
  return (
    <p className="mt-10 text-center">
      <AppLink
        prefetch="intent"
        to={href(pathname, search, { tampil: shown + PAGE_SIZE })}
        replace
        preventScrollReset
        aria-busy={pendingCount > 0}
        className={button('quiet', 'px-10 aria-busy:opacity-60')}
      >
        <span lang="en">{label}</span>
      </AppLink>
    </p>
  );
}
