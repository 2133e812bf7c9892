import { asc, eq, inArray } from 'drizzle-orm'
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
}

/** Orders and attempts are in the order in which they were placed. */
export async function factsOf({ world, checkoutId, pages }: Purchase): Promise<Facts> {
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
    ...{ orders: placed, attempts },
    events: await db.select().from(paymentEvents).where(about).orderBy(asc(paymentEvents.id)),
    stock: await world.stock(),
    charges: await Promise.all([...new Set(pages)].map((page) => world.bank.charge(page))),
  }
}
