import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { setMembers } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { currentPrices, unitPrice } from '../pricing/tiers'
import { roundMoney } from '../stores/money'
import { loadTiers } from './card-queries'

/**
 * The price of the members of sets, bought one by one, by the id of the set, in the store's currency including VAT. A set with a
 * member that has no price is left out. Without sets no query is made.
 */
export async function membersPrices(db: Database, sets: readonly number[], { store, now }: Scope): Promise<Map<number, number>> {
  if (sets.length === 0) return new Map()
  const members = await db
    .select()
    .from(setMembers)
    .where(inArray(setMembers.set_id, [...sets]))
  const ids = [...new Set(members.map(({ product_id }) => product_id))]
  const tiers = groupRows(await loadTiers(db, ids, store.id), (tier) => tier.product_id)
  const priceOf = (id: number) => unitPrice(currentPrices(tiers.get(id) ?? [], now), 1) ?? Number.NaN
  return new Map(
    [...groupRows(members, ({ set_id }) => set_id)].flatMap(([id, own]) => {
      const sum = own.reduce((total, { product_id, quantity }) => total + quantity * priceOf(product_id), 0)
      return Number.isNaN(sum) ? [] : [[id, roundMoney(sum, { digits: 2 })] as const]
    }),
  )
}
