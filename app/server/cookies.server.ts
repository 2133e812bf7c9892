import { parseCookie, stringifySetCookie } from 'cookie'
import type { VatDisplay } from '../store/vat-display'
import { isLanguage, type Language } from '../store/languages'
import { consentLifetime, GRANTED_COOKIE } from '../store/consent-mask'
import { CHOSEN_UNDER_GPC } from '../store/global-privacy-control'

const DAY_S = 24 * 60 * 60
const GRANTED_LIFE_S = 5 * 60

/** The time for which prices stay without VAT: as long as a cart is kept, and it is renewed with the cart's cookie. */
const VAT_LIFE_S = 30 * DAY_S

/** The language of the last storefront visited, from the cookie `locale` (spec section 9: 365 days). */
export function readLocaleCookie(request: Request): Language | null {
  const { locale } = parseCookie(request.headers.get('cookie') ?? '')
  return isLanguage(locale) ? locale : null
}

/**
 * Keeps the language for 365 days. `origin` is the shop's own, whose scheme decides on `Secure`. The lines are made once: the
 * first page of each visit sets one, and making it took up to 9 µs, a fifth of a page from memory.
 */
export function localeCookie(language: Language, origin: string): string {
  return (origin.startsWith('https:') ? SECURE_LOCALES : LOCALES)[language]
}

const LOCALES = localeCookies('http:')
const SECURE_LOCALES = localeCookies('https:')

function localeCookies(origin: string): Readonly<Record<Language, string>> {
  const line = (value: Language) => stringifySetCookie({ ...everywhere(origin), name: 'locale', value, maxAge: 365 * DAY_S })
  return { sv: line('sv'), no: line('no'), de: line('de'), da: line('da') }
}

/** The default leaves no cookie, so that most visitors share one page in a cache. */
export function vatCookie(display: VatDisplay, origin: string): string {
  const maxAge = display === 'including' ? 0 : VAT_LIFE_S
  return stringifySetCookie({ ...everywhere(origin), name: 'vat', value: display, maxAge, httpOnly: true })
}

/** The consent mask (spec section 9, Consent cookie). Read by the server alone: the page receives the mask. */
export function consentCookie(mask: number, origin: string): string {
  return stringifySetCookie({ ...everywhere(origin), name: 'consent', value: String(mask), maxAge: consentLifetime(mask) })
}

/** Tells the scripts of the next page which mask was just granted (decision 090); they delete it. */
export function grantedCookie(mask: number, origin: string): string {
  return stringifySetCookie({ ...everywhere(origin), name: GRANTED_COOKIE, value: String(mask), maxAge: GRANTED_LIFE_S })
}

/** Notes whether the choice of the mask was made while the browser sent Global Privacy Control; it lives as long as the mask. */
export function gpcChoiceCookie(isUnderGpc: boolean, mask: number, origin: string): string {
  const maxAge = isUnderGpc ? consentLifetime(mask) : 0
  return stringifySetCookie({
    ...everywhere(origin),
    name: CHOSEN_UNDER_GPC,
    value: isUnderGpc ? '1' : '',
    maxAge,
    httpOnly: true,
  })
}

/** For all paths of the shop at `origin`, and `Secure` where it is reached by https. */
function everywhere(origin: string) {
  return { path: '/', sameSite: 'lax', secure: origin.startsWith('https:') } as const
}
