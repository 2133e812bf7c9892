import { parseCookie, stringifySetCookie } from 'cookie'
import { isGranted } from '../../store/consent-mask'
import type { Shopper } from './shopper'
import { campaignOf, hasTrackingKey, laterCampaign } from './campaign'
import { PAGE_REFERRER } from './page-referrer'
import { Campaign } from './cart-state'
import type { ShopperStore } from './shopper-store.server'

const DAY_SECONDS = 24 * 60 * 60
/** Browsers drop a cookie of more than 4096 bytes, its name and attributes included. */
const MAX_LENGTH = 3900

/** The campaign data that came with a request. */
export type CampaignCarrier = {
  /** The shopper's session, whose first change takes over the campaign data of the cookie. */
  shopper: ShopperStore
  /**
   * Records a landing before the first choice with the cart of a session that exists. Throws
   * when the session store is unavailable.
   */
  record: () => Promise<void>
  /** The cookie to send: data that waits for a session, or the removal of the cookie; null to leave it as it is. */
  cookie: () => string | null
}

/**
 * A visitor's consent mask that counts (null before the first choice), whether ads are refused by the
 * browser, and whether a session's cookie came.
 */
type CampaignVisitor = { consent: number | null; refusesAds: boolean; hasSession: boolean }

/**
 * The campaign data of a visit until there is a cart to record it in (spec section 2, Start-up query parameters). With consent to
 * ad storage it waits in a cookie for a day: a visitor without a cart gets no session, and cached pages need only the cookie.
 * Before the first choice nothing is stored in the browser: the data is recorded with an existing cart, or with an add from the
 * landing page itself, whose address the browser sends as the referrer. Nothing is recorded of a visitor who has refused
 * (decision 037).
 */
export function carryCampaign(
  request: Request,
  origin: string,
  shopper: ShopperStore,
  { consent, refusesAds, hasSession }: CampaignVisitor,
): CampaignCarrier {
  const isOpen = consent === null && !refusesAds
  const isGrantedHere = isGranted(consent, 'adStorage')
  const kept = readCookie(parseCookie(request.headers.get('cookie') ?? '').campaign)
  const landing = isOpen || isGrantedHere ? landingOf(visitOf(request), origin) : null
  const waiting = waitingData()
  let taken = false
  const carrying: ShopperStore = {
    ...shopper,
    async change(next) {
      const result = { written: false }
      const changed = await shopper.change((before) => {
        const written = next(waiting === null || taken ? before : withCampaign(before, waiting))
        result.written = written !== null
        return written
      })
      taken ||= result.written
      return changed
    },
  }
  return {
    shopper: carrying,
    async record() {
      if (!isOpen || !hasSession || landing === null || taken) return
      // A cookie may be of a session that is gone: before the choice none begins for this.
      if ((await shopper.mark()) !== null) await carrying.change((before) => before)
    },
    cookie() {
      if (taken || !isGrantedHere) return kept === null ? null : cookieOf('', 0, origin)
      return landing === null || waiting === null ? null : campaignCookie(waiting, origin)
    },
  }

  function waitingData(): Campaign | null {
    if (isOpen) return landing ?? landingOfReferrer(request, origin)
    if (!isGrantedHere) return null
    return landing === null ? kept : laterCampaign(kept, landing)
  }
}

/** The Set-Cookie line that keeps campaign data for a day; null for data that is larger than a cookie. */
export function campaignCookie(campaign: Campaign, origin: string): string | null {
  return cookieOf(encode(campaign), DAY_SECONDS, origin)
}

function cookieOf(value: string, maxAge: number, origin: string): string | null {
  const secure = origin.startsWith('https:')
  if (value.length > MAX_LENGTH) return null
  return stringifySetCookie({ name: 'campaign', value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
}

/** The parts of a request that campaign data comes from. */
type LandingVisit = { method: string; pathname: string; search: string; referrer: string | null }

function visitOf(request: Request): LandingVisit {
  const { pathname, search } = new URL(request.url)
  return { method: request.method, pathname, search, referrer: request.headers.get('referer') }
}

/** The campaign data of a request for a document; null for data requests and without a tracking key. */
export function landingOf({ method, pathname, search, referrer }: LandingVisit, origin: string): Campaign | null {
  if (search === '' || method !== 'GET' || pathname.endsWith('.data')) return null
  return campaignOf({ pathname, search }, origin, referrer)
}

/** Whether a document of this address is the landing of a campaign. */
export const isLandingAddress = ({ pathname, search }: Pick<LandingVisit, 'pathname' | 'search'>): boolean =>
  search !== '' && !pathname.endsWith('.data') && hasTrackingKey(search)

/** Whether a request for a document carries campaign data. */
export const isLanding = (request: Request, origin: string): boolean => landingOf(visitOf(request), origin) !== null

/** The Set-Cookie line for a landing of a visitor without any state; null when nothing may be stored. */
export function landingCookie(landing: Campaign, { consent, refusesAds }: Omit<CampaignVisitor, 'hasSession'>, origin: string) {
  return refusesAds || !isGranted(consent, 'adStorage') ? null : campaignCookie(landing, origin)
}

/**
 * The landing that a form was sent from: browsers name a page of the same origin with its query. Scripts send the page before it
 * (page-referrer.ts); without scripts it is unknown.
 */
export function landingOfReferrer(request: Request, origin: string): Campaign | null {
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return null
  const page = new URL(referrer)
  return page.origin === origin || page.origin === new URL(request.url).origin
    ? campaignOf(page, origin, request.headers.get(PAGE_REFERRER))
    : null
}

/**
 * Whether the visitor has refused ad storage, by choice or by Global Privacy Control. Before the first choice nothing is refused.
 */
export function isCampaignRefused({ consent, refusesAds }: Pick<CampaignVisitor, 'consent' | 'refusesAds'>): boolean {
  return consent === null ? refusesAds : !isGranted(consent, 'adStorage')
}

function withCampaign(shopper: Shopper, waiting: Campaign): Shopper {
  return { ...shopper, cart: { ...shopper.cart, campaignData: laterCampaign(shopper.cart.campaignData, waiting) } }
}

const encode = (data: Campaign) => Buffer.from(JSON.stringify(data)).toString('base64url')

/** Null without a cookie, and for one that the shop has not written. */
function readCookie(campaign: string | undefined): Campaign | null {
  if (campaign === undefined) return null
  try {
    const written: unknown = JSON.parse(Buffer.from(campaign, 'base64url').toString())
    return Campaign.safeParse(written).data ?? null
  } catch {
    return null
  }
}
