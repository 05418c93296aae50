import { type MouseEvent, useState } from 'react';
import { copyText } from '~/lib/copy-text';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { truncateEncoded, whatsappLinkWithUrl } from '~/lib/whatsapp';
import { ExternalLink } from './external-link';
import { Icon } from './icon';
import { useSite } from './use-site';

/**
 * A button that shares a page's URL with the Web Share API or the clipboard. If the browser refuses both, and without
 * JavaScript, it is a link to a WhatsApp message.
 */
export function Share({ title, path, linkClass = '' }: { title: string; path: string; linkClass?: string }) {
  const site = useSite();
  const [copied, setCopied] = useState('');
  const url = site.url + path;
  // "Copied" refers to this link only.
  if (copied && copied !== url) setCopied('');

  const href = whatsappLinkWithUrl('', truncateEncoded(title), url);

  const share = async (event: MouseEvent) => {
    if (!hasNoModifier(event)) return;
    event.preventDefault();
    const outcome = await shareOrCopy({ title, url });
    if (outcome === 'copied') setCopied(url);
    if (outcome === 'refused') openInNewTab(href);
  };

  return (
    <span className="no-print inline-flex flex-wrap items-center">
      <ExternalLink
        href={href}
        onClick={share}
        className={`chip gap-2 font-bold wrap-break-word whitespace-normal ${linkClass}`}
      >
        <Icon name="share-2" className="size-4" />
        <span className="@max-2xs:sr-only">Bagikan</span>
      </ExternalLink>
      <span role="status" className="text-sm font-semibold text-lagoon-700 not-empty:ml-3">
        {copied && 'Tautan disalin'}
      </span>
    </span>
  );
}

/** Opens the browser's share sheet, otherwise copies the URL. */
async function shareOrCopy(data: {
  title: string;
  url: string;
}): Promise<'shared' | 'canceled' | 'copied' | 'refused'> {
  try {
    // Undefined in some browsers, whatever its type says.
    if (typeof navigator.share === 'function') {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
  }
  return (await copyText(data.url)) ? 'copied' : 'refused';
}

/** Opens a URL in a new tab, or in this one if the browser blocks the new one: the click's activation is used up. */
function openInNewTab(href: string): void {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(href);
}
