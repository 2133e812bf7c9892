import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { GiftCardShop } from './gift-card-shop'

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
})
afterAll(() => gift.at.shop.close())

type Bought = Awaited<ReturnType<GiftCardShop['buy']>>

/** The event that the last order undergoes. */
const steps = {
  pay: async ({ payment }: Bought) => {
    if (payment.status.state === 'open') gift.at.provider.pay(payment, { state: 'captured' })
    await gift.at.webhook(payment)
  },
  expire: async ({ order, payment }: Bought) => {
    if (payment.status.state === 'open') payment.status = { ...payment.status, state: 'expired' }
    await Promise.all([gift.at.returns(order), gift.at.webhook(payment)])
  },
  cancel: async ({ number }: Bought) => {
    await gift.staff.act(number, 'cancel', { reason: 'by-shop' })
  },
  part: async ({ number }: Bought) => {
    await gift.staff.act(number, 'refunds', { amount: 120, reason: 'x' })
  },
  rest: async ({ number }: Bought) => {
    await gift.staff.act(number, 'refunds', { reason: 'x' })
  },
} as const
const someSteps = fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), { maxLength: 5 })

test('whatever happens to its orders, the balance of a card is the sum of its entries, and no money is lost or made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someSteps, { minLength: 1, maxLength: 2 }), async (orders) => {
      await gift.at.reset()
      await gift.at.shop.db.delete(jobs)
      const [code = ''] = await gift.cards()
      for (const happening of orders) {
        await gift.at.setStock(5)
        const before = await gift.balance(code)
        const bought = await gift.buy([code], 4)
        for (const step of happening) {
          await steps[step](bought)
          await gift.staff.settle()
          const { balance, ...money } = { balance: await gift.balance(code), ...bought.payment }
          const refunded = [...money.refunded.values()].reduce((sum, amount) => sum + amount, 0)
          const taken = money.status.state === 'captured' ? money.status.amount : 0
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(balance).toBeLessThanOrEqual(before)
          expect(refunded).toBeLessThanOrEqual(taken)
          if ((await gift.at.statusOf(bought.order)) === 'cancelled') expect([balance, refunded]).toEqual([before, taken])
        }
        if ((await gift.at.statusOf(bought.order)) === 'pending') await steps.expire(bought)
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)
