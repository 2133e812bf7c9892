import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import { paymentAttempts } from '../database/schema/payments'
import { prices } from '../database/schema/prices'
import { subscriptionPaymentChanges, subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'

/**
 * The first day (ISO date) after `today` on which the shop may have work to do for its subscriptions; null when it has none. A
 * round on a day before that would change nothing: what has a time to be done at is not due then, no campaign price begins or
 * ends, and no subscription comes to its end, or to 45 (its price is checked), 30 (a higher one can still be announced), 7 (it is
 * announced) or fewer days before a delivery. `subscription-year.test.ts` walks through every day of two years.
 */
export async function nextWorkDay(db: Database, today: string): Promise<string | null> {
  const [row] = await db
    .select({ day: sql<string | null>`min(greatest(day, ${today}::date + 1))::text` })
    .from(
      sql`(
        select ${subscriptionRenewals.next_try_at}::date as day from ${subscriptionRenewals}
        union all select ${paymentAttempts.next_check_at}::date from ${paymentAttempts}
        union all select ${subscriptionPaymentChanges.next_check_at}::date from ${subscriptionPaymentChanges}
        union all select ${jobs.due_at}::date from ${jobs} where ${jobs.state} = 'waiting'
        union all (
          select day from (
            select unnest(array[${prices.starts_at}::date, ${prices.ends_at}::date]) as day from ${prices}
              where ${prices.product_id} in (select ${subscriptions.product_id} from ${subscriptions})
            union all select ${subscriptions.next_day} - unnest(array[45, 44, 30, 29, 7, 6, 5, 4, 3, 2, 1, 0, -1])
              from ${subscriptions} where ${subscriptions.state} <> 'ended'
            union all select ${subscriptions.ends_on} + unnest(array[-7, 0, 1]) from ${subscriptions}
          ) as days where day > ${today}::date
        )
      ) as work`,
    )
    .where(sql`day is not null`)
  return row?.day ?? null
}
