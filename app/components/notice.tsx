import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A notice to the visitor about something corrected, left out, or to be considered. */
export function Notice({
  as: Element = 'p',
  className = '',
  children,
}: {
  as?: 'p' | 'li';
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element className={`flex gap-2.5 rounded-2xl bg-marigold-100 px-4 py-2.5 text-sm text-ash-900 ${className}`}>
      <Icon name="info" className="text-marigold-600" />
      <span>{children}</span>
    </Element>
  );
}
