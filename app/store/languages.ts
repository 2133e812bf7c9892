import { type Language, LANGUAGES } from '../commerce/contract/languages'

/**
 * Re-exported, so that features import languages from the store, together with its default and checks. The backend imports them
 * from the contract.
 */
export { type Language, LANGUAGES }

export const DEFAULT_LANGUAGE: Language = 'sv'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The language a path belongs to: `/de/artiklar/x.html` and `/de.data` give `de`; any other path gives undefined. */
export function languageOfPath(pathname: string): Language | undefined {
  const [first = ''] = pathname.slice(1).split('/')
  const name = first.replace(/\.data$/, '')
  return isLanguage(name) ? name : undefined
}
