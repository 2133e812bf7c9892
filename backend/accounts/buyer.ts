import type { CustomerDiscounts } from '../coupons/apply-coupons'
import type { Services } from '../services'
import { readBearer } from './access-token'
import { loadCustomerDiscounts } from './customers'

/** A customer with their discounts, or a guest (`customerId` null). */
export type Buyer = { customerId: number | null; customerDiscounts: CustomerDiscounts }

/** The customer of a valid access token, else a guest. */
export async function readBuyer(authorization: string | undefined, services: Services): Promise<Buyer> {
  const subject = await readBearer(authorization, 'account', services)
  if (subject === null) return { customerId: null, customerDiscounts: {} }
  const customerId = Number(subject)
  return { customerId, customerDiscounts: await loadCustomerDiscounts(services.db, customerId) }
}
