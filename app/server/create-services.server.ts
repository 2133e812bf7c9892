import type { ServerBuild } from '@remix-run/node'
import { backendConnections } from '../commerce/ask-backend.server'
import { createDataCache } from '../commerce/data-cache.server'
import { localChanges, redisChanges } from './changes/changes.server'
import { NO_ANALYTICS } from './process/analytics-settings'
import { type Metrics, NO_METRICS } from './metrics/metrics'
import { logLine } from './process/log-line.server'
import type { Services } from './services.server'
import { createPageCache } from './page-cache/page-cache.server'
import { createAuthCookies } from './security/auth-cookies.server'
import { openSessionStore } from './session/session-storage.server'

export type ServiceOptions = {
  build: ServerBuild
  mode: Services['mode']
  backendUrl: string
  publicOrigin: string
  /** The data folder; sessions lie below it. */
  dataDir: string
  sessionSecret: string
  reviewWidgets: Services['reviewWidgets']
  /** The destinations of events. Default: none. */
  analytics?: Services['analytics']
  /** The origins beside the shop's own from which pages load pictures. Default: none. */
  pictureOrigins?: Services['pictureOrigins']
  /** The number of proxies in front of the shop that are trusted to report client addresses. Default: 0. */
  trustedProxies?: number
  /** Default: nothing is counted. */
  metrics?: Metrics
  /** Redis for sessions that several processes share; files without it. */
  redisUrl?: string | undefined
  /** The secret of the backend's messages about changes, which are refused without it. */
  changesSecret?: string | undefined
  /** The header in which a CDN expects the tags of an answer; without it no CDN keeps pages. */
  cdnTagHeader?: Services['cdnTagHeader']
}

/** The services of a real server: files or Redis for sessions, memory for the cache, one JSON line an event on standard error. */
export function createServices(options: ServiceOptions): Services {
  const {
    build,
    mode,
    backendUrl,
    publicOrigin,
    dataDir,
    sessionSecret: secret,
    redisUrl,
    changesSecret,
    cdnTagHeader,
    reviewWidgets,
    analytics = NO_ANALYTICS,
    pictureOrigins = [],
    trustedProxies = 0,
    metrics = NO_METRICS,
  } = options
  const now = () => new Date()
  const secure = publicOrigin.startsWith('https:')
  const cache = createDataCache()
  const pages = createPageCache()
  metrics.watchCaches({ pages: () => pages.bytes(), data: () => cache.bytes() })
  // The data first: a page that is rendered meanwhile must not use outdated data.
  const drop = (tags?: ReadonlySet<string>) => [cache, pages].forEach((one) => one.drop(tags))
  const changes = redisUrl === undefined ? localChanges(drop) : redisChanges(redisUrl, drop, logLine)
  const connections = backendConnections()
  const store = openSessionStore({ secret, secure, dataDir, redisUrl, log: logLine, now })
  return {
    build,
    mode,
    backendUrl,
    publicOrigin,
    reviewWidgets,
    cdnTagHeader,
    analytics,
    pictureOrigins,
    ask: connections.ask,
    fetch: globalThis.fetch,
    sessions: store.sessions,
    locks: store.locks,
    authCookies: createAuthCookies(secret, secure),
    refreshes: store.refreshes,
    counters: store.counters,
    trustedProxies,
    sessionsReady: store.ready,
    changes,
    changesSecret,
    close: async () => {
      connections.close()
      await Promise.all([store.close(), changes.close()])
    },
    cache,
    pages,
    now,
    log: logLine,
    metrics,
  }
}
