import type { ServerBuild } from '@remix-run/node'
import { createDataCache } from '../commerce/data-cache.server'
import type { Log, Services } from './services.server'
import { createProcessLocks } from './session-locks.server'
import { createFileSessions } from './session-storage.server'

export type ServiceOptions = {
  build: ServerBuild
  mode: Services['mode']
  backendUrl: string
  publicOrigin: string
  /** The data folder; sessions lie below it. */
  dataDir: string
  sessionSecret: string
  reviewWidgets: Services['reviewWidgets']
}

/** The services of a real server: files for sessions, memory for the cache, one JSON line an event on standard error. */
export function createServices(options: ServiceOptions): Services {
  const { build, mode, backendUrl, publicOrigin, dataDir, sessionSecret, reviewWidgets } = options
  return {
    build,
    mode,
    backendUrl,
    publicOrigin,
    reviewWidgets,
    fetch: globalThis.fetch,
    sessions: createFileSessions(dataDir, sessionSecret, publicOrigin.startsWith('https:')),
    locks: createProcessLocks(),
    cache: createDataCache(),
    now: () => new Date(),
    log: logLine,
  }
}

const logLine: Log = (level, event, details) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`)
}
