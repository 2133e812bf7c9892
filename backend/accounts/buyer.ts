import { eq } from 'drizzle-orm'
import type { CustomerDiscounts } from '../coupons/apply-coupons'
import type { Services } from '../services'
import type { Database } from '../database/database'
import { customers } from '../database/schema/accounts'
import { readBearer } from './access-token'
import { loadCustomerDiscounts } from './customers'
import { lockGeneration } from './token-generation'

/** A customer with their discounts, or a guest (`customerId` null). `isStaff`: the account is one of the shop's own staff. */
export type Buyer = { customerId: number | null; customerDiscounts: CustomerDiscounts; isStaff: boolean }

const GUEST: Buyer = { customerId: null, customerDiscounts: {}, isStaff: false }

/** The customer of a valid access token, else a guest. */
export async function readBuyer(authorization: string | undefined, services: Services): Promise<Buyer> {
  const subject = await readBearer(authorization, 'account', services)
  if (subject === null) return GUEST
  const customerId = Number(subject)
  const { db } = services
  const [[account], customerDiscounts] = await Promise.all([
    db.select({ is_staff: customers.is_staff }).from(customers).where(eq(customers.id, customerId)),
    loadCustomerDiscounts(db, customerId),
  ])
  return { customerId, customerDiscounts, isStaff: account?.is_staff === true }
}

/**
 * The same buyer, whose account cannot be closed before the transaction ends: closing it then finds what the transaction wrote. A
 * guest, when the account was closed meanwhile.
 */
export async function lockBuyer(buyer: Buyer, tx: Database): Promise<Buyer> {
  if (buyer.customerId === null) return buyer
  return (await lockGeneration(String(buyer.customerId), tx)) === null ? GUEST : buyer
}
