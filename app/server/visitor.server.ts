import { parseCookie } from 'cookie'
import { readMask, withoutAds } from '../store/consent-mask'
import { gpcRefusesAds } from '../store/global-privacy-control'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import { storeOf } from '../store/stores'
import { type VatDisplay, vatDisplay } from '../store/vat-display'
import { isPrefetch } from './is-prefetch'
import type { KeptLogin, StrategyName } from './security/auth-cookies.server'
import { sessionCookie } from './session/session-cookie'

/** The visitor, as far as the path and the cookies of a request tell; neither storage nor backend is read for it. */
export type Visitor = {
  language: Language
  store: Store
  /** The query of the address as the browser wrote it. */
  search: string
  /** The display of prices, with or without VAT (spec section 4, Price display). */
  vat: VatDisplay
  /** The effective consent bit mask (spec section 9, Consent bits); null before the first choice. */
  consent: number | null
  /** Whether Global Privacy Control refuses ads: nothing of the visit is used for them then. */
  refusesAds: boolean
  /** The strategy whose cookie the browser carries, signed by us, whether or not its token is still valid. */
  signedIn: StrategyName | null
  /** The bearer token of a logged-in customer; null for a guest. */
  token: string | null
  /** The id of the one order whose area the visitor is logged in to (scope my-order). It never makes a customer. */
  ownOrder: string | null
  /** Whether the browser carries a session's cookie, whether or not the session still exists. */
  hasSession: boolean
  /** Whether the answer will be seen: it will not for HEAD, and may not for a prefetch. */
  isVisit: boolean
}

type Cookies = Readonly<Record<string, string | undefined>>

/**
 * Whether pages may differ for a visitor: a session, a login, a VAT display or a campaign.
 * Without state, a page is the same for all. `origin` is the shop's own.
 */
export function hasState(cookies: Cookies, origin: string): boolean {
  const hasLogin = cookies['auth.myAccount'] !== undefined || cookies['auth.myOrder'] !== undefined
  return isSessionThere(cookies, origin) || hasLogin || cookies.vat !== undefined || cookies.campaign !== undefined
}

/** On https a session of a former release, whose cookie has no prefix, cannot be opened any more, so it does not count. */
const isSessionThere = (cookies: Cookies, origin: string): boolean =>
  cookies[sessionCookie(origin.startsWith('https:'))] !== undefined

/**
 * `language` is that of the path, or the preferred one where the path names none; `logins` are those that the cookies carry;
 * `origin` is the shop's own.
 */
export function readVisitor(
  request: Request,
  language: Language,
  logins: Readonly<Record<StrategyName, KeptLogin | null>>,
  origin: string,
): Visitor {
  const header = request.headers.get('cookie')
  const cookies = parseCookie(header ?? '')
  const store = storeOf(language)
  const refusesAds = gpcRefusesAds(request.headers.get('sec-gpc'), cookies)
  const consent = readMask(cookies.consent)
  const hasSession = isSessionThere(cookies, origin)
  return {
    language,
    store,
    search: new URL(request.url).search,
    vat: vatDisplay(store, cookies.vat),
    consent: refusesAds ? withoutAds(consent) : consent,
    refusesAds,
    signedIn: logins.myAccount !== null ? 'myAccount' : logins.myOrder !== null ? 'myOrder' : null,
    token: logins.myAccount?.access_token ?? null,
    ownOrder: logins.myOrder?.order_id ?? null,
    hasSession,
    isVisit: request.method !== 'HEAD' && !isPrefetch(request.headers),
  }
}
