import type { IconName } from './icon-names';
import sprite from './icons.svg?url';

/** One of the site's icons, 1.25 rem unless told otherwise. It says nothing to a screen reader. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
