import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { coupons } from '../database/schema/offers'
import type { Scope } from '../http/endpoints'
import type { Coupon } from './coupon-line'
import { isRunning } from './eligible'

/** The coupons of the store that the codes name and that run now, in the order of the codes; letter case does not matter. */
export async function loadCoupons(db: Database, codes: readonly string[], { store, now }: Scope): Promise<Coupon[]> {
  const wanted = [...new Set(codes.map((code) => code.trim().toUpperCase()))]
  if (wanted.length === 0) return []
  const rows: Coupon[] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.store_id, store.id), inArray(coupons.code, wanted)))
  return wanted.flatMap((code) => rows.find((row) => row.code === code) ?? []).filter((coupon) => isRunning(coupon, now))
}
