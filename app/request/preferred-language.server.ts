import { RemixI18Next } from 'remix-i18next/server'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../store/languages'
import { readLocaleCookie } from './cookies.server'

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: ['sv', 'no', 'nb', 'nn', 'de', 'da'],
    fallbackLanguage: DEFAULT_LANGUAGE,
    order: ['custom', 'header'],
    findLocale: (request) => Promise.resolve(readLocaleCookie(request)),
  },
  i18next: { supportedLngs: [...LANGUAGES] },
})

/** The storefront for a visitor whose address names none: cookie `locale`, else `Accept-Language`, else sv (design section 7). */
export async function preferredLanguage(request: Request): Promise<Language> {
  const found = (await detector.getLocale(request)).slice(0, 2)
  // Norwegian browsers ask for bokmål or nynorsk, seldom for `no`.
  if (found === 'nb' || found === 'nn') return 'no'
  return isLanguage(found) ? found : DEFAULT_LANGUAGE
}
