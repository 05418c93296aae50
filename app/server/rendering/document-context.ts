import { createContext, useContext } from 'react';

/** The data of a document besides its route data. */
interface DocumentContextValue {
  /** Marks the site's own scripts in a document. */
  nonce?: string;
  /** Whether the browser receives the nonce; a buffered document allows its scripts by hash instead. */
  streamed?: boolean;
  /** Whether the page is for a browser that saves data: no script, no font, small pictures. */
  saveData?: boolean;
  /** The style sheet, part of the document: a separate request would delay the first paint. */
  styles: string;
}

export const STYLES_ID = 'styles';

const isBrowser = typeof document !== 'undefined';

/** The document that is being rendered. In the browser it has no nonce, and the styles that were sent. */
export const DocumentContext = createContext<DocumentContextValue>({
  styles: (isBrowser && document.getElementById(STYLES_ID)?.textContent) || '',
});

export const useDocumentContext = () => useContext(DocumentContext);
