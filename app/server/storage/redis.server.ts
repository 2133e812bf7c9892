import { createClient } from '@redis/client'
import type { Log } from '../process/log'
import { SessionsAway } from './session-faults.server'

/** How long a command may take, in milliseconds. */
const SLOWEST = 1500

const open = (url: string) =>
  createClient({
    url,
    // A shopper is told at once that it is not there; a queue would carry out what she has long given up.
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: 2000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1000) },
  })
type Client = ReturnType<typeof open>

export type Redis = {
  /** What a command answers. Throws SessionsAway when Redis is not there, refuses, or takes too long: then nobody knows what was done. */
  ask: <T>(command: (client: Client) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** A connection that comes back by itself. The log tells once when it is lost and once when it is there again. */
export function connectRedis(url: string, log: Log, slowest = SLOWEST): Redis {
  let lost = false
  let client = connect()

  function connect(): Client {
    const next = open(url)
    next.on('error', (error: unknown) => {
      if (!lost) log('error', 'session store lost', { error: String(error) })
      lost = true
    })
    next.on('ready', () => {
      if (lost) log('info', 'session store is back')
      lost = false
    })
    // It goes on trying until it is closed, and tells `error` of each failure.
    next.connect().catch(() => undefined)
    return next
  }

  /** A connection on which nothing comes back may be dead without knowing; the network would take minutes to notice. */
  function renew(silent: Client): void {
    if (client !== silent) return
    silent.destroy()
    client = connect()
  }

  return {
    async ask(command) {
      const asked = client
      try {
        return await within(slowest, command(asked), () => renew(asked))
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

async function within<T>(milliseconds: number, answer: Promise<T>, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SessionsAway(`Redis gave no answer in ${milliseconds} ms`))
      onLate()
    }, milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
