import { createContext, useContext } from 'react';

interface ScriptNonce {
  /** Marks the site's own scripts in a document. */
  nonce?: string;
  /** Whether the browser receives it; a buffered document allows its scripts by hash instead. */
  streamed?: boolean;
}

/** The nonce of the document that is being rendered; empty in the browser. */
export const NonceContext = createContext<ScriptNonce>({});

export const useNonce = () => useContext(NonceContext);
