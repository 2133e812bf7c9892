import { setTimeout } from 'node:timers/promises'
import { EVERYTHING_TAG } from '../../commerce/contract/changes'
import type { Log } from '../process/log'
import { connectRedis, openRedisClient } from '../storage/redis.server'

/** Drops the answers and pages with one of the tags from the caches of this process; without tags, all. */
type Drop = (tags?: ReadonlySet<string>) => void

/** The channel by which the processes of a shop learn what has changed at the backend. */
export type Changes = {
  /** Drops what has changed from the caches of every process. Throws SessionsAway when the others cannot be told. */
  announce: (tags: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

/** For a shop of one process. */
export function localChanges(drop: Drop): Changes {
  return { announce: async (tags) => dropTags(drop, tags), close: async () => {} }
}

const CHANNEL = 'kraftcell:changes'

/**
 * In milliseconds: the interval between two pings of the listening connection, and the time without an answer after which it
 * counts as lost.
 */
const PING_MS = 2000
const SILENCE_MS = 5000

/**
 * For a shop of several processes. What was announced while the connection was lost is unknown, so
 * everything is dropped once it is back.
 */
export function redisChanges(url: string, drop: Drop, log: Log): Changes {
  const publisher = connectRedis(url, log)
  const subscriber = openRedisClient(url, { pingInterval: PING_MS, socketTimeout: SILENCE_MS })
  // The publisher has the same address, and logs its loss.
  subscriber.on('error', () => undefined)
  subscriber.on('ready', () => drop())
  const subscribed = subscribe().catch((error: unknown) => {
    if (subscriber.isOpen) log('error', 'change-channel-lost', { error: String(error) })
  })

  // After a reconnect the client renews its subscriptions by itself, but not one that failed.
  async function subscribe(): Promise<void> {
    await subscriber.connect()
    while (subscriber.isOpen) {
      try {
        await subscriber.subscribe(CHANNEL, (message) => dropTags(drop, message.split(' ')))
        return
      } catch (error) {
        log('warn', 'change-channel-not-connected', { error: String(error) })
        await setTimeout(PING_MS, undefined, { ref: false })
      }
    }
  }

  return {
    async announce(tags) {
      dropTags(drop, tags)
      await publisher.ask((client) => client.publish(CHANNEL, tags.join(' ')))
    },
    async close() {
      subscriber.destroy()
      await publisher.close()
      await subscribed
    },
  }
}

function dropTags(drop: Drop, tags: readonly string[]): void {
  if (tags.includes(EVERYTHING_TAG)) drop()
  else drop(new Set(tags))
}
