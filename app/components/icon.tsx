import type { IconName } from '~/lib/icon-names';
import sprite from './icons.svg?url';

export type { IconName };

/** An icon of the sprite, 1.25 rem by default, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
