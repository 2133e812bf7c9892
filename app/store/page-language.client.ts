import { DEFAULT_LANGUAGE, type Language, languageOfPath } from './languages'

/** The language of the document that is open. An address without a language is an error page in the visitor's, which only the document knows. */
export function pageLanguage(): Language {
  return languageOfPath(location.pathname) ?? languageOfPath(`/${documentLanguage()}`) ?? DEFAULT_LANGUAGE
}

const documentLanguage = () => document.documentElement.lang.replace(/^nb/, 'no').slice(0, 2)
