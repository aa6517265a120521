import { createContext, use } from 'react'

const Nonce = createContext<string | undefined>(undefined)

export const NonceProvider = Nonce.Provider

/** The nonce of this response, for an inline script. In the browser it is not known, and not needed. */
export function useNonce(): string | undefined {
  return use(Nonce)
}
