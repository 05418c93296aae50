import { type MouseEvent, useState } from 'react';
import { truncateEncoded, whatsappLinkWithUrl } from '~/lib/whatsapp';
import { Icon } from './icon';
import { useSite } from './use-site';

/**
 * Shares a page by its canonical link: with the device's own sheet where there is one, else by copying the link.
 * Without scripts it is a WhatsApp message to whom the visitor likes.
 */
export function Share({ title, path }: { title: string; path: string }) {
  const site = useSite();
  const [copied, setCopied] = useState(false);
  if (!site) return null;
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
      // The visitor thought better of it, or the browser forbids both: the link stays a link.
    }
  };

  return (
    <span className="no-print inline-flex items-center">
      <a
        href={whatsappLinkWithUrl('', truncateEncoded(title), url)}
        target="_blank"
        rel="noopener"
        onClick={share}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-cream-300 bg-white px-4 text-sm font-bold text-sea-900 no-underline hover:border-lagoon-600"
      >
        <Icon name="share-2" className="size-4" />
        Bagikan
      </a>
      <span role="status" className="text-sm font-semibold text-lagoon-700 not-empty:ml-3">
        {copied && 'Tautan disalin'}
      </span>
    </span>
  );
}
