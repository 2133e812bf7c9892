import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Checkout } from '../../app/commerce/contract/checkout'
import type { Customer } from '../../app/commerce/contract/order'
import { Problem } from '../../app/commerce/contract/problem'
import { orders } from '../database/schema/orders'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import { lineTotal, roundMoney } from '../stores/money'
import { STORES } from '../stores/stores'
import { MemoryProvider, withProviders } from './memory-provider'
import { chosenQuote, customerIn, GIFT, orderCart, orderRequest, placeOrder, putCheckout, quoteCart } from './place-order'
import { openTestShop, type TestShop } from './test-shop'

const COMPANY = { name: 'Provbolaget AB', organisation_number: '5560000001', reference: 'Lager 3' }

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop(withProviders(new MemoryProvider('stripe'), new MemoryProvider('walley-b2b')))
  await shop.db.update(products).set({ stock: 100_000 })
})
afterAll(() => shop.close())

const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, Problem.parse(await answer.json()).code]
}

describe.each(STORES.map((store) => [store.countryCode, store] as const))('in the store of %s', (_, store) => {
  const place = `locale=${store.language}&sid=${store.id}`

  test('a checkout quotes each delivery with each way to pay exactly once: lines, shipping and fee, VAT included', async () => {
    const checkout = await quoteCart(shop, [line('CR2032', 12), line('LR6-24', 1)], { place, coupons: ['KRAFT10'] })
    const pairs = checkout.deliveries.flatMap(({ id }) => checkout.payments.map((payment) => `${id} ${payment.id}`))
    expect(checkout.quotes.map(({ delivery, payment }) => `${delivery} ${payment}`)).toEqual(pairs)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(checkout.payments.map(({ id }) => id)).toEqual(['stripe', 'walley-b2b', 'invoice'])
    const sum = checkout.items.reduce((all, item) => all + lineTotal(item.price, item.quantity, store), 0)
    expect(checkout.items_total).toBe(roundMoney(sum, store))
    expect(checkout.discount_total).toBeGreaterThan(0)
    for (const quote of checkout.quotes) {
      expect(quote.shipping).toBe(checkout.deliveries.find(({ id }) => id === quote.delivery)?.price)
      expect(quote.fee).toBe(checkout.payments.find(({ id }) => id === quote.payment)?.fee)
      expect(quote.total).toBe(roundMoney(checkout.items_total + quote.shipping + quote.fee, store))
      expect(quote.vat_total).toBeCloseTo((quote.total * store.vat) / (100 + store.vat), 1)
    }
    expect(new Set(checkout.quotes.map(({ token }) => token)).size).toBe(checkout.quotes.length)
  })

  test.each([
    ['with shipping to pay', [['CR2032', 3]], []],
    ['with a free delivery', [['LR6-24', 8]], []],
    [
      'with codes',
      [
        ['CR2032', 30],
        ['TESTER', 1],
      ],
      ['KRAFT10', 'START50', '3FOR2'],
    ],
    [
      'with a gift card among the goods',
      [
        ['GIFT-500', 1],
        ['TESTER', 1],
      ],
      ['KRAFT10'],
    ],
  ] as const)('an order charges exactly its quote %s', async (_what, skus, coupons) => {
    const items = skus.map(([sku, quantity]) => line(sku, quantity))
    const hasGifts = skus.some(([sku]) => sku === 'GIFT-500')
    const payment = hasGifts ? 'stripe' : 'invoice'
    const ordering = { place, coupons, payment, customer: { gift: GIFT } } as const
    const { deliveries, ...quoted } = await quoteCart(shop, items, ordering)
    for (const { id: delivery, needs_post_number } of deliveries) {
      const postNumber = needs_post_number ? { postNumber: '12345678' } : {}
      const quote = chosenQuote(quoted.quotes, { delivery, payment })
      const order = await placeOrder(shop, items, { ...ordering, ...postNumber, delivery })
      expect(order).toMatchObject({ total: quote.total, vat_total: quote.vat_total })
      expect(order.status).toBe(hasGifts ? 'pending' : 'confirmed')
      expect(order.shipping).toMatchObject({ id: delivery, price: quote.shipping })
      expect([order.items_total, order.discount_total]).toEqual([quoted.items_total, quoted.discount_total])
    }
  })

  test('the usual delivery costs something for a small cart, and is free for a large one', async () => {
    const usual = async (quantity: number) => (await quoteCart(shop, [line('LR6-24', quantity)], { place })).deliveries[0]
    expect((await usual(1))?.price).toBeGreaterThan(0)
    expect((await usual(8))?.price).toBe(0)
  })
})

describe('an order is refused with `quote-changed`', () => {
  const setPrice = (p: number) =>
    shop.db
      .update(prices)
      .set({ p })
      .where(and(eq(prices.product_id, shop.idOf('TESTER')), eq(prices.store_id, 7)))

  test('when a price has changed since the quote, and nothing is stored', async () => {
    const request = await orderRequest(shop, [line('TESTER')])
    const before = await shop.db.$count(orders)
    await setPrice(121)
    expect(await refusal(await putCheckout(shop, request))).toEqual([409, 'quote-changed'])
    expect(await shop.db.$count(orders)).toBe(before)
    await setPrice(120)
    expect((await putCheckout(shop, request)).status).toBe(200)
  })

  test('when the token is that of another delivery or of another way to pay', async () => {
    const { order, ...cart } = await orderRequest(shop, [line('TESTER')], { delivery: 'postnord-letter' })
    const swapped = [{ delivery: 'postnord-home' }, { payment: 'stripe' }, { delivery: null }]
    for (const change of swapped) {
      expect(await refusal(await putCheckout(shop, { ...cart, order: { ...order, ...change } }))).toEqual([409, 'quote-changed'])
    }
  })

  test('when the token is forged, of another cart or of another store', async () => {
    const { order, ...cart } = await orderRequest(shop, [line('TESTER')])
    const cheaper = await orderRequest(shop, [line('CR2032')])
    const abroad = await orderRequest(shop, [line('TESTER')], { place: 'locale=no&sid=8' })
    for (const quote of ['', 'forged', cheaper.order.quote, abroad.order.quote]) {
      expect(await refusal(await putCheckout(shop, { ...cart, order: { ...order, quote } }))).toEqual([409, 'quote-changed'])
    }
  })

  test('when more pieces, another interval or a code fewer are ordered than were quoted', async () => {
    const item = line('CR2032', 2)
    const request = await orderRequest(shop, [item], { coupons: ['KRAFT10'] })
    const changes = [
      { items: [{ ...item, quantity: 3 }] },
      { items: [{ ...item, subscription_interval: { id: 3 } }] },
      { coupons: [] },
    ]
    for (const change of changes) {
      expect(await refusal(await putCheckout(shop, { ...request, ...change }))).toEqual([409, 'quote-changed'])
    }
  })
})

test('a gift card does not count towards free delivery', async () => {
  const prices = async (...lines: Parameters<typeof quoteCart>[1][number][]) =>
    new Set((await quoteCart(shop, lines)).quotes.map(({ delivery, shipping }) => `${delivery} ${shipping}`))
  expect(await prices(line('CR2032', 5), line('GIFT-500', 2))).toEqual(await prices(line('CR2032', 5)))
})

describe('gift cards alone', () => {
  test('are quoted without delivery, once for each way to pay but the invoice', async () => {
    const checkout = await quoteCart(shop, [line('GIFT-500', 2)])
    expect(checkout).toMatchObject({ needs_delivery: false, deliveries: [], items_total: 1000 })
    expect(checkout.quotes.map(({ payment, ...quote }) => [payment, quote])).toEqual(
      ['stripe', 'walley-b2b'].map((payment) => [
        payment,
        {
          delivery: null,
          shipping: 0,
          fee: 0,
          deposit: 0,
          total: 1000,
          vat_total: 0,
          token: expect.any(String) as string,
          gift_cards: [],
          to_pay: 1000,
        },
      ]),
    )
  })

  test('are ordered without an address, for a recipient', async () => {
    const gift = { ...GIFT, deliver_on: '2026-12-24' }
    const order = await placeOrder(shop, [line('GIFT-500')], { payment: 'stripe', customer: { gift } })
    expect(order).toMatchObject({ total: 500, vat_total: 0, shipping: null, customer: { address: null, gift } })
  })

  test.each(['2026-11-17', '2027-11-19', '2062-12-24'])(
    'are refused for %s: in the past, or in more than a year',
    async (day) => {
      const gift = { ...GIFT, deliver_on: day }
      expect(await refusal(await orderCart(shop, [line('GIFT-500')], { payment: 'stripe', customer: { gift } }))).toEqual([
        ...[422, 'gift-day'],
      ])
    },
  )

  test('can be sent today, or on the same day of the next year', async () => {
    for (const deliver_on of ['2026-11-18', '2027-11-18']) {
      const gift = { ...GIFT, deliver_on }
      expect((await placeOrder(shop, [line('GIFT-500')], { payment: 'stripe', customer: { gift } })).customer.gift).toEqual(gift)
    }
  })

  test('are refused without a recipient', async () => {
    expect(await refusal(await orderCart(shop, [line('GIFT-500')], { payment: 'stripe' }))).toEqual([422, 'recipient-required'])
  })
})

describe('an order is refused', () => {
  const refused = (customer: Partial<Customer>, payment: 'invoice' | 'walley-b2b' = 'invoice') =>
    orderCart(shop, [line('TESTER')], { customer, payment }).then(refusal)

  test('without an address when something is sent', async () => {
    expect(await refused({ address: null })).toEqual([422, 'address-required'])
  })

  test('with an address outside the country of the store', async () => {
    expect(await refused({ address: customerIn('FI').address })).toEqual([422, 'country-not-served'])
    expect(await orderCart(shop, [line('TESTER')], { customer: { address: customerIn('se').address } })).toHaveProperty(
      'ok',
      true,
    )
  })

  test('of a private person who pays as only companies can', async () => {
    expect(await refused({}, 'walley-b2b')).toEqual([422, 'company-required'])
  })
})

test('a company orders with its organisation number and reference, and pays as companies do', async () => {
  const answer = await orderCart(shop, [line('TESTER')], { customer: { company: COMPANY }, payment: 'walley-b2b' })
  const checkout = Checkout.parse(await answer.json())
  expect([checkout.state, checkout.next?.type]).toEqual(['pending', 'redirect'])
  expect((await placeOrder(shop, [line('TESTER')], { customer: { company: COMPANY } })).customer.company).toEqual(COMPANY)
})
