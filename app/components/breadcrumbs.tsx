import { BackLink } from './back-link';

/** Links from home to this page, which is the last step. A list link restores the list's previous state. */
export function Breadcrumbs({ steps }: { steps: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label="Jejak halaman" className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ name: 'Beranda', path: '/' }, ...steps].map((step, index) => (
          <li key={step.path} className={`flex min-w-0 items-center gap-x-2 ${index > 1 ? 'max-sm:sr-only' : ''}`}>
            {index > 0 && (
              <span aria-hidden="true" className="opacity-60">
                ›
              </span>
            )}
            {index === steps.length ? (
              <span aria-current="page" className="line-clamp-1">
                {step.name}
              </span>
            ) : (
              <BackLink to={step.path} className="inline-flex min-h-link items-center underline underline-offset-4">
                {step.name}
              </BackLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
