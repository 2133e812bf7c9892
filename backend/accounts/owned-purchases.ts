import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { customers } from '../database/schema/accounts'
import type { orders } from '../database/schema/orders'
import type { subscriptions } from '../database/schema/subscriptions'

type Owned = typeof orders | typeof subscriptions

/**
 * The orders, or the subscriptions, of a customer: those placed while logged in, and those placed as a guest with the same e-mail
 * address, once the customer has confirmed that address by a mailed link (decision 038).
 */
export function isOwnedBy(purchase: Owned, customerId: number): SQL | undefined {
  if (!Number.isSafeInteger(customerId)) return sql`false`
  const confirmed = confirmedEmail(customerId)
  return or(eq(purchase.customer_id, customerId), and(isNull(purchase.customer_id), sql`${purchase.email} = ${confirmed}`))
}

/** The present address of a customer, in lower case; null until it is confirmed. */
export const confirmedEmail = (customerId: number | typeof orders.customer_id): SQL =>
  sql`(select ${customers.email} from ${customers} where ${customers.id} = ${customerId}
    and coalesce(${customers.email_confirmed_at}, ${customers.terms_accepted_at}) is not null)`
