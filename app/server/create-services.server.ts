import type { ServerBuild } from '@remix-run/node'
import { createDataCache } from '../commerce/data-cache.server'
import type { Log } from './process/log'
import type { Services } from './services.server'
import { createSharedRefreshes } from './security/shared-refreshes.server'
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
  /** How many proxies in front of the shop are trusted to report client addresses. Default: 0. */
  trustedProxies?: number
  /** Redis for sessions that several processes share; files without it. */
  redisUrl?: string | undefined
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
    reviewWidgets,
    trustedProxies = 0,
  } = options
  const now = () => new Date()
  const secure = publicOrigin.startsWith('https:')
  const { sessions, locks, counters, ready, close } = openSessionStore({ secret, secure, dataDir, redisUrl, log: logLine, now })
  return {
    build,
    mode,
    backendUrl,
    publicOrigin,
    reviewWidgets,
    fetch: globalThis.fetch,
    sessions,
    locks,
    authCookies: createAuthCookies(secret, secure),
    refreshes: createSharedRefreshes(now),
    counters,
    trustedProxies,
    sessionsReady: ready,
    close,
    cache: createDataCache(),
    now,
    log: logLine,
  }
}

const logLine: Log = (level, event, details) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`)
}
