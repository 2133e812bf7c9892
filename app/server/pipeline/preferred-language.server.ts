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

/** The storefront for an address without a language: cookie `locale`, else `Accept-Language`, else sv. */
export async function preferredLanguage(request: Request): Promise<Language> {
  const found = (await detector.getLocale(withSupportedRanges(request))).slice(0, 2)
  // Norwegian browsers send `nb` (bokmål) or `nn` (nynorsk), seldom `no`.
  if (found === 'nb' || found === 'nn') return 'no'
  return isLanguage(found) ? found : DEFAULT_LANGUAGE
}

/** The detector reads the first range only: without unsupported languages, `en, de;q=0.5` gives German. */
function withSupportedRanges(request: Request): Request {
  const accepted = request.headers.get('accept-language') ?? ''
  const supported = accepted.split(',').filter((range) => SUPPORTED.includes(/^\s*(\w+)/.exec(range)?.[1]?.toLowerCase() ?? ''))
  const headers = new Headers({ 'accept-language': supported.join(',') })
  const cookie = request.headers.get('cookie')
  if (cookie !== null) headers.set('cookie', cookie)
  return new Request(request.url, { headers })
}
