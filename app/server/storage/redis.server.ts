import { createClient } from '@redis/client'
import type { Log } from '../process/log'
import { SessionsAway } from './session-faults.server'

/** For one command. */
const TIMEOUT_MS = 1500

/** Milliseconds between two tests of an idle connection, and until one without an answer is closed and opened again. */
type Watch = { pingInterval?: number; socketTimeout?: number }

/** A connection that is not open yet. It reconnects by itself until it is destroyed. */
export const openRedisClient = (url: string, { pingInterval, socketTimeout }: Watch = {}) =>
  createClient({
    url,
    ...(pingInterval === undefined ? {} : { pingInterval }),
    // Fail at once while Redis is away: a queue would run commands whose requests have been answered.
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000),
      ...(socketTimeout === undefined ? {} : { socketTimeout }),
    },
  })
type Client = ReturnType<typeof openRedisClient>

export type Redis = {
  /**
   * The answer to a command. Throws SessionsAway when Redis is away, refuses or times out; the command may or may not have run.
   */
  ask: <T>(command: (client: Client) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** A connection that reconnects. Its loss and its return are logged once each. */
export function connectRedis(url: string, log: Log, timeout = TIMEOUT_MS): Redis {
  let lost = false
  let client = connect()

  function connect(): Client {
    const next = openRedisClient(url)
    next.on('error', (error: unknown) => {
      if (!lost) log('error', 'session-store-lost', { error: String(error) })
      lost = true
    })
    next.on('ready', () => {
      if (lost) log('info', 'session-store-is-back')
      lost = false
    })
    // It retries until it is closed, and emits `error` for each failure.
    next.connect().catch(() => undefined)
    return next
  }

  /** A connection without answers may be dead; TCP would take minutes to notice. */
  function renew(silent: Client): void {
    if (client !== silent) return
    silent.destroy()
    client = connect()
  }

  return {
    async ask(command) {
      const asked = client
      try {
        return await within(timeout, command(asked), () => renew(asked))
      } catch (cause) {
        throw cause instanceof SessionsAway ? cause : new SessionsAway(String(cause), { cause })
      }
    },
    async close() {
      if (client.isReady) await client.close()
      else if (client.isOpen) client.destroy()
    },
  }
}

/**
 * An answer that came in time while this process was busy with something else is read first:
 * timers run before what has been received.
 */
async function within<T>(milliseconds: number, answer: Promise<T>, onLate: () => void): Promise<T> {
  let giveUp: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp = setImmediate(() => {
        reject(new SessionsAway(`Redis gave no answer in ${milliseconds} ms`))
        onLate()
      })
    }, milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
    clearImmediate(giveUp)
  }
}
