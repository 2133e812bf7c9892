import type { Cookie, ServerBuild } from '@remix-run/node'
import type { ReviewWidgets } from './process/review-widgets'
import type { DataCache } from '../commerce/data-cache.server'
import type { Log } from './process/log'
import type { SessionStore } from './session/session-storage.server'

/** Everything a request needs of the world outside it, given in so that a test runs the whole app without a port. */
export type Services = Omit<SessionStore, 'ready' | 'close'> & {
  build: ServerBuild
  mode: 'production' | 'development' | 'test'
  backendUrl: string
  fetch: typeof globalThis.fetch
  cache: DataCache
  now: () => Date
  log: Log
  reviewWidgets: ReviewWidgets
  /** Where shoppers find the shop, as `https://kraftcell.example`; decides Secure cookies and HSTS. */
  publicOrigin: string
  authCookie: Cookie
  /** So many proxies stand before the shop, and what they say of an address is believed. */
  trustedProxies: number
  /** Whether sessions can be read and written now. */
  sessionsReady: () => Promise<boolean>
  /** Gives back what the services hold open, once no request runs any more. */
  close: () => Promise<void>
}
