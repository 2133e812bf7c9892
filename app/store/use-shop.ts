import { createContext, useContext } from 'react'
import type { Language } from './languages'
import type { Store } from './store'
import { storeOf } from './stores'

/** The language of the page's storefront, set by `<ShopProvider>`. */
export const LanguageContext = createContext<Language>('sv')

/** Another row in place of the storefront's own, for tests. */
export const StoreContext = createContext<Store | null>(null)

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useStore(): Store {
  const own = storeOf(useLanguage())
  return useContext(StoreContext) ?? own
}
