import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { contentPages, contentPageTexts } from '../database/schema/content'
import { subscriptions } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import { formatMoney } from '../stores/format-money'
import { storeOf } from '../stores/stores'
import { placeOrder } from '../tests/place-order'
import { openTestShop, type TestShop } from '../tests/test-shop'
import { deliverMail } from './deliver-mail'
import { longDay } from '../stores/long-days'
import { MailRequest } from '../queue/mail-request'
import { squeezed } from './tests/text-of-html'
import { type OutgoingMail, UndeliverableMail } from '../interfaces/mail-transport'

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

it('the order confirmation of a company has the terms attached, and no withdrawal instruction', async () => {
  const company = { name: 'Provbolaget AB', organisation_number: '5560125790', reference: '' }
  const line = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 5 }
  const bought = await placeOrder(shop, [line], { customer: { company } })
  await shop.db.insert(contentPages).values({ id: 900, key: 'terms', updated_at: shop.clock.now })
  const page = { page_id: 900, language: 'sv', path: 'villkor', title: 'Villkor', description: '', content: '<p>Villkor</p>' }
  await shop.db.insert(contentPageTexts).values(page)
  const mail = await deliver({ type: 'order-received', order_id: bought.id })
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['kopvillkor.pdf'])
  expect(mail?.text).not.toMatch(/ångerrätt|Ångra avtalet/i)
})

it('the order confirmation says when the next delivery of a subscription comes, and what it costs', async () => {
  const line = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 2, subscription_interval: { id: 3 } }
  const subscribed = await placeOrder(shop, [line])
  const mail = await deliver({ type: 'order-received', order_id: subscribed.id })
  const [{ next_day } = { next_day: '' }] = await shop.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.order_id, subscribed.id))
  const price = formatMoney(2 * 29 + (subscribed.shipping?.price ?? 0), storeOf('sv'))
  const words = `Nästa leverans: ${longDay(next_day, storeOf('sv'))} ${price} inkl. frakt ${subscribed.items[0]?.name}`
  expect(squeezed(mail?.text ?? '')).toContain(squeezed(words))
})

it.each([
  { type: 'renewal-ahead', renews_on: '2026-12-18', price: 107, quantity: 2, unit_price: 29, former_price: null },
  { type: 'price-rise', applies_from: '2027-01-18', unit_price: 39, former_price: 29 },
  { type: 'renewal-delayed', last_day: '2026-12-25' },
  { type: 'renewal-skipped', reason: 'out-of-stock', next_on: '2027-01-18' },
  { type: 'renewal-skipped', reason: 'out-of-stock' },
  { type: 'renewal-skipped', reason: 'missed' },
  { type: 'subscription-ended', reason: 'customer', ended_at: '2026-12-01T09:00:00.000Z' },
])('the mail $type goes to the present address of the subscription', async (request) => {
  const line = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 2, subscription_interval: { id: 1 } }
  const { id: order_id } = await placeOrder(shop, [line])
  await shop.db.update(subscriptions).set({ email: 'ny@example.com' }).where(eq(subscriptions.order_id, order_id))
  expect((await deliver({ ...request, order_id, position: 0 }))?.to).toBe('ny@example.com')
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

describe('a withdrawal', () => {
  const acknowledged = async (change: Partial<typeof withdrawals.$inferInsert>) => {
    const id = crypto.randomUUID()
    const statement = { number: order.number, name: 'Kim', email: 'kund@example.com', message: 'Jag ångrar mig.\nHej då' }
    const received_at = new Date('2026-12-31T23:05:00Z')
    const goods = { extent: 'part', lines: [{ position: 0, quantity: 1 }] } as const
    const row = { ...statement, ...goods, received_at, store_id: 7, order_id: order.id, is_late: false, is_acknowledged: true }
    await shop.db.insert(withdrawals).values({ id, ...row, ...change })
    return deliver({ type: 'withdrawal-received', withdrawal_id: id })
  }

  it('is acknowledged with its time, its sender, its words and its goods', async () => {
    const mail = await acknowledged({})
    for (const words of ['1 januari 2027 kl. 00:05', 'Kim', 'Jag ångrar mig.', 'Hej då', order.items[0]?.name ?? '?', '1 st']) {
      expect(mail?.text).toContain(words)
    }
    expect(squeezed(mail?.text ?? '')).toContain('Skicka tillbaka varorna inom 14 dagar')
  })

  it('of the whole order is acknowledged with all its goods, and promises nothing when it is late', async () => {
    const mail = await acknowledged({ extent: 'whole', lines: null, is_late: true })
    for (const { name } of order.items) expect(mail?.text).toContain(name)
    expect(squeezed(mail?.text ?? '')).toContain('Ångerfristen ser ut att ha gått ut.')
    expect(squeezed(mail?.text ?? '')).not.toContain('Skicka tillbaka varorna')
  })

  it('without an order is acknowledged to the typed address with nothing but what was typed, without links', async () => {
    const typed = { number: 'SE1', email: 'kim@example.com', message: 'Vinn på https://bad.example nu' }
    const mail = await acknowledged({ ...typed, extent: 'part', lines: null, order_id: null })
    expect(mail?.to).toBe('kim@example.com')
    for (const words of ['SE1', 'Kim', 'Vinn på … nu', '1 januari 2027 kl. 00:05']) expect(mail?.text).toContain(words)
    expect(`${mail?.text} ${mail?.html}`).not.toContain('bad.example')
    for (const { name } of order.items) expect(mail?.text).not.toContain(name)
  })
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
  [
    'line',
    () => ({
      type: 'renewal-ahead',
      order_id: order.id,
      position: 7,
      renews_on: '2027-01-01',
      price: 1,
      quantity: 1,
      unit_price: 1,
      former_price: null,
    }),
  ],
])('a mail about a %s that does not exist can never be delivered', async (_, request) => {
  await expect(deliver(typeof request === 'function' ? request() : request)).rejects.toThrow(UndeliverableMail)
})
