import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { customerDiscounts, customers } from '../database/schema/accounts'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import { subscriptionPriceChanges, subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { storeOf } from '../stores/stores'
import { changeSubscription } from '../subscriptions/change-subscription'
import { showSubscriptions } from '../subscriptions/show-subscriptions'
import { orderCart, placeOrder } from './place-order'
import { SubscriptionShop } from './subscription-shop'

let at: SubscriptionShop
let order: Order
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
/** Two pieces a month at 29 kr, and 49 kr for the delivery. */
beforeEach(async () => {
  await at.reset('2027-01-31T10:00:00Z')
  order = await at.subscribe(storeOf('sv'))
})

const totals = async () => (await at.renewalOrders()).map(({ placed_at, total }) => [placed_at.toISOString().slice(0, 10), total])
const rises = () => at.shop.mails.filter(({ key }) => key.startsWith('price-rise'))
const shown = async (language: 'sv' | 'de' = 'sv') => {
  const scope = { store: storeOf(language), language, now: at.shop.clock.now } as const
  return (await showSubscriptions(at.shop.services, order.id, scope))[0]
}

describe('a higher price', () => {
  test('is mailed at least 30 days before the first delivery that costs it; the deliveries before cost the old one', async () => {
    await at.until('2027-02-10')
    await at.setPrice(39)
    await at.until('2027-02-11')
    expect(rises()).toHaveLength(1)
    const text = rises()[0]?.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Från leveransen 31 mars 2027 kostar din prenumeration 39 kr per styck i stället för 29 kr')
    expect(text).toContain('pausa eller avsluta prenumerationen utan kostnad fram till 31 mars 2027')
    expect(await shown()).toMatchObject({
      next: { day: '2027-02-28', price: 107 },
      price_change: { from: 29, to: 39, on: '2027-03-31' },
    })
    await at.until('2027-04-30')
    expect(await totals()).toEqual([
      ['2027-02-28', 107],
      ['2027-03-31', 127],
      ['2027-04-30', 127],
    ])
    expect(rises()).toHaveLength(1)
    expect(await shown()).toMatchObject({ price_change: null })
  })

  test('of the freight is not charged when a cheaper delivery is sent, because the chosen one was withdrawn after it was announced', async () => {
    await at.until('2027-02-27')
    const { shipping } = subscriptions
    await at.shop.db.update(subscriptions).set({ shipping: sql`jsonb_set(${shipping}, '{id}', '"withdrawn"')` })
    await at.until('2027-02-28')
    const [renewal] = await at.renewalOrders()
    expect([renewal?.total, renewal?.shipping]).toMatchObject([87, { price: 29 }])
  })

  test('that is noticed less than 30 days before a delivery holds from the one after it on', async () => {
    await at.until('2027-03-01')
    await at.setPrice(39)
    await at.days(1)
    await at.until('2027-04-30')
    expect(await totals()).toEqual([
      ['2027-02-28', 107],
      ['2027-03-31', 107],
      ['2027-04-30', 127],
    ])
  })

  test('that falls again before its day is not charged; the lower one is, and a later rise is announced again', async () => {
    await at.until('2027-02-10')
    await at.setPrice(39)
    await at.until('2027-03-20')
    await at.setPrice(33)
    await at.until('2027-03-31')
    await at.setPrice(39)
    await at.until('2027-05-31')
    expect((await totals()).map(([, total]) => total)).toEqual([107, 115, 115, 127])
    expect(rises()).toHaveLength(2)
  })

  test('is told twice when it rises twice, and each holds from its own day on', async () => {
    await at.until('2027-02-05')
    await at.setPrice(39)
    await at.until('2027-03-10')
    await at.setPrice(49)
    await at.until('2027-04-30')
    expect((await totals()).map(([, total]) => total)).toEqual([107, 127, 147])
    expect(rises()).toHaveLength(2)
  })

  test('does not come with another quantity', async () => {
    await at.until('2027-02-10')
    await at.setPrice(39)
    const { id: subscription_id } = await at.subscription(order)
    await changeSubscription(order.id, { subscription_id, action: 'change', quantity: 3, interval: 1 }, at.shop.services)
    await at.until('2027-02-28')
    expect(await totals()).toEqual([['2027-02-28', 29 * 3 + 49]])
  })
})

describe('a delivery that was announced at a price of a campaign which has ended since', () => {
  const address = { first_name: 'Kim', last_name: 'Berg', street2: '', mobile: '0709876543', street: 'Nya gatan 9' }
  const terms = { action: 'change', quantity: 2 } as const
  test.each([
    ['nothing is changed', null],
    ['only the interval is changed', { ...terms, interval: 3 }],
    ['the form is saved as it was', { ...terms, interval: 1 }],
    ['the address is changed', { action: 'deliver-to', to: { ...address, postal_code: '211 22', city: 'Malmö' } }],
  ] as const)('costs what its mail said when %s', async (_, change) => {
    await at.until('2027-02-10')
    await at.setPrice(19)
    await at.until('2027-02-24')
    await at.setPrice(29)
    const { id: subscription_id } = await at.subscription(order)
    if (change !== null) await changeSubscription(order.id, { subscription_id, ...change }, at.shop.services)
    await at.until('2027-02-28')
    expect(await totals()).toEqual([['2027-02-28', 19 * 2 + 49]])
  })
})

test('a code on the first order is no part of the agreed price, so the next delivery at the full price is no rise', async () => {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 2, subscription_interval: { id: 1 } }
  const bought = await placeOrder(at.shop, [line], { payment: 'invoice', coupons: ['KRAFT10'] })
  expect(bought.items).toMatchObject([{ price: 26 }])
  expect(await at.subscription(bought)).toMatchObject({ price: 29 })
  await at.days(2)
  expect(rises()).toEqual([])
})

test('where a code was better than the discount of the profile, the agreed price has that of the profile, and the next delivery costs it', async () => {
  const person = { email: 'profile@example.com', first_name: 'Nora', last_name: 'Ny', password_hash: 'x' }
  const [customer] = await at.shop.db.insert(customers).values(person).returning()
  const customer_id = customer?.id ?? 0
  await at.shop.db.insert(customerDiscounts).values({ customer_id, discount_category: 'button-cells', percentage: 5 })
  const token = await signAccessToken({ scope: 'account', subject: String(customer_id) }, at.shop.services)
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 2, subscription_interval: { id: 1 } }
  const headers = { authorization: `Bearer ${token}` }
  const bought = await placeOrder(at.shop, [line], { payment: 'invoice', coupons: ['KRAFT10'], headers })
  expect(bought.items).toMatchObject([{ price: 26 }])
  expect(await at.subscription(bought)).toMatchObject({ price: 28 })
  await at.days(2)
  expect(rises()).toEqual([])
})

test('the price of a product beside another is for one purchase, so no delivery of a subscription is announced as dearer', async () => {
  await at.shop.db
    .update(products)
    .set({ subscription_intervals: [1] })
    .where(eq(products.sku, 'TESTER'))
  const beside = at.shop.idOf('BL1850B')
  const lines = (cross_selling_product_id: number | null) => [
    { uuid: crypto.randomUUID(), product_id: beside, quantity: 1 },
    {
      uuid: crypto.randomUUID(),
      product_id: at.shop.idOf('TESTER'),
      quantity: 1,
      cross_selling_product_id,
      subscription_interval: { id: 1 },
    },
  ]
  // The cart says so first.
  expect((await orderCart(at.shop, lines(beside), { payment: 'invoice' })).status).toBe(409)
  const bought = await placeOrder(at.shop, lines(null), { payment: 'invoice' })
  expect(await at.subscription(bought)).toMatchObject({ price: bought.items[1]?.ordinary_price })
  await at.days(2)
  expect(rises()).toEqual([])
})

describe('another quantity', () => {
  const ofTen = () => and(eq(prices.product_id, at.shop.idOf('CR2032')), eq(prices.store_id, storeOf('sv').id), eq(prices.q, 10))
  const setPriceOfTen = async (p: number) => {
    await at.shop.db.delete(prices).where(ofTen())
    const price = { product_id: at.shop.idOf('CR2032'), store_id: storeOf('sv').id, kind: 'n', q: 10, p } as const
    await at.shop.db.insert(prices).values(price)
  }
  afterEach(() => at.shop.db.delete(prices).where(ofTen()))

  test('costs no more than the shop asks for it, also when the price of the former quantity has fallen', async () => {
    await setPriceOfTen(23)
    order = await at.subscribe(storeOf('sv'), 1, 'stripe', 10)
    expect(await at.subscription(order)).toMatchObject({ price: 23 })
    await setPriceOfTen(12)
    const { id: subscription_id } = await at.subscription(order)
    await changeSubscription(order.id, { subscription_id, action: 'change', quantity: 1, interval: 1 }, at.shop.services)
    expect(await at.subscription(order)).toMatchObject({ price: 29 })
  })
})

test('a delivery that is late, after days without the shop’s own work, costs what was announced for its day', async () => {
  await at.until('2027-02-10')
  await at.setPrice(39)
  await at.days(1)
  await at.shop.db.update(subscriptions).set({ next_day: '2027-02-28' })
  at.shop.clock.now = new Date('2027-03-27T10:00:00Z')
  await at.work()
  await at.until('2027-04-03')
  expect((await totals())[0]).toEqual(['2027-04-03', 127])
  expect(await at.subscription(order)).toMatchObject({ price: 39 })
})

test('a lower price holds at once, also after the mail about the delivery', async () => {
  await at.until('2027-02-24')
  await at.setPrice(19)
  await at.until('2027-02-28')
  expect(await totals()).toEqual([['2027-02-28', 87]])
  expect(rises()).toEqual([])
})

describe('the database refuses', () => {
  const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ cause: { code: '23514' } })

  test('a delivery that costs more than was announced for its day', async () => {
    const { id: subscription_id } = await at.subscription(order)
    const renewal = { subscription_id, cycle: 1, day: '2027-03-31', state: 'announced', freight: 49 } as const
    const insert = (price: number) => at.shop.db.insert(subscriptionRenewals).values({ ...renewal, price })
    await refused(insert(30))
    const change = { subscription_id, announced_on: '2027-02-01', applies_from: '2027-04-01', former_price: 29, price: 39 }
    await at.shop.db.insert(subscriptionPriceChanges).values(change)
    await refused(insert(39))
    await insert(29)
    await refused(at.shop.db.update(subscriptionRenewals).set({ price: 39 }))
    await at.shop.db.update(subscriptionRenewals).set({ day: '2027-04-01' })
    await refused(at.shop.db.update(subscriptionRenewals).set({ price: 40 }))
    await at.shop.db.update(subscriptionRenewals).set({ price: 39 })
  })

  test('a notice of less than 30 days, and an agreed price that rises without one', async () => {
    const { id: subscription_id } = await at.subscription(order)
    const change = { subscription_id, announced_on: '2027-02-01', applies_from: '2027-03-02', former_price: 29, price: 39 }
    await refused(at.shop.db.insert(subscriptionPriceChanges).values(change))
    const setPrice = (price: number) =>
      at.shop.db.update(subscriptions).set({ price }).where(eq(subscriptions.id, subscription_id))
    await refused(setPrice(30))
    await setPrice(28)
  })
})

test('a delivery is announced and shown with the deposits that its order charges', async () => {
  await at.setProduct({ starter_batteries: 1 })
  order = await at.subscribe(storeOf('de'))
  const before = (await shown('de'))?.next
  await at.until('2027-02-24')
  const announced = (await shown('de'))?.next
  const mail = at.shop.mails.find(
    ({ key, text }) => key.startsWith('renewal-ahead') && text.includes('Lieferung Ihres Abonnements'),
  )
  await at.until('2027-02-28')
  const total = (await at.renewalOrders()).find(({ store_id }) => store_id === storeOf('de').id)?.total
  expect(total).toBe(order.total)
  expect([before?.price, announced?.price]).toEqual([total, total])
  expect(mail?.text).toContain(String(total?.toFixed(2)).replace('.', ','))
  expect([before?.deposit, announced?.deposit]).toEqual([15, 15])
  expect(mail?.text).toMatch(/Davon Pfand für Starterbatterien:?\s+15,00/)
})

test('a deposit that is owed only after the mail about a delivery is not charged with it, and one that ends is not either', async () => {
  order = await at.subscribe(storeOf('de'))
  await at.until('2027-02-24')
  await at.setProduct({ starter_batteries: 1 })
  expect((await shown('de'))?.next).toMatchObject({ price: order.total, deposit: 0 })
  await at.until('2027-03-27')
  await at.setProduct({ starter_batteries: 0 })
  await at.until('2027-03-31')
  const ofStore = (await at.renewalOrders()).filter(({ store_id }) => store_id === storeOf('de').id)
  expect(ofStore.map(({ total }) => total)).toEqual([order.total, order.total])
})
