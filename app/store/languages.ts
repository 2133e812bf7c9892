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
  const [, first = ''] = pathname.split('/', 2)
  const name = first.endsWith('.data') ? first.slice(0, -'.data'.length) : first
  return isLanguage(name) ? name : undefined
}
