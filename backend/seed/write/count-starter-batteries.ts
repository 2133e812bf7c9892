import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database'

/**
 * Sets `products.starter_batteries`: a battery that states a cold cranking current, or has the terminals of a
 * motorcycle, starts an engine; a set has those of its members. The migration `starter-battery-deposits` does the
 * same for shops that were seeded before.
 */
export async function countStarterBatteries(db: Database): Promise<void> {
  await db.execute(sql`update products set starter_batteries = 1 where id in (${STARTERS})`)
  await db.execute(sql`
    update products set starter_batteries = of_set.count
    from (select set_id, sum(quantity)::int as count from set_members where product_id in (${STARTERS}) group by set_id) as of_set
    where id = of_set.set_id`)
}

const STARTERS = sql`
  select product_id from product_attributes
  where attribute_key = 'cold-cranking' or (attribute_key = 'terminal' and value = 'mc-bolt')`
