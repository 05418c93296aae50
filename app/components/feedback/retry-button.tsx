import { useLocation } from '@remix-run/react';
import { button } from '~/components/button';
import { canonicalSearch } from '~/lib/search-params';

/** A button that reloads the current URL, also without JavaScript. */
export function RetryButton() {
  const { pathname, search } = useLocation();
  return (
    <form action={pathname}>
      {[...canonicalSearch(pathname, new URLSearchParams(search))].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={button('primary')}>
        Coba Lagi
      </button>
    </form>
  );
}
