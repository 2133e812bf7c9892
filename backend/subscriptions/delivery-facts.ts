import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { subscriptionRenewals } from '../database/schema/subscriptions'
import { storeOfId } from '../stores/stores'
import { pendingChanges } from './agreed-price'
import { loadQuoteFacts, type QuotedDelivery, quoteFrom, type SubscriptionRow } from './quote-delivery'

/**
 * The facts on which the next deliveries of subscriptions depend, by subscription: those that were announced, the announced
 * prices that are not in force yet (newest first), and the quote of one at today's prices.
 */
export type DeliveryFacts = {
  announced: ReadonlyMap<string, typeof subscriptionRenewals.$inferSelect>
  changes: Awaited<ReturnType<typeof pendingChanges>>
  quote: (subscription: SubscriptionRow) => QuotedDelivery | null
}

/** Loads these facts of at least one subscription, in as many statements for all of a store as for one. */
export async function loadDeliveryFacts(db: Database, all: readonly SubscriptionRow[], now: Date): Promise<DeliveryFacts> {
  const quotes = await Promise.all(
    [...groupRows(all, ({ store_id }) => store_id)].map(async ([id, ofStore]) => {
      const scope = { ...scopeOf(id), now }
      const facts = await loadQuoteFacts(db, ofStore, scope)
      return [id, (subscription: SubscriptionRow) => quoteFrom(facts, subscription, scope)] as const
    }),
  )
  const quotesOf = new Map(quotes)
  return {
    announced: await announcedDeliveries(db, all),
    changes: await pendingChanges(
      db,
      all.map(({ id }) => id),
    ),
    quote: (subscription) => quotesOf.get(subscription.store_id)?.(subscription) ?? null,
  }
}

function scopeOf(storeId: number) {
  const store = storeOfId(storeId)
  return { store, language: store.language }
}

async function announcedDeliveries(db: Database, all: readonly SubscriptionRow[]): Promise<DeliveryFacts['announced']> {
  const { subscription_id, cycle } = subscriptionRenewals
  const isNext = or(...all.map((one) => and(eq(subscription_id, one.id), eq(cycle, one.next_cycle))))
  const rows = await db.select().from(subscriptionRenewals).where(isNext)
  return new Map(rows.map((row) => [row.subscription_id, row]))
}
