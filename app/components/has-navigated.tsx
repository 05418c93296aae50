import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useState } from 'react';

const HasNavigated = createContext(false);

/** Tells the page whether it was loaded as a document or reached by a client-side navigation. */
export function HasNavigatedProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasNavigated, setHasNavigated] = useState(false);
  // Going back to the first page is a navigation too: its data is fetched.
  if (key !== first && !hasNavigated) setHasNavigated(true);
  return <HasNavigated.Provider value={hasNavigated}>{children}</HasNavigated.Provider>;
}

/** Returns whether there was a client-side navigation since the document was loaded. */
export const useHasNavigated = (): boolean => useContext(HasNavigated);
