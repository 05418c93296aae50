import type { ComponentPropsWithoutRef } from 'react';

type Props = ComponentPropsWithoutRef<'a'> & {
  href: string;
  /** The browser's history entry is replaced: for views of the same page, such as tabs and Load More. */
  replace?: boolean;
  /** The scroll position is kept. */
  stay?: boolean;
  /** A visitor who came from the page that it links to goes back there, to the view and place that they left. */
  back?: boolean;
};

/**
 * A link to a page of this site. It is a plain anchor: one listener for the whole document
 * (`navigation/delegated-links.ts`) turns clicks on these into navigation without a page load. Remix's own `Link`, which
 * reads four contexts each, cost a third of the time that the server takes for a list.
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
