import { parseCookie, stringifySetCookie } from 'cookie'
import type { Shopper } from './shopper'
import { campaignOf, laterCampaign } from './campaign'
import { Campaign } from './cart-state'
import type { ShopperStore } from './shopper-store.server'

const DAY = 24 * 60 * 60
const AD_STORAGE = 2
/** Browsers drop a cookie of more than 4096 bytes, its name and attributes included. */
const MAX_LENGTH = 3900

/** The campaign data that came with a request. */
export type CampaignCarrier = {
  /** The shopper's session, whose first change takes over the campaign data of the cookie. */
  shopper: ShopperStore
  /** The cookie to send: data that waits for a session, or the removal of the cookie; null to leave it as it is. */
  cookie: () => string | null
}

/**
 * Campaign data waits in a cookie for a day until there is a cart to record it in (spec section 2, Start-up query parameters): a visitor
 * without a cart gets no session, and cached pages need only the cookie. Nothing is stored for a visitor who has refused ad storage:
 * `consent` is the visitor's mask, null before the first choice.
 */
export function carryCampaign(request: Request, origin: string, shopper: ShopperStore, consent: number | null): CampaignCarrier {
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  const refused = isRefused(consent)
  const kept = readCookie(cookies.campaign)
  const landing = refused ? null : landingOf(request, origin)
  const waiting = refused ? null : landing === null ? kept : laterCampaign(kept, landing)
  let taken = false
  return {
    shopper: {
      ...shopper,
      async change(next) {
        const noted = { written: false }
        const changed = await shopper.change((before) => {
          const written = next(waiting === null || taken ? before : withCampaign(before, waiting))
          noted.written = written !== null
          return written
        })
        taken ||= noted.written
        return changed
      },
    },
    cookie: () => {
      if (taken || refused) return kept === null ? null : write('', 0)
      return landing === null || waiting === null ? null : write(encode(waiting), DAY)
    },
  }

  function write(value: string, maxAge: number): string | null {
    const secure = origin.startsWith('https:')
    if (value.length > MAX_LENGTH) return null
    return stringifySetCookie({ name: 'campaign', value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
  }
}

/** The campaign data of a request for a document; null for data requests and without a tracking key. */
export function landingOf(request: Request, origin: string): Campaign | null {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || pathname.endsWith('.data')) return null
  return campaignOf(new URL(pathname + search, origin), request.headers.get('referer'))
}

/** Whether ad storage is refused (spec section 9, Consent bits). Before the first choice the spec's rule counts: the visit is recorded. */
function isRefused(consent: number | null): boolean {
  return consent !== null && (consent & AD_STORAGE) === 0
}

function withCampaign(shopper: Shopper, waiting: Campaign): Shopper {
  return { ...shopper, cart: { ...shopper.cart, campaignData: laterCampaign(shopper.cart.campaignData, waiting) } }
}

const encode = (data: Campaign) => Buffer.from(JSON.stringify(data)).toString('base64url')

/** Null for a cookie that the shop has not written. */
function readCookie(campaign = ''): Campaign | null {
  try {
    const written: unknown = JSON.parse(Buffer.from(campaign, 'base64url').toString())
    return Campaign.safeParse(written).data ?? null
  } catch {
    return null
  }
}
