import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { placeOrder } from '../tests/place-order'
import { openTestShop, type TestShop } from '../tests/test-shop'
import { deliverMail } from './deliver-mail'
import { MailRequest } from './mail-request'
import { squeezed } from './tests/text-of-html'
import { type OutgoingMail, UndeliverableMail } from './transport/mail-transport'

let shop: TestShop
let order: Order
beforeAll(async () => {
  shop = await openTestShop()
  order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LAST'), quantity: 1 }])
})
beforeEach(() => {
  shop.mails.length = 0
})
afterAll(() => shop.close())

/** Delivers the mail of a request, as it is stored with a job. */
async function deliver(request: unknown): Promise<OutgoingMail | undefined> {
  await deliverMail(MailRequest.parse(JSON.parse(JSON.stringify(request))), shop.services, 'key')
  return shop.mails.at(-1)
}

it('the order confirmation has the legal pages of the shop attached', async () => {
  const mail = await deliver({ type: 'order-received', order_id: order.id })
  expect(mail?.attachments).toEqual([
    expect.objectContaining({ filename: 'kopvillkor-och-angerratt.pdf', contentType: 'application/pdf' }),
  ])
})

it('a parcel is tracked at its carrier, in the language of the order', async () => {
  const mail = await deliver({ type: 'dispatched', order_id: order.id, carrier: 'postnord', tracking_number: '1234' })
  expect(mail?.text).toContain('PostNord')
  expect(mail?.text).toContain(shop.services.carriers.postnord.trackingUrl('1234', 'sv'))
})

it('a parcel without a number has no link to a carrier', async () => {
  const mail = await deliver({ type: 'dispatched', order_id: order.id, carrier: 'postnord', tracking_number: null })
  expect(squeezed(mail?.text ?? '')).toContain('kan inte spåras')
  expect(mail?.text).not.toContain('postnord.com')
})

it('a withdrawal is acknowledged with its time, its sender, its words and its goods', async () => {
  const lines = [{ position: 0, quantity: 1 }]
  const request = { type: 'withdrawal-received', order_id: order.id, received_at: '2026-12-31T23:05:00.000Z', name: 'Kim', lines }
  const mail = await deliver({ ...request, message: 'Jag ångrar mig.\nHej då' })
  for (const words of ['1 januari 2027 kl. 00:05', 'Kim', 'Jag ångrar mig.', 'Hej då', order.items[0]?.name ?? '?', '1 st']) {
    expect(mail?.text).toContain(words)
  }
})

it('a refund names its own amount, not that of the order', async () => {
  const mail = await deliver({ type: 'money-back', order_id: order.id, amount: 12.5 })
  expect(mail?.text).toMatch(/12,50\skr/)
})

it('a product that is back is named and linked in the language of the store', async () => {
  const request = { type: 'stock-back', product_id: shop.idOf('LAST'), store_id: 9, email: 'kim@example.com' }
  const mail = await deliver(request)
  expect(mail).toMatchObject({ to: 'kim@example.com', language: 'de', subject: 'Wieder auf Lager: Sista biten' })
  expect(mail?.text).toMatch(/https:\/\/shop\.example\/de\/artiklar\/[\w-]+-de\.html/)
})

it.each([
  ['product', { type: 'stock-back', product_id: 999_999, store_id: 9, email: 'kim@example.com' }],
  ['store', { type: 'stock-back', product_id: 1, store_id: 1, email: 'kim@example.com' }],
  ['line', () => ({ type: 'renewal-ahead', order_id: order.id, position: 7, renews_on: '2027-01-01', price: 1 })],
])('a mail about a %s that does not exist can never be delivered', async (_, request) => {
  await expect(deliver(typeof request === 'function' ? request() : request)).rejects.toThrow(UndeliverableMail)
})
