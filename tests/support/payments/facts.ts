import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../backend/database/database'
import { giftCards } from '../../../backend/database/schema/gift-cards'
import { orders } from '../../../backend/database/schema/orders'
import { paymentAttempts, paymentEvents } from '../../../backend/database/schema/payments'
import type { Charge } from './bank'
import type { Purchase } from './purchase'

/** Everything that is known of a purchase: by the shop's database, its cart page and the providers' records. */
export type Facts = {
  orders: readonly (typeof orders.$inferSelect)[]
  attempts: readonly (typeof paymentAttempts.$inferSelect)[]
  events: readonly (typeof paymentEvents.$inferSelect)[]
  stock: Readonly<Record<string, number>>
  charges: readonly Charge[]
  /** The balance of the gift card that pays; null when none does. */
  balance: number | null
}

/** Orders and attempts are in the order in which they were placed. */
export async function factsOf({ world, checkoutId, pages, card }: Purchase): Promise<Facts> {
  const { db } = world.backend
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.checkout_order_id, checkoutId))
    .orderBy(asc(orders.placed_at), asc(orders.number))
  const ids = placed.map(({ id }) => id)
  const tried = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.order_id, ids))
  const attempts = ids.flatMap((id) => tried.filter(({ order_id }) => order_id === id))
  const about = inArray(
    paymentEvents.attempt_id,
    attempts.map(({ id }) => id),
  )
  return {
    orders: placed,
    attempts,
    events: await db.select().from(paymentEvents).where(about).orderBy(asc(paymentEvents.id)),
    stock: await world.stock(),
    balance: card && (await balanceOf(db, card.id)),
    charges: await Promise.all([...new Set(pages)].map((page) => world.bank.charge(page))),
  }
}

async function balanceOf(db: Database, id: string): Promise<number | null> {
  const [card] = await db.select({ balance: giftCards.balance }).from(giftCards).where(eq(giftCards.id, id))
  return card?.balance ?? null
}
