import { RemixI18Next } from 'remix-i18next/server'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../../store/languages'
import { readLocaleCookie } from '../cookies.server'

const SUPPORTED = ['sv', 'no', 'nb', 'nn', 'de', 'da']

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: SUPPORTED,
    fallbackLanguage: DEFAULT_LANGUAGE,
    order: ['custom', 'header'],
    findLocale: (request) => Promise.resolve(readLocaleCookie(request)),
  },
  i18next: { supportedLngs: [...LANGUAGES] },
})

/** The storefront for a visitor whose address names none: cookie `locale`, else `Accept-Language`, else sv (design section 7). */
export async function preferredLanguage(request: Request): Promise<Language> {
  const found = (await detector.getLocale(inOurLanguages(request))).slice(0, 2)
  // Norwegian browsers ask for bokmål or nynorsk, seldom for `no`.
  if (found === 'nb' || found === 'nn') return 'no'
  return isLanguage(found) ? found : DEFAULT_LANGUAGE
}

/** The detector gives up when the first choice is a language we do not speak: `en, de;q=0.5` shall lead to Germany. */
function inOurLanguages(request: Request): Request {
  const accepted = request.headers.get('accept-language') ?? ''
  const spoken = accepted.split(',').filter((range) => SUPPORTED.includes(/^\s*(\w+)/.exec(range)?.[1]?.toLowerCase() ?? ''))
  const headers = new Headers({ 'accept-language': spoken.join(',') })
  const cookie = request.headers.get('cookie')
  if (cookie !== null) headers.set('cookie', cookie)
  return new Request(request.url, { headers })
}
