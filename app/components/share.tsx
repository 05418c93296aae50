import { type MouseEvent, useState } from 'react';
import { truncateEncoded, whatsappLinkWithUrl } from '~/lib/whatsapp';
import { ExternalLink } from './external-link';
import { Icon } from './icon';
import { useSite } from './use-site';

/** Shares a page's URL with the Web Share API or the clipboard; without JavaScript it links to a WhatsApp message. */
export function Share({ title, path, linkClass = '' }: { title: string; path: string; linkClass?: string }) {
  const site = useSite();
  const [copied, setCopied] = useState(false);
  const url = site.url + path;

  const share = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The visitor canceled, or the browser forbids both: show no error.
    }
  };

  return (
    <span className="no-print inline-flex flex-wrap items-center">
      <ExternalLink
        href={whatsappLinkWithUrl('', truncateEncoded(title), url)}
        onClick={share}
        className={`inline-flex min-h-11 items-center gap-2 rounded-full border border-cream-300 bg-white px-4 text-sm font-bold text-sea-900 no-underline hover:border-lagoon-600 ${linkClass}`}
      >
        <Icon name="share-2" className="size-4" />
        Bagikan
      </ExternalLink>
      <span role="status" className="text-sm font-semibold text-lagoon-700 not-empty:ml-3">
        {copied && 'Tautan disalin'}
      </span>
    </span>
  );
}
