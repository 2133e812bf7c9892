import { createCustomer, type Customer } from './session/customer.server'
import { isOutage } from '../commerce/backend-error'
import { createCall, type Call, type Caller } from '../commerce/client.server'
import { createCommerce, type Commerce } from '../commerce/commerce.server'
import type { VatDisplay } from '../store/vat-display'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import { storeOf } from '../store/stores'
import { readToken, tokenCookie } from './security/auth-cookies.server'
import { carryCampaign } from './session/campaign.server'
import { readVatCookie } from './cookies.server'
import { type Attempts, openAttempts } from './security/attempts.server'
import type { Log, Services } from './services.server'
import { outagesAsAnswers } from './session/shopper-outages.server'
import { openShopperStore, type ShopperStore } from './session/shopper-store.server'

/** The shop as one request sees it; every loader and action gets it as `context.shop`. */
export type Shop = {
  language: Language
  store: Store
  /** Reads for pages: they throw 404 and 503 as a page does. */
  commerce: Commerce
  /** The bare calls, failing with a BackendError, for actions. */
  call: Call
  shopper: ShopperStore
  customer: Customer
  /** How prices are shown (spec section 4, Price display). */
  vat: VatDisplay
  /** Lines of Set-Cookie that go out with the answer, besides the session's. */
  cookies: string[]
  /** The cookie of the campaign that led here, once the answer stands. */
  campaignCookie: () => string | null
  /** What may be tried from this address, such as codes. */
  attempts: Attempts
  origin: string
  /** The address of the storefront's review widget; null when it has none. */
  reviewWidget: string | null
  now: () => Date
  /** Of the Content-Security-Policy of this answer. */
  nonce: string
  development: boolean
  log: Log
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    shop: Shop
  }
}

/** `address` is where the request comes from, as limits count it. */
export async function createShop(
  request: Request,
  language: Language,
  nonce: string,
  services: Services,
  address: string,
): Promise<Shop> {
  const store = storeOf(language)
  const token = await readToken(services.authCookie, request.headers.get('cookie'))
  const guest: Caller = { language, storeId: store.storeId }
  const caller: Caller = token === null ? guest : { ...guest, token }
  const callAs = (one: Caller) => outagesLogged(createCall(services.backendUrl, services.fetch, one), services.log)
  const call = callAs(caller)
  const cookies: string[] = []
  const session = openShopperStore(request.headers.get('cookie'), services.sessions, services.locks, services.now)
  const campaign = carryCampaign(request, services.publicOrigin, outagesAsAnswers(session, services.log))
  return {
    language,
    store,
    call,
    commerce: createCommerce(call, caller, services.cache),
    shopper: campaign.shopper,
    campaignCookie: campaign.cookie,
    customer: createCustomer(
      token,
      (its) => callAs({ ...guest, token: its }),
      async (kept) => {
        cookies.push(await tokenCookie(services.authCookie, kept))
      },
    ),
    vat: readVatCookie(request, store),
    cookies,
    attempts: openAttempts(services.counters, address),
    origin: services.publicOrigin,
    reviewWidget: services.reviewWidgets[language],
    now: services.now,
    nonce,
    development: services.mode === 'development',
    log: services.log,
  }
}

/** The shopper's error page gives no details: whoever runs the shop reads here which call failed, and how. */
function outagesLogged(call: Call, log: Log): Call {
  return async (name, options) => {
    try {
      return await call(name, options)
    } catch (error) {
      if (isOutage(error))
        log('warn', 'backend call failed', { call: name, status: error.status, error: error.message.slice(0, 500) })
      throw error
    }
  }
}
