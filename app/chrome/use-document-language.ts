import { useLocation } from '@remix-run/react'
import { DEFAULT_LANGUAGE, type Language, languageOfPath } from '../store/languages'

/** The page's language: the loader's word, or, when the loader itself failed, the address's. */
export function useDocumentLanguage(loaded: Language | undefined): Language {
  const { pathname } = useLocation()
  return loaded ?? languageOfPath(pathname) ?? DEFAULT_LANGUAGE
}
