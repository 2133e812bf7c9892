import { createContext, useContext } from 'react'
import type { Language } from './languages'
import type { Store } from './store'
import { storeOf } from './stores'

/** The language of the page's storefront, set by `<ShopProvider>`. */
export const LanguageContext = createContext<Language>('sv')

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useStore(): Store {
  return storeOf(useLanguage())
}
