import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refundPayment } from '../../backend/payments/refund-payment'
import { PaymentShop } from '../../backend/tests/payment-shop'
import { Staff } from '../../backend/tests/staff'
import { hasPostgres, startPostgres, type TestPostgres } from '../support/postgres/start-postgres'

const ROUNDS = 8

if (!hasPostgres) {
  console.info('SKIPPED: locks of refunds. There is no PostgreSQL server (Debian: apt-get install postgresql).')
}

describe.runIf(hasPostgres)('on PostgreSQL, where transactions run at the same time', () => {
  let server: TestPostgres
  let at: PaymentShop
  let staff: Staff
  beforeAll(async () => {
    server = await startPostgres()
    vi.stubEnv('TEST_DATABASE_URL', server.url)
    at = await PaymentShop.open()
    staff = new Staff(at.shop)
    vi.unstubAllEnvs()
  })
  afterAll(async () => {
    await at.shop.close()
    await server.stop()
  })

  it('two refunds of one payment that end at once both count: the payment is given back whole', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await at.reset()
      const { order, payment } = await at.unpaid()
      at.provider.pay(payment, { state: 'captured' })
      await at.webhook(payment)
      const ids = [crypto.randomUUID(), crypto.randomUUID()]
      for (const [n, id] of ids.entries()) {
        const amount = n === 0 ? { amount: 100 } : {}
        expect(await staff.act(order.number, 'refunds', { id, ...amount, reason: 'x' })).toBe('200')
      }
      await Promise.all(ids.map((id) => refundPayment(id, at.shop.services)))
      expect((await staff.show(order.number)).payments).toMatchObject([{ state: 'refunded' }])
    }
  })
})
