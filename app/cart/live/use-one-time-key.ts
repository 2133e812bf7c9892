import { createContext, useContext } from 'react'

/** The key of this rendering of the page; empty where the page was rendered for many. */
export const OneTimeKeyContext = createContext('')

export function useOneTimeKey(): string {
  return useContext(OneTimeKeyContext)
}
