/** The four storefronts, by the first segment of every address (spec section 1). The first is the default. */
export const LANGUAGES = ['sv', 'no', 'de', 'da'] as const
export type Language = (typeof LANGUAGES)[number]

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
