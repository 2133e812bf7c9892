import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { coupons } from '../database/schema/offers'
import type { Scope } from '../http/endpoints'
import type { Coupon } from './coupon-line'

/** The store's coupons with these codes that are valid now, in the order of the codes. Codes are case-insensitive. */
export async function loadCoupons(db: Database, codes: readonly string[], { store, now }: Scope): Promise<Coupon[]> {
  const requested = [...new Set(codes.map((code) => code.trim().toUpperCase()))]
  if (requested.length === 0) return []
  const rows: Coupon[] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.store_id, store.id), inArray(coupons.code, requested)))
  return requested.flatMap((code) => rows.find((row) => row.code === code) ?? []).filter((coupon) => isValidAt(coupon, now))
}

function isValidAt({ starts_at, ends_at }: Coupon, now: Date): boolean {
  return (starts_at === null || starts_at <= now) && (ends_at === null || ends_at > now)
}
