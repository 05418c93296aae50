import type { ComponentPropsWithoutRef } from 'react';

/** A link to another site, such as a WhatsApp chat, in a new tab. */
export function ExternalLink(props: ComponentPropsWithoutRef<'a'>) {
  return <a target="_blank" rel="noopener" {...props} />;
}
