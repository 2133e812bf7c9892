import type { ServerBuild } from '@remix-run/node'
import type { ReviewWidgets } from './process/review-widgets'
import type { DataCache } from '../commerce/data-cache.server'
import type { AuthCookies } from './security/auth-cookies.server'
import type { SharedRefreshes } from './security/shared-refreshes.server'
import type { Log } from './process/log'
import type { SessionStore } from './session/session-storage.server'

/** The services of the process that requests need. They are injected, so that a test runs the whole app without a port. */
export type Services = Omit<SessionStore, 'ready' | 'close'> & {
  build: ServerBuild
  mode: 'production' | 'development' | 'test'
  backendUrl: string
  fetch: typeof globalThis.fetch
  cache: DataCache
  now: () => Date
  log: Log
  reviewWidgets: ReviewWidgets
  /** The origin that shoppers see, such as `https://kraftcell.example`; decides Secure cookies and HSTS. */
  publicOrigin: string
  authCookies: AuthCookies
  refreshes: SharedRefreshes
  /** How many proxies in front of the shop are trusted to report client addresses. */
  trustedProxies: number
  /** Whether sessions can be read and written now. */
  sessionsReady: () => Promise<boolean>
  /** Closes connections and timers; call it when no request is running. */
  close: () => Promise<void>
}
