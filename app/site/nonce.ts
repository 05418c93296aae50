import { createContext, useContext } from 'react';

/** The nonce of a streamed document's scripts; complete documents have none, their scripts are hashed. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
