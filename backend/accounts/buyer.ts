import { eq } from 'drizzle-orm'
import type { CustomerDiscounts } from '../coupons/apply-coupons'
import type { Services } from '../services'
import { customers } from '../database/schema/accounts'
import { readBearer } from './access-token'
import { loadCustomerDiscounts } from './customers'

/** A customer with their discounts, or a guest (`customerId` null). `isStaff`: the account is one of the shop's own staff. */
export type Buyer = { customerId: number | null; customerDiscounts: CustomerDiscounts; isStaff: boolean }

/** The customer of a valid access token, else a guest. */
export async function readBuyer(authorization: string | undefined, services: Services): Promise<Buyer> {
  const subject = await readBearer(authorization, 'account', services)
  if (subject === null) return { customerId: null, customerDiscounts: {}, isStaff: false }
  const customerId = Number(subject)
  const { db } = services
  const [[account], customerDiscounts] = await Promise.all([
    db.select({ is_staff: customers.is_staff }).from(customers).where(eq(customers.id, customerId)),
    loadCustomerDiscounts(db, customerId),
  ])
  return { customerId, customerDiscounts, isStaff: account?.is_staff === true }
}
