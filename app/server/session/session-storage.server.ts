import {
  type Cookie,
  createCookie,
  createSessionStorage,
  type SessionIdStorageStrategy,
  type SessionStorage,
} from '@remix-run/node'
import { join } from 'node:path'
import { createRedisCounters } from '../storage/counters-redis.server'
import { type Counters, createProcessCounters } from '../storage/counters.server'
import { connectRedis } from '../storage/redis.server'
import type { Log } from '../process/log'
import { createRedisRefreshes } from '../security/refreshes-redis.server'
import { createSharedRefreshes, type SharedRefreshes } from '../security/shared-refreshes.server'
import { firstAddCookie } from './first-add'
import { sessionCookie } from './session-cookie'
import { probeSessions, sessionFiles } from './session-files.server'
import { createProcessLocks, type SessionLocks } from './session-locks.server'
import { createRedisLocks } from './session-locks-redis.server'
import { sessionsInRedis } from './session-redis.server'
import { sweepSessions, untilNextSweep } from './session-sweep.server'
import type { SessionRecord } from './session-record'
import type { ShopperSessions } from './shopper-sessions.server'

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000

/** The store of sessions, and the locks by which changes to one session wait for each other. */
export type SessionStore = {
  sessions: ShopperSessions
  locks: SessionLocks
  /** The counters of rate limits, in the same store as the sessions. */
  counters: Counters
  /** Exchanges each refresh token once among all processes that share the sessions. */
  refreshes: SharedRefreshes
  /** Whether sessions can be read and written now. */
  ready: () => Promise<boolean>
  close: () => Promise<void>
}

export type SessionOptions = {
  secret: string
  /** Keeps the cookie off plain http. */
  secure: boolean
  /** Files lie below it. */
  dataDir: string
  /** Redis, for shops of several processes or machines. Without it sessions are files, of one process only. */
  redisUrl: string | undefined
  log: Log
  now: () => Date
}

/**
 * Sessions in files on one machine, or in Redis when the options have it. A session lives for 30 days after its last use.
 */
export function openSessionStore(options: SessionOptions): SessionStore {
  const cookie = createCookie(sessionCookie(options.secure), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: options.secure,
    maxAge: THIRTY_DAYS_MS / 1000,
    secrets: [options.secret],
  })
  return options.redisUrl === undefined ? inFiles(cookie, options) : inRedis(cookie, options.redisUrl, options)
}

function inFiles(cookie: Cookie, { dataDir, log, now }: SessionOptions): SessionStore {
  const folder = join(dataDir, 'sessions')
  const locks = createProcessLocks()
  let next: NodeJS.Timeout | undefined
  const sweep = async () => {
    let removed = 0
    try {
      removed = await sweepSessions(folder, now(), THIRTY_DAYS_MS, locks)
      if (removed > 0) log('info', 'expired-sessions-deleted', { removed })
    } catch (error) {
      log('error', 'session-sweep-failed', { error: String(error) })
    }
    next = setTimeout(() => void sweep(), untilNextSweep(removed)).unref()
  }
  void sweep()
  return {
    sessions: shopperSessions(cookie, sessionFiles(folder, now)),
    locks,
    counters: createProcessCounters(),
    refreshes: createSharedRefreshes(now),
    ready: () =>
      probeSessions(folder).then(
        () => true,
        () => false,
      ),
    close: async () => clearTimeout(next),
  }
}

function inRedis(cookie: Cookie, url: string, { log, now }: SessionOptions): SessionStore {
  const redis = connectRedis(url, log)
  return {
    sessions: shopperSessions(cookie, sessionsInRedis(redis)),
    locks: createRedisLocks(redis),
    counters: createRedisCounters(redis),
    refreshes: createRedisRefreshes(redis, createSharedRefreshes(now)),
    ready: () =>
      redis
        .ask((client) => client.ping())
        .then(
          () => true,
          () => false,
        ),
    close: () => redis.close(),
  }
}

function shopperSessions(
  cookie: Cookie,
  strategy: Omit<SessionIdStorageStrategy<SessionRecord, SessionRecord>, 'cookie'>,
): ShopperSessions {
  return withCookie(createSessionStorage<SessionRecord>({ cookie, ...strategy }), cookie)
}

/** Remix's storage, which also reads the id of a cookie and makes the cookie of an id. */
export function withCookie(storage: SessionStorage<SessionRecord>, cookie: Cookie): ShopperSessions {
  return {
    ...storage,
    async idOf(cookieHeader) {
      const id: unknown = await cookie.parse(cookieHeader)
      return typeof id === 'string' ? id : ''
    },
    cookieOf: (id) => cookie.serialize(id),
    firstAddCookie: firstAddCookie(cookie.name.startsWith('__Host-')),
  }
}
