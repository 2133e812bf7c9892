import { createContext, useContext } from 'react'

/** The key of this rendering of the page; empty on pages that are rendered for many visitors. */
export const OneTimeKeyContext = createContext('')

export function useOneTimeKey(): string {
  return useContext(OneTimeKeyContext)
}
