import { type ReactNode, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '../store/languages'
import { overlayStrings, translations } from '../store/translations'
import { LanguageContext } from '../store/use-shop'

/** Provides the storefront's language and strings; `strings` are the backend's overrides of the bundled ones. */
export function ShopProvider({ language, strings, children }: ShopProviderProps) {
  const i18n = useMemo(() => {
    if (strings) overlayStrings(language, strings)
    return translations(language)
  }, [language, strings])
  return (
    <LanguageContext.Provider value={language}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext.Provider>
  )
}

type ShopProviderProps = { language: Language; strings: Readonly<Record<string, string>> | undefined; children: ReactNode }
