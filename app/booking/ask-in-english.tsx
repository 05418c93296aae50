import { ExternalLink } from '~/components/external-link';
import { useOrderMark } from './order-link';

/** The same order as an English message, for guests from abroad. Shown under an order button. */
export function AskInEnglish({ href, title }: { href: string; title?: string }) {
  return (
    <ExternalLink
      href={href}
      lang="en"
      {...useOrderMark()}
      className="no-print flex min-h-11 items-center justify-center text-sm text-link"
    >
      <span>
        Ask in English
        {title && (
          <span className="sr-only" lang="id">
            {` ${title}`}
          </span>
        )}
      </span>
    </ExternalLink>
  );
}
