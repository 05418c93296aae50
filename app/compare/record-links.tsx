import { button } from '~/components/button';
import { RecordLink } from '~/components/card-link';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import { Link } from '~/components/link';
import { AddCardToPlan } from '~/plan/add-to-plan';
import type { Comparison } from './comparison';

/** The links of a compared record: order, details, plan, and the comparison without it. */
export function RecordLinks({ record }: { record: Comparison['records'][number] }) {
  const { chat, title, removeHref } = record;
  return (
    <div className="no-print flex flex-col gap-2.5">
      {chat && (
        <ExternalLink href={chat.href} className={button('whatsapp', 'px-3! text-sm')}>
          <Icon name="whatsapp" />
          <span>
            {chat.label}
            <span className="sr-only"> {title}</span>
          </span>
        </ExternalLink>
      )}
      <RecordLink card={record} className={button('quiet', 'px-3! text-sm')}>
        <span>
          Lihat Detail<span className="sr-only"> {title}</span>
        </span>
      </RecordLink>
      <div className="flex flex-wrap justify-center gap-x-2">
        <AddCardToPlan card={record} className="text-sea-900 hover:bg-lagoon-50" />
        {removeHref && (
          <Link
            to={removeHref}
            // There are as many comparisons as pairs, and none is indexed.
            rel="nofollow"
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-bold text-terracotta-700 no-underline hover:bg-terracotta-100"
          >
            <Icon name="x" className="size-4" />
            <span>
              Hapus<span className="sr-only"> {title} dari perbandingan</span>
            </span>
          </Link>
        )}
      </div>
    </div>
  );
}
