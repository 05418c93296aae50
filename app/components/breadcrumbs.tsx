import { BackLink } from './back-link';

/** Links from home to this page, the last crumb. A list link restores the list's previous state. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label="Jejak halaman" className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ name: 'Beranda', path: '/' }, ...crumbs].map((crumb, index) => (
          <li key={crumb.path} className={`flex min-w-0 items-center gap-x-2 ${index > 1 ? 'max-sm:sr-only' : ''}`}>
            {index > 0 && (
              <span aria-hidden="true" className="opacity-60">
                ›
              </span>
            )}
            {index === crumbs.length ? (
              <span aria-current="page" className="line-clamp-1">
                {crumb.name}
              </span>
            ) : (
              <BackLink to={crumb.path} className="inline-flex min-h-link items-center underline underline-offset-4">
                {crumb.name}
              </BackLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
