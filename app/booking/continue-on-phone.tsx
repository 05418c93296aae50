import { useState } from 'react';
import { Icon } from '~/components/icon';
import { useOpenedOnce } from '~/components/use-opened-once';
import { useSite } from '~/components/use-site';
import { copyText } from '~/lib/copy-text';
import { qrHref } from './order';

interface Props {
  /** The order link. */
  href: string;
  /** The page's URL with the booking details. */
  shareHref: string;
  title: string;
}

const action = 'min-h-11 items-center gap-2 text-sm font-bold text-lagoon-700 hover:underline';

/**
 * Ways to continue from a wide screen in a chat on a phone: a QR code, a message to copy, an e-mail. The code is
 * fetched only when a visitor opens it. An image with `loading="lazy"` is not enough: without JavaScript, browsers load
 * it at once, also on phones; there the code is a link.
 */
export function ContinueOnPhone({ href, shareHref, title }: Props) {
  const { contact } = useSite();
  const { isOpened, detailsProps } = useOpenedOnce();
  const [copied, setCopied] = useState('');
  const message = new URL(href).searchParams.get('text') ?? '';
  // "Copied" refers to this message only.
  if (copied && copied !== message) setCopied('');

  // If the browser forbids copying, the visitor can select the message.
  const copy = async () => setCopied((await copyText(message)) ? message : '');

  return (
    <details {...detailsProps} className="group no-print mt-3 hidden border-t border-cream-200 pt-2 lg:block">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-bold text-sea-900">
        Lanjutkan di ponsel
        <Icon name="chevron-down" className="turn-on-open" />
      </summary>
      {isOpened && (
        <img
          src={qrHref(shareHref)}
          alt="Kode QR untuk membuka pesan ini di ponsel"
          width="280"
          height="280"
          className="mx-auto mt-2 w-full rounded-xl"
        />
      )}
      <a href={qrHref(shareHref)} className={`hidden scripting-none:inline-flex ${action}`}>
        Buka kode QR
      </a>
      <p className="mt-3 rounded-xl bg-cream-100 p-3 text-sm whitespace-pre-line text-ash-900 select-all">{message}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <button type="button" onClick={copy} className={`inline-flex scripting-none:hidden ${action}`}>
          Salin pesan
        </button>
        <a href={mailtoUrl(contact.email, title, message)} className={`inline-flex ${action}`}>
          <Icon name="mail" />
          Kirim lewat e-mail
        </a>
      </div>
      <p role="status" className="text-sm font-semibold text-lagoon-700">
        {copied && 'Pesan disalin'}
      </p>
    </details>
  );
}

/** Returns the URL of an e-mail with subject and text (RFC 6068). */
function mailtoUrl(address: string, subject: string, text: string): string {
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
