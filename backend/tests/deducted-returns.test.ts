import { expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { squeezed } from '../mail/tests/text-of-html'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'

const { at, staff, caller } = await staffedShop()

test('Goods that are worth nothing any more end with a mail that names the deduction; freight goes back with the last of them', async () => {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('LAST'), quantity: 2 }
  const order = await placeOrder(at.shop, [line], { payment: 'stripe' })
  const payment = at.provider.last
  at.provider.pay(payment, { state: 'authorized' })
  await at.webhook(payment)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
  const refundOne = async () => {
    const lines = [{ position: 0, quantity: 1, reason: 'changed-mind', condition: 'used' } as const]
    const body = { id: crypto.randomUUID(), lines, message: '' }
    const { number } = (await caller.call('announceReturn', { path: order.id, body, token })).answer
    await staff.returns(number, 'receive')
    await staff.settle()
    at.shop.mails.length = 0
    expect(await staff.returns(number, 'refund', { deduct: 100_000 })).toBe('200')
    await staff.settle()
    return number
  }
  const number = await refundOne()
  expect(at.shop.mails.map(({ subject }) => subject)).toEqual([`Din retur ${number} ger ingen återbetalning`])
  const price = Math.round(order.items[0]?.price ?? 0)
  expect(squeezed(at.shop.mails[0]?.text ?? '')).toContain(`Avdrag för minskat värde: ${price} kr`)
  expect(payment.refunded.size).toBe(0)
  await refundOne()
  // That of the cheapest delivery.
  expect([...payment.refunded.values()]).toEqual([29])
})
