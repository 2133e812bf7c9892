import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refundPayment } from '../payments/refund-payment'
import { PaymentShop } from './payment-shop'
import { Staff } from './staff'

const ROUNDS = 8

const server = process.env.TEST_DATABASE_URL

describe.runIf(server !== undefined)('transactions that run at the same time', { timeout: 120_000 }, () => {
  let at: PaymentShop
  let staff: Staff
  beforeAll(async () => {
    at = await PaymentShop.open()
    staff = new Staff(at.shop)
  })
  afterAll(async () => {
    await at.shop.close()
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
