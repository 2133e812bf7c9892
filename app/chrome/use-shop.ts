import { createContext, useContext } from 'react'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import { storeOf } from '../store/stores'

/** The storefront the page belongs to, below `<ShopProvider>`. */
export const LanguageContext = createContext<Language>('sv')

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useStore(): Store {
  return storeOf(useLanguage())
}
