import { createContext, useContext } from 'react'
import type { Translations } from './translations'

/** The translations of the page's storefront, set by `<ShopProvider>`. */
export const TranslationsContext = createContext<Translations | null>(null)

export function useTranslation(): Translations {
  const translations = useContext(TranslationsContext)
  if (translations === null) throw new Error('useTranslation() is used outside <ShopProvider>')
  return translations
}
