import type { ComponentPropsWithoutRef } from 'react';
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
      {children}
    </ExternalLink>
  );
}
