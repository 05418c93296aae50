import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useState } from 'react';

const HasNavigated = createContext(false);

/** Tells the page whether its document was loaded for it, or it was reached inside the site. */
export function HasNavigatedProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasNavigated, setHasNavigated] = useState(false);
  // Back to the first page is a navigation too: its data is fetched.
  if (key !== first && !hasNavigated) setHasNavigated(true);
  return <HasNavigated.Provider value={hasNavigated}>{children}</HasNavigated.Provider>;
}

/** Returns whether the visitor has navigated inside the site since the document was loaded. */
export const useHasNavigated = (): boolean => useContext(HasNavigated);
