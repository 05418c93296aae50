import { createContext, useContext } from 'react';

interface ScriptNonce {
  /** By which the site's own scripts are told from anything else in a document. */
  nonce?: string;
  /** Whether it is sent to the browser: a complete document is told by its scripts' hashes instead. */
  streamed?: boolean;
}

/** The nonce of the document that is being rendered; in the browser there is none. */
export const NonceContext = createContext<ScriptNonce>({});

export const useNonce = () => useContext(NonceContext);
