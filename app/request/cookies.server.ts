import { parseCookie, stringifySetCookie } from 'cookie'
import { isLanguage, type Language } from '../store/languages'

const YEAR = 365 * 24 * 60 * 60

/** The language of the last storefront visited, from the cookie `locale` (spec section 9: 365 days). */
export function readLocaleCookie(request: Request): Language | null {
  const { locale } = parseCookie(request.headers.get('cookie') ?? '')
  return isLanguage(locale) ? locale : null
}

export function localeCookie(language: Language, secure: boolean): string {
  return stringifySetCookie({ name: 'locale', value: language, path: '/', maxAge: YEAR, sameSite: 'lax', secure })
}
