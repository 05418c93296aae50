import type { ComponentPropsWithoutRef } from 'react';

type Props = ComponentPropsWithoutRef<'a'> & {
  href: string;
  /** Replaces the history entry: for views of the same page, such as tabs and Load More. */
  replace?: boolean;
  /** Prevents the scroll reset. */
  stay?: boolean;
  /** Goes back in history when the previous page is the target, so that its state and scroll position return. */
  back?: boolean;
};

/**
 * A link to a page of this site. It renders a plain anchor; one delegated listener (`navigation/delegated-links.ts`)
 * turns clicks into client-side navigation. Remix's `Link` reads four contexts each, which took a third of a list's
 * server render time.
 */
export function PageLink({ replace, stay, back, ...props }: Props) {
  return (
    <a
      {...props}
      data-discover="true"
      data-replace={replace ? '' : undefined}
      data-stay={stay ? '' : undefined}
      data-back={back ? '' : undefined}
    />
  );
}
