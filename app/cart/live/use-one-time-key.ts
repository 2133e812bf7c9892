import { createContext, useContext } from 'react'

/** The key of this rendering of the page; empty on pages that are rendered for many visitors. */
export const OneTimeKeyContext = createContext('')

/** The one-time key of the page (decision 016): the same add form sent twice with it adds once. Empty before the page has one. */
export function useOneTimeKey(): string {
  return useContext(OneTimeKeyContext)
}
