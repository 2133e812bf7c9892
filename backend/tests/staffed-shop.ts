import { afterAll, beforeEach } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { Caller } from './caller'
import { PaymentShop } from './payment-shop'
import { Staff } from './staff'

/**
 * A shop that takes payments, its staff, and a caller of its API, for all tests of a file. Each test
 * begins with the seeded data and no jobs.
 */
export async function staffedShop(): Promise<{ at: PaymentShop; staff: Staff; caller: Caller }> {
  const at = await PaymentShop.open()
  afterAll(() => at.shop.close())
  beforeEach(async () => {
    await at.reset()
    await at.shop.db.delete(jobs)
  })
  return { at, staff: new Staff(at.shop), caller: new Caller(at.shop) }
}
