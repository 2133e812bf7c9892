import { createContext, useContext } from 'react'

/** Set by the server's entry. Browsers hide a nonce from scripts, so on the client there is none. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce of this answer's Content-Security-Policy, for the scripts of the document. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
