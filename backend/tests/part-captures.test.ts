import { beforeEach, describe, expect, test, vi } from 'vitest'
import { printAnswer } from '../staff/cli/print-answer'
import { staffedShop } from './staffed-shop'

const { at, staff } = await staffedShop()
beforeEach(() => at.reset())

/** A confirmed order of which 100 were captured in the provider's portal, where the rest was released. */
async function partCaptured() {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  await at.webhook(payment)
  payment.status = { ...payment.status, state: 'captured', amount: 100 }
  return { order, payment, missing: order.total - 100 }
}

const shownTo = async (number: string) => printAnswer('order', await staff.show(number))

describe('a payment of which a part was captured in the portal of the provider, and the rest released', () => {
  test('is kept with the amount that was captured, however it is noticed, and the staff see what is missing', async () => {
    for (const notice of ['webhook', 'dispatch'] as const) {
      const { order, payment, missing } = await partCaptured()
      if (notice === 'webhook') await at.webhook(payment)
      else await staff.ship(order.number)
      await staff.settle()
      await at.webhook(payment)
      expect(await at.attemptOf(order)).toMatchObject({ state: 'captured', amount: 100 })
      const lines = await shownTo(order.number)
      expect(lines).toContain(`Not captured: ${missing.toFixed(2)} ${order.currency}`)
      expect(lines.filter((line) => line.includes('payment-captured'))).toHaveLength(1)
      const alarm = { level: 'error', event: 'payment-captured-in-part', order: order.number, missing }
      expect(at.shop.logged.filter((entry) => JSON.stringify(entry).includes('captured-in-part'))).toEqual([
        expect.objectContaining(alarm),
      ])
      await at.reset()
    }
  })

  test('is given back by no more than that, by the staff and by a cancellation', async () => {
    const { order, payment } = await partCaptured()
    await at.webhook(payment)
    expect(await staff.act(order.number, 'refunds', { amount: 100.01, reason: 'x' })).toBe('409 refund-too-high')
    expect(await staff.act(order.number, 'refunds', { amount: 30, reason: 'x' })).toBe('200')
    expect(await staff.act(order.number, 'cancel', { reason: 'by-shop' })).toBe('204')
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([30, 70])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refunded' })
  })
})

describe('a payment of which a part was captured in the portal of the provider, and the rest is still reserved', () => {
  test('is captured by the rest when the order is sent, and nothing is missing', async () => {
    const { order, payment } = await at.unpaid()
    at.provider.pay(payment, { captured: 100 })
    await at.webhook(payment)
    await staff.ship(order.number)
    await staff.settle()
    expect([...payment.captured.values()]).toEqual([order.total - 100])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'captured', amount: order.total })
    expect((await shownTo(order.number)).join('\n')).not.toContain('Not captured')
  })

  test('is kept with what was captured when the rest was released between the shop asking and capturing', async () => {
    const { order, payment } = await at.unpaid()
    at.provider.pay(payment)
    await at.webhook(payment)
    await staff.ship(order.number)
    const capture = vi.spyOn(at.provider, 'capture').mockImplementationOnce(() => {
      payment.status = { ...payment.status, state: 'captured', amount: 100 }
      return Promise.resolve()
    })
    await staff.settle()
    capture.mockRestore()
    expect(await at.attemptOf(order)).toMatchObject({ state: 'captured', amount: 100 })
  })
})
