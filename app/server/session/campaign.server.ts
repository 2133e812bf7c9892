import { parseCookie, stringifySetCookie } from 'cookie'
import type { Shopper } from './shopper'
import { campaignOf, laterCampaign } from './campaign'
import { Campaign } from './cart-state'
import type { ShopperStore } from './shopper-store.server'

const DAY = 24 * 60 * 60
const AD_STORAGE = 2
/** Browsers drop a cookie of more than 4096 bytes, its name and attributes included. */
const LONGEST = 3900

/** What a request knows of the campaign that led the shopper here. */
export type CampaignCarrier = {
  /** The shopper's session, which takes over what waits in the cookie with its first change. */
  shopper: ShopperStore
  /** The cookie to send: what has to wait for a session, or that nothing waits any more. */
  cookie: () => string | null
}

/**
 * Campaign data waits in a cookie of a day until there is a cart to record it in (spec section 2, Start-up query parameters): a visitor who
 * only looks gets no session by it, and pages from a cache need only the cookie. Nothing is kept of who has said no to ad storage.
 */
export function carryCampaign(request: Request, origin: string, shopper: ShopperStore): CampaignCarrier {
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  const refused = isRefused(cookies.consent)
  const kept = readCookie(cookies.campaign)
  const landing = refused ? null : landingOf(request, origin)
  const waiting = refused ? null : landing === null ? kept : laterCampaign(kept, landing)
  let taken = false
  return {
    shopper: {
      ...shopper,
      async change(next) {
        const first = waiting !== null && !taken
        const changed = await shopper.change((before) => next(first ? withCampaign(before, waiting) : before))
        taken = true
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
    if (value.length > LONGEST) return null
    return stringifySetCookie({ name: 'campaign', value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
  }
}

/** Whether a request arrives by a campaign: for a whole page, not for its data. */
export function landingOf(request: Request, origin: string): Campaign | null {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || pathname.endsWith('.data')) return null
  return campaignOf(new URL(pathname + search, origin), request.headers.get('referer'))
}

/** Whether the shopper has said no to ad storage (spec section 9, Consent bits); before she has said anything, the spec's word counts. */
function isRefused(consent: string | undefined): boolean {
  return consent !== undefined && /^\d+$/.test(consent) && (Number(consent) & AD_STORAGE) === 0
}

function withCampaign(shopper: Shopper, waiting: Campaign): Shopper {
  return { ...shopper, cart: { ...shopper.cart, campaignData: laterCampaign(shopper.cart.campaignData, waiting) } }
}

const encode = (data: Campaign) => Buffer.from(JSON.stringify(data)).toString('base64url')

/** Null for a cookie nobody of ours wrote. */
function readCookie(campaign = ''): Campaign | null {
  try {
    const written: unknown = JSON.parse(Buffer.from(campaign, 'base64url').toString())
    return Campaign.safeParse(written).data ?? null
  } catch {
    return null
  }
}
