import { createCookie, createMemorySessionStorage, type ServerBuild } from '@remix-run/node'
import { openTestShop, type TestShop as TestBackend } from '../../../backend/tests/test-shop'
import { analyticsSettings } from '../../../app/server/process/analytics-settings'
import type { Log } from '../../../app/server/process/log'
import { reviewWidgets } from '../../../app/server/process/review-widgets'
import type { Services } from '../../../app/server/services.server'
import { withCookie } from '../../../app/server/session/session-storage.server'
import type { SessionRecord } from '../../../app/server/session/session-record'
import { builtShop } from './built-shop'
import { askBackend } from './frame-answers'
import { Visitor } from './visitor'

type Logged = { level: Parameters<Log>[0]; event: string; details: unknown }

/** The secret that signs the messages of the backend about changes. */
export const CHANGES_SECRET = 'a secret of the backend and the shop'

export const ORIGIN = 'http://shop.test'

/** Signs the cookies. */
export const SECRET = 'a secret of the tests alone'

/**
 * A shop without a port, with its own state in memory and a backend that can be taken offline. Several shops may share one
 * backend.
 */
export type TestShop = {
  backend: TestBackend
  /** The log entries, newest last. */
  logged: Logged[]
  /** The paths of the backend calls, in order. */
  calls: string[]
  /** While false, no call reaches the backend. */
  online: boolean
  /** The origin of a proxy before the backend, through which the calls go over HTTP. Null: they go to the backend itself. */
  proxy: string | null
  /** Intercepts the backend calls: returns a response of its own, or calls `send`. */
  respond: ((path: string, send: () => Promise<Response>, call: BackendCall) => Response | Promise<Response>) | null
  /** Empties the caches of answers and pages, as after a start. */
  forgetAnswers: () => void
  handle: (request: Request) => Promise<Response>
  /** `address` is the one that rate limits count; without one, visitors share one. */
  visitor: (headers?: Readonly<Record<string, string>>, address?: string) => Visitor
}

/** The method, the query with `?` and the body of a call, and the signal by which the shop aborts it. */
type BackendCall = { method: string; search: string; body: string; signal: AbortSignal }

export type Backend = TestBackend
export const openBackend = openTestShop

/**
 * A shop with empty sessions and an empty cache. `publicOrigin` is its public URL; `change` modifies the
 * build it serves, `others` its services.
 */
export async function openShop(
  backend: TestBackend,
  publicOrigin = ORIGIN,
  settings: Parameters<typeof reviewWidgets>[0] & Parameters<typeof analyticsSettings>[0] = {},
  change: (build: ServerBuild) => ServerBuild = (build) => build,
  others: Partial<Services> = {},
): Promise<TestShop> {
  const built = await builtShop()
  const build = change(built)
  const { createServices, handleShopRequest } = built.entry.module
  const logged: Logged[] = []
  const shop: TestShop = {
    backend,
    logged,
    calls: [],
    online: true,
    proxy: null,
    respond: null,
    forgetAnswers() {
      services.cache.drop()
      services.pages.drop()
    },
    handle: (request) => handleShopRequest(request, services),
    visitor: (headers, address) =>
      new Visitor(
        (request) => (address === undefined ? shop.handle(request) : handleShopRequest(request, services, address)),
        publicOrigin,
        headers,
      ),
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    shop.calls.push(pathname)
    if (!shop.online) throw new TypeError('fetch failed')
    const path = pathname + search
    const send = () => (shop.proxy === null ? askBackend(backend, path, init) : globalThis.fetch(shop.proxy + path, init))
    const body = typeof init?.body === 'string' ? init.body : ''
    const method = init?.method ?? 'GET'
    const signal = init?.signal ?? new AbortController().signal
    return shop.respond?.(pathname, send, { method, search, body, signal }) ?? send()
  }
  const secure = publicOrigin.startsWith('https:')
  const given = { build, mode: 'production', backendUrl: 'http://backend.test', publicOrigin } as const
  const cookie = createCookie('session', { httpOnly: true, sameSite: 'lax', path: '/', secure, secrets: ['kept'] })
  const services: Services = {
    ...createServices({
      ...given,
      dataDir: '.cache/no-session-is-kept-here',
      sessionSecret: SECRET,
      changesSecret: CHANGES_SECRET,
      reviewWidgets: reviewWidgets(settings),
      analytics: analyticsSettings(settings),
      // A visitor with the header x-forwarded-for has an address of its own.
      trustedProxies: 1,
    }),
    ask: fetch,
    fetch,
    sessions: withCookie(createMemorySessionStorage<SessionRecord>({ cookie }), cookie),
    now: () => backend.clock.now,
    log: quietLog(logged),
    ...others,
  }
  return shop
}

/** A log that collects its entries for assertions instead of printing them. */
function quietLog(kept: Logged[]): Log {
  return (level, event, details) => kept.push({ level, event, details })
}
