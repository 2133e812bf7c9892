import type { ServerBuild } from '@remix-run/node'
import type { AnalyticsSettings } from './process/analytics-settings'
import type { ReviewWidgets } from './process/review-widgets'
import type { Changes } from './changes/changes.server'
import type { Ask } from '../commerce/ask-backend.server'
import type { DataCache } from '../commerce/data-cache.server'
import type { Metrics } from './metrics/metrics'
import type { PageCache } from './page-cache/page-cache.server'
import type { AuthCookies } from './security/auth-cookies.server'
import type { SharedRefreshes } from './security/shared-refreshes.server'
import type { Log } from './process/log'
import type { SessionStore } from './session/session-storage.server'

/** The services of the process for its requests. They are injected, so that a test runs the whole app without a port. */
export type Services = Omit<SessionStore, 'ready' | 'close'> & {
  build: ServerBuild
  mode: 'production' | 'development' | 'test'
  backendUrl: string
  /** Calls of the backend. */
  ask: Ask
  /** Files of the backend, and messages that are passed on to it. */
  fetch: typeof globalThis.fetch
  cache: DataCache
  /** Pages for visitors without state. */
  pages: PageCache
  /** Drops what has changed at the backend from the caches. */
  changes: Changes
  /** The secret of the backend's messages about changes; undefined: they are refused. */
  changesSecret: string | undefined
  /** The header in which a CDN expects the tags of an answer; undefined: no CDN keeps pages. */
  cdnTagHeader: 'surrogate-key' | 'cache-tag' | undefined
  now: () => Date
  log: Log
  metrics: Metrics
  reviewWidgets: ReviewWidgets
  analytics: AnalyticsSettings
  /** The origins beside the shop's own from which pages load pictures. */
  pictureOrigins: readonly string[]
  /** The origin that shoppers see, such as `https://kraftcell.example`; decides Secure cookies and HSTS. */
  publicOrigin: string
  authCookies: AuthCookies
  refreshes: SharedRefreshes
  /** The number of proxies in front of the shop that are trusted to report client addresses. */
  trustedProxies: number
  /** Whether sessions can be read and written now. */
  sessionsReady: () => Promise<boolean>
  /** Closes connections and timers; call it when no request is running. */
  close: () => Promise<void>
}
