import type { ComponentPropsWithoutRef } from 'react';
import { mapsSearchUrl } from '~/lib/google-maps';
import { button } from './button';
import { Icon } from './icon';

/** A link to another site, such as a WhatsApp chat, in a new tab. */
export function ExternalLink(props: ComponentPropsWithoutRef<'a'>) {
  return <a target="_blank" rel="noopener" {...props} />;
}

/** A button with the WhatsApp icon that opens a chat. */
export function WhatsappLink({ className, children, ...props }: ComponentPropsWithoutRef<'a'>) {
  return (
    <ExternalLink {...props} className={button('whatsapp', className)}>
      <Icon name="whatsapp" />
      <span>{children}</span>
    </ExternalLink>
  );
}

interface MapsLinkProps {
  title: string;
  location: string | null;
  /** The place's page in Google Maps, if known. */
  mapsUrl?: string | null;
  className?: string;
}

/** A link to a place in Google Maps: its page, otherwise a search for its title and, if known, its location. */
export function MapsLink({ title, location, mapsUrl, className = '' }: MapsLinkProps) {
  return (
    <ExternalLink
      href={mapsUrl ?? mapsSearchUrl(title, location)}
      className={`no-print inline-flex min-h-link items-center text-link ${className}`}
    >
      <span>
        Buka di Google Maps<span className="sr-only">{`: ${title}`}</span>
      </span>
    </ExternalLink>
  );
}
