import type { AppLoadContext } from '@remix-run/node'
import { createHash } from 'node:crypto'
import { type BackendError, isOutage } from '../commerce/backend-error'
import { memoiseCalls } from '../commerce/memoised-calls.server'
import { type Backend, createBackend } from '../commerce/backend.server'
import { type Call, createCall } from '../commerce/client.server'
import { openBudgets, type RequestBudgets, withinBudget } from '../commerce/time-budget.server'
import type { Language } from '../store/languages'
import { type Attempts, limitAttempts } from './security/attempts.server'
import { countCalls } from './metrics/count-calls.server'
import type { RequestNotes } from './metrics/metrics'
import { readLogins } from './security/auth-cookies.server'
import { type Logins, openLogins } from './security/logins.server'
import type { Log } from './process/log'
import type { SharedRendering } from './page-cache/shared-rendering'
import type { Services } from './services.server'
import { carryCampaign } from './session/campaign.server'
import { outagesAsAnswers } from './session/shopper-outages.server'
import { openShopperStore, type ShopperStore } from './session/shopper-store.server'
import { readVisitor, type Visitor } from './visitor.server'

/** The parts of the answer other than its page. */
export type Reply = {
  /** The nonce of the answer's Content-Security-Policy. */
  nonce: string
  /** The answer is a page's document, not its data for a browser that navigates there itself. */
  isDocument: boolean
  /** Notes about a page that is rendered for all visitors without state; null for a page of one visitor. */
  shared: SharedRendering | null
  /** Notes for the metrics of the request. */
  noted: RequestNotes
  /** Set-Cookie lines to send, besides the session's. */
  cookies: string[]
  /** Records the campaign data of a landing with an existing cart, when it must not be stored in a cookie. */
  recordCampaign: () => Promise<void>
  /** The Set-Cookie line of the campaign data, once the answer is made; null when nothing changes. */
  campaignCookie: () => string | null
  /**
   * Keeps the form of this request when its answer is an outage, so that its page shows it later; set where a form can be kept.
   */
  keepForm: () => Promise<void>
  /** The Retry-After of an outage, in seconds; longer when the backend asks for more. */
  retryAfter: number
}

/** The services of the process that a request uses, and the rate limits of its address. */
export type RequestServices = Pick<Services, 'analytics' | 'authCookies' | 'log' | 'now' | 'publicOrigin' | 'reviewWidgets'> & {
  attempts: Attempts
  /** Restarts the time budgets of the request, after a wait for something other than the backend. */
  restartTime: () => void
  /** Runs the action of a form, which leaves time for the page of its answer. */
  reservePageTime: RequestBudgets['reservePageTime']
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    visitor: Visitor
    backend: Backend
    session: ShopperStore
    logins: Logins
    reply: Reply
    services: RequestServices
  }
}

/** One request, as loaders and actions see it: Remix's load context. */
export type RequestContext = Pick<AppLoadContext, 'visitor' | 'backend' | 'session' | 'logins' | 'reply' | 'services'>

/** The parts of a request that a function uses. */
export type Needs<Part extends keyof RequestContext> = Pick<RequestContext, Part>

/** Limit: 600 new sessions per address in 10 minutes; an office or a mobile network has one address for many shoppers. */
const NEW_SESSIONS_LIMIT = { max: 600, windowMs: 10 * 60_000 }

/** Sent with a 503. */
const RETRY_AFTER_SECONDS = 10

/** `address` is the client's, as rate limits count it. */
export async function openRequest(
  request: Request,
  language: Language,
  { nonce, shared, noted }: Pick<Reply, 'nonce' | 'shared' | 'noted'>,
  services: Services,
  address: string,
): Promise<RequestContext> {
  const header = request.headers.get('cookie')
  const kept = await readLogins(services.authCookies, header)
  const visitor = readVisitor(request, language, kept, services.publicOrigin)
  const attempts = limitAttempts(services.counters, address, services.metrics.limited)
  const begin = () => beginSession(attempts, address).then(services.metrics.sessionBegun)
  const session = openShopperStore(header, services.sessions, services.locks, services.now, begin)
  const campaign = carryCampaign(request, services.publicOrigin, outagesAsAnswers(session, services.log), visitor)
  const reply: Reply = {
    nonce,
    shared,
    noted,
    cookies: [],
    retryAfter: RETRY_AFTER_SECONDS,
    keepForm: () => Promise.resolve(),
    isDocument: !new URL(request.url).pathname.endsWith('.data'),
    recordCampaign: campaign.record,
    campaignCookie: campaign.cookie,
  }
  const budgets = openBudgets()
  const unlimited = callsOf(visitor, services, reply)
  const memoised = memoiseCalls(unlimited)
  const callWith = (token: string | null) => withinBudget(memoised(token), budgets.essentials)
  const { authCookies: cookies, refreshes, now, log } = services
  const send = (cookie: string) => reply.cookies.push(cookie)
  const logins = openLogins({ cookies, header, refreshes, kept, callWith, send, now, log })
  const account = logins.call('myAccount')
  const customer = kept.myAccount === null ? null : digest(kept.myAccount.access_token)
  const calls = { call: account ?? callWith(null), shared: unlimited(null), customer, language }
  const onOutage = (error: BackendError) => noteRetry(reply, error)
  const onRead = (tags: ReadonlySet<string>) => tags.forEach((tag) => shared?.tags.add(tag))
  return {
    visitor,
    backend: createBackend(calls, { cache: services.cache, budgets, onOutage, onRead }),
    logins,
    session: campaign.shopper,
    reply,
    services: { ...services, attempts, restartTime: budgets.restart, reservePageTime: budgets.reservePageTime },
  }
}

/** The calls bound to a visitor's storefront, with a bearer token or without one (null). */
function callsOf(
  { language, store }: Visitor,
  { backendUrl, ask, log, metrics }: Pick<Services, 'backendUrl' | 'ask' | 'log' | 'metrics'>,
  reply: Reply,
) {
  return (token: string | null): Call => {
    const caller = { language, storeId: store.storeId, ...(token === null ? {} : { token }) }
    return outagesNoted(countCalls(createCall(backendUrl, ask, caller), metrics), log, reply)
  }
}

/** The error page shows no details: the log says which call failed, and how. The reply says when to try again. */
function outagesNoted(call: Call, log: Log, reply: Reply): Call {
  return async (name, options) => {
    try {
      const called = await call(name, options)
      if (called.malformed > 0) log('warn', 'invalid-entries-dropped', { call: name, malformed: called.malformed })
      return called
    } catch (error) {
      if (isOutage(error)) {
        log('warn', 'backend-call-failed', { call: name, status: error.status, error: error.message.slice(0, 500) })
        noteRetry(reply, error)
      }
      throw error
    }
  }
}

/** Throws 429 when too many sessions have begun at this address lately. An unknown address is not limited. */
async function beginSession(attempts: Attempts, address: string): Promise<void> {
  if (address === '' || (await attempts.begin('new-session', NEW_SESSIONS_LIMIT)).allowed) return
  throw new Response('Too many requests', { status: 429 })
}

function noteRetry(reply: Reply, { retryAfter }: BackendError): void {
  if (reply.shared !== null) reply.shared.isWhole = false
  reply.retryAfter = Math.max(reply.retryAfter, retryAfter ?? 0)
}

/** Cache key of one customer: the hash of the token, so that no token stays in memory. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
