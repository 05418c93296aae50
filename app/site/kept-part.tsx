import { createContext, type ReactElement, useContext } from 'react';

export type PartOf<V extends object> = (props: { view: V }) => ReactElement;

/** Puts a part's HTML, made for this very object before, in its place. */
export type KeepPart = <V extends object>(Part: PartOf<V>, view: V) => ReactElement;

/** There while a document is rendered whole; not in the browser, nor in a streamed document. */
export const KeepContext = createContext<KeepPart | null>(null);

/**
 * A part of a page that depends on its view alone: on the server it is rendered once for each view, not for each
 * document that it stands in. It must ask neither contexts nor `useId` for anything.
 */
export function KeptPart<V extends object>({ part: Part, view }: { part: PartOf<V>; view: V }) {
  const keep = useContext(KeepContext);
  return keep ? keep(Part, view) : <Part view={view} />;
}
