import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useRef } from 'react';

const DocumentLocation = createContext(true);

/** Tells the page whether its document was loaded for it, or it was reached inside the site. */
export function DocumentLocationProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const first = useRef(key);
  return <DocumentLocation.Provider value={first.current === key}>{children}</DocumentLocation.Provider>;
}

/** Returns whether the document was loaded for this entry of the browser's history; false after a navigation inside the site. */
export const useIsDocumentLocation = (): boolean => useContext(DocumentLocation);
