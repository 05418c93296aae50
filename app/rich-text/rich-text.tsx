import type { MouseEvent } from 'react';
import { usePageHistory } from '~/history/use-page-history';
import { withLightImages } from '~/images/image';
import { hasNoModifier } from '~/lib/has-no-modifier';
import { wellFormedHash } from '~/lib/well-formed-hash';
import { useDocumentContext } from '~/server/rendering/document-context';

/** A view with its long text as HTML. */
export type WithRichText<V> = V & { html: string };

/** A text that the server rendered (`rich-text.server.ts`). */
export function RichText({ html, className }: { html: string; className: string }) {
  const { navigate } = usePageHistory();
  const { saveData } = useDocumentContext();

  /** Makes links to pages of this site, which the text's HTML marks, client-side navigations. */
  const followLink = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-internal]');
    if (!link || !hasNoModifier(event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + wellFormedHash(link.hash));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within react to clicks; so does Enter on them.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      onClick={followLink}
      className={`rich-text ${className}`}
      // The output of `renderRichText` has only the elements and attributes of its schema.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={{ __html: saveData ? withLightImages(html) : html }}
    />
  );
}
