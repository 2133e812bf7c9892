import { DEFAULT_LANGUAGE, type Language, languageOfPath } from './languages'

/**
 * The language of the document that is open. An address without a language shows an error page in the visitor's language, which
 * only the document states.
 */
export function pageLanguage(): Language {
  return languageOfPath(location.pathname) ?? languageOfPath(`/${documentLanguage()}`) ?? DEFAULT_LANGUAGE
}

const documentLanguage = () => document.documentElement.lang.replace(/^nb/, 'no').slice(0, 2)
