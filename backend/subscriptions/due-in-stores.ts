import { and, eq, or, type SQL } from 'drizzle-orm'
import { subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { type Store, storeOfId, STORES } from '../stores/stores'

/**
 * True for the subscriptions for which the condition of their own store is true: a day begins in each store by its own time zone.
 */
export const inStores = (isDue: (store: Store) => SQL | undefined): SQL | undefined =>
  or(...STORES.map((store) => and(eq(subscriptions.store_id, store.id), isDue(store))))

/** True for the active subscriptions for which the condition of their own store is true. */
export const dueInStores = (isDue: (store: Store) => SQL | undefined): SQL | undefined =>
  and(eq(subscriptions.state, 'active'), inStores(isDue))

/** The scope of the store that sold a subscription. */
export function storeScope({ store_id }: { store_id: number }, now: Date): Scope {
  const store = storeOfId(store_id)
  return { store, language: store.language, now }
}
