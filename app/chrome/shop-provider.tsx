import { type ReactNode, useMemo } from 'react'
import type { Language } from '../store/languages'
import { overlayStrings, translations } from '../store/translations'
import { LanguageContext } from '../store/use-shop'
import { TranslationsContext } from '../store/use-translation'

/** Provides the storefront's language and strings; `strings` are the backend's overrides of the bundled ones. */
export function ShopProvider({ language, strings, children }: ShopProviderProps) {
  const texts = useMemo(() => {
    if (strings) overlayStrings(language, strings)
    return translations(language)
  }, [language, strings])
  return (
    <LanguageContext.Provider value={language}>
      <TranslationsContext.Provider value={texts}>{children}</TranslationsContext.Provider>
    </LanguageContext.Provider>
  )
}

type ShopProviderProps = { language: Language; strings: Readonly<Record<string, string>> | undefined; children: ReactNode }
