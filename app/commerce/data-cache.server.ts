import { BentoCache, bentostore, errors } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'

/** How long an answer is served to everyone, and how long a stale one is served while the backend is away. */
export const CACHE_POLICY = {
  /** Changes with the assortment: menu, texts around the page, interface strings. */
  slow: { ttl: '5m', grace: '6h' },
  /** Shows prices and stock. */
  fresh: { ttl: '30s', grace: '10m' },
  /** Discount rules for one cart (spec section 9, Discount cache: 300000 ms). They have many keys, and so a store of their own. */
  discounts: { ttl: 300_000, grace: '10m' },
} as const
export type CachePolicy = keyof typeof CACHE_POLICY

/** Answers that are the same for every shopper, never personal ones. `bypassCache` calls `fetch` and replaces the cached answer. */
export type DataCache = {
  read<T>(key: string, policy: CachePolicy, fetch: () => Promise<T>, options?: { bypassCache?: boolean }): Promise<T>
}

/** A cache in the memory of this process, bounded in entries; concurrent reads of one key share one call. */
export function createDataCache(): DataCache {
  const cache = new BentoCache({
    default: 'memory',
    stores: {
      memory: bentostore().useL1Layer(memoryDriver({ maxItems: 5000, serialize: false })),
      discounts: bentostore().useL1Layer(memoryDriver({ maxItems: 2000, serialize: false })),
    },
  })
  return {
    async read(key, policy, fetch, { bypassCache = false } = {}) {
      const { ttl, grace } = CACHE_POLICY[policy]
      const store = cache.use(policy === 'discounts' ? 'discounts' : 'memory')
      try {
        return await store.getOrSet({ key, ttl, grace, graceBackoff: '5s', factory: fetch, forceFresh: bypassCache })
      } catch (error) {
        throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error
      }
    },
  }
}
