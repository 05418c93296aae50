import { button } from '~/components/button';
import { CardLink } from '~/components/card-link';
import { ExternalLink } from '~/components/external-link';
import { Icon } from '~/components/icon';
import type { Comparison } from './comparison';

/** The order link and the detail link of a compared record. */
export function RecordLinks({ record }: { record: Comparison['records'][number] }) {
  const { chat, title } = record;
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
      <CardLink card={record} className={button('quiet', 'px-3! text-sm')}>
        <span>
          Lihat Detail<span className="sr-only"> {title}</span>
        </span>
      </CardLink>
    </div>
  );
}
