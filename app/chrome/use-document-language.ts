import { useLocation } from '@remix-run/react'
import { DEFAULT_LANGUAGE, type Language, languageOfPath } from '../store/languages'

/** The language of the page: from the root loader, or from the path if that loader failed. */
export function useDocumentLanguage(loaded: Language | undefined): Language {
  const { pathname } = useLocation()
  return loaded ?? languageOfPath(pathname) ?? DEFAULT_LANGUAGE
}
