import { useLocation, useNavigation } from '@remix-run/react';
import { button } from '~/ui/button';
import { PageLink } from '~/ui/page-link';
import { PAGE_SIZE, shownHref } from './params';

interface Props {
  shown: number;
  total: number;
  /** `Load More`, on facilities `Load` (specification 2). */
  label?: string;
}

/** A link to six more, as long as there are more; it keeps the place on the page (decisions 2). */
export function LoadMore({ shown, total, label = 'Load More' }: Props) {
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  if (shown >= total) return null;
  const href = shownHref(pathname, search, shown + PAGE_SIZE);
  const onTheWay = state === 'loading' && location.pathname + location.search === href;
  return (
    <p className="mt-10 text-center">
      <PageLink
        href={href}
        replace
        stay
        aria-busy={onTheWay}
        className={button('quiet', 'px-10 aria-busy:opacity-60')}
      >
        <span lang="en">{label}</span>
      </PageLink>
    </p>
  );
}
