import { createContext, useContext } from 'react'
import type { Language } from './languages'
import type { Store } from './store'
import { storeOf } from './stores'

/** The storefront the page belongs to, below `<ShopProvider>`. */
export const LanguageContext = createContext<Language>('sv')

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useStore(): Store {
  return storeOf(useLanguage())
}
