import { BentoCache, bentostore, errors } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'

/** How long an answer serves everyone, and how long a stale one may stand in while the backend is away. */
export const CACHE_POLICY = {
  /** Changes with the assortment: menu, texts around the page, interface strings. */
  slow: { ttl: '5m', grace: '6h' },
  /** Shows prices and stock. */
  fresh: { ttl: '30s', grace: '10m' },
} as const
export type CachePolicy = keyof typeof CACHE_POLICY

/** Answers that are the same for every shopper. Never give it one that depends on who asks. */
export type DataCache = { read<T>(key: string, policy: CachePolicy, fetch: () => Promise<T>): Promise<T> }

/** A cache in this process's memory, bounded in entries; simultaneous readers of one key share one call. */
export function createDataCache(): DataCache {
  const cache = new BentoCache({
    default: 'memory',
    stores: { memory: bentostore().useL1Layer(memoryDriver({ maxItems: 5000, serialize: false })) },
  })
  return {
    async read(key, policy, fetch) {
      const { ttl, grace } = CACHE_POLICY[policy]
      try {
        return await cache.getOrSet({ key, ttl, grace, graceBackoff: '5s', factory: fetch })
      } catch (error) {
        throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error
      }
    },
  }
}
