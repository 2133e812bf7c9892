import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption } from '../../app/commerce/contract/checkout'
import { PaymentMethod } from '../../app/commerce/contract/payment'
import { roundMoney } from '../stores/money'
import { storeOf, STORES } from '../stores/stores'
import { quotes } from './quotes'

const ITEM: CartItem = {
  uuid: '8ba4e013-f53a-4dd4-b2ce-6d97aef70b6a',
  type: 1,
  thumb: null,
  name: 'Knappcell',
  slug: 'knappcell',
  product_id: 1,
  sku: 'CR2032',
  subscription_interval: null,
  quantity: 2,
  price: 29,
  ordinary_price: 29,
  pricing: [],
  reductions: [],
  vat: 25,
  deposit: 0,
  categories: [],
  group_id: null,
  discount_category: null,
  stock_status: 'in-stock',
  estimated_at: null,
  cross_selling_product_id: null,
  upselling_bundle_id: null,
  offer_item_id: null,
  added_by_coupon: null,
  accessory_id: null,
  related_id: null,
  recommended_id: null,
  campaign: null,
  cart_notice: null,
  adjusted_quantity: false,
  sold_out: false,
}
const delivery = (id: string, price: number) =>
  ({
    id,
    price,
    carrier: 'PostNord',
    name: id,
    description: '',
    free_from: null,
    arrives: { from: '2026-11-19', to: '2026-11-23' },
    kind: null,
    needs_service_point: false,
    needs_post_number: false,
  }) satisfies DeliveryOption
const invoice = PaymentMethod.parse({ id: 'invoice', name: 'Faktura', description: '', fee: 0 })
const card = { ...invoice, id: 'stripe', fee: 5 } as const

const tokenOf = (
  items: CartItem[],
  price = 49,
  store = storeOf('sv'),
  days: Partial<NonNullable<DeliveryOption['arrives']>> = {},
) => {
  const home = delivery('home', price)
  const deliveries = [{ ...home, arrives: { ...home.arrives, ...days } }]
  return quotes({ items, deliveries, payments: [invoice], giftCards: [] }, store)[0]?.token
}

test('a token stands for the lines, their prices, the delivery with its days, the way to pay and the store', () => {
  const again = tokenOf([{ ...ITEM, uuid: crypto.randomUUID(), cart_notice: 'x' }])
  expect(again).toBe(tokenOf([ITEM]))
  const others = [
    tokenOf([{ ...ITEM, product_id: 2 }]),
    tokenOf([{ ...ITEM, quantity: 3 }]),
    tokenOf([{ ...ITEM, price: 28 }]),
    tokenOf([{ ...ITEM, vat: 12 }]),
    tokenOf([{ ...ITEM, subscription_interval: { id: 1, name: 'Varje månad', days: 30 } }]),
    tokenOf([ITEM, ITEM]),
    tokenOf([ITEM], 50),
    tokenOf([ITEM], 49, storeOf('da')),
    tokenOf([ITEM], 49, storeOf('sv'), { from: '2026-11-20' }),
    tokenOf([ITEM], 49, storeOf('sv'), { to: '2026-11-24' }),
  ]
  expect(new Set([again, ...others]).size).toBe(others.length + 1)
})

test('each delivery and way to pay is quoted exactly once, and its total is lines, shipping and fee', () => {
  const amounts = fc.integer({ min: 0, max: 20_000 })
  const given = { quantity: fc.integer({ min: 1, max: 300 }), price: amounts, shipping: fc.array(amounts, { maxLength: 5 }) }
  fc.assert(
    fc.property(fc.constantFrom(...STORES), fc.record(given), (store, { quantity, price, shipping }) => {
      const deliveries = shipping.map((cents, at) => delivery(`method-${at}`, roundMoney(cents / 100, store)))
      const items = [{ ...ITEM, quantity, price: roundMoney(price / 100, store) }]
      const quoted = quotes({ items, deliveries, payments: [card, invoice], giftCards: [] }, store)
      const pairs = quoted.map((quote) => `${quote.delivery} ${quote.payment}`)
      expect(pairs).toEqual(deliveries.flatMap(({ id }) => [`${id} stripe`, `${id} invoice`]))
      for (const quote of quoted) {
        const lines = quantity * (items[0]?.price ?? 0)
        expect(quote.total).toBeCloseTo(lines + quote.shipping + quote.fee, 6)
        expect(quote.fee).toBe(quote.payment === 'stripe' ? 5 : 0)
      }
      expect(new Set(quoted.map(({ token }) => token)).size).toBe(quoted.length)
    }),
  )
})

test('when nothing is sent, each way to pay is quoted once, without shipping', () => {
  const quoted = quotes({ items: [ITEM], deliveries: null, payments: [card, invoice], giftCards: [] }, storeOf('sv'))
  expect(quoted.map(({ delivery: id, payment, shipping, total }) => [id, payment, shipping, total])).toEqual([
    [null, 'stripe', 0, 63],
    [null, 'invoice', 0, 58],
  ])
})

describe('gift cards', () => {
  const gift = { ...invoice, id: 'gift-card' } as const
  const giftCard = (balance: number, last4 = 'AAAA') => ({ id: crypto.randomUUID(), last4, balance, expires_on: '2028-11-18' })
  const payments = [card, invoice, gift]
  const deliveries = [delivery('letter', 0), delivery('home', 49)]
  const quoted = (balances: number[], items = [ITEM]) =>
    quotes({ items, deliveries, payments, giftCards: balances.map((balance) => giftCard(balance)) }, storeOf('sv')).map(
      ({ delivery: id, payment, total, to_pay, gift_cards }) => [
        id,
        payment,
        total,
        to_pay,
        gift_cards.map(({ amount }) => amount),
      ],
    )

  test('pay a part of each total, the first card first, and the rest is left to pay', () => {
    expect(quoted([20, 10])).toEqual([
      ['letter', 'stripe', 63, 33, [20, 10]],
      ['letter', 'invoice', 58, 28, [20, 10]],
      ['home', 'stripe', 112, 82, [20, 10]],
      ['home', 'invoice', 107, 77, [20, 10]],
    ])
  })

  test('that cover a delivery need no provider there', () => {
    expect(quoted([58, 10])).toEqual([
      ['letter', 'gift-card', 58, 0, [58]],
      ['home', 'stripe', 112, 44, [58, 10]],
      ['home', 'invoice', 107, 39, [58, 10]],
    ])
  })

  test('do not pay for gift cards', () => {
    expect(quoted([500], [ITEM, { ...ITEM, type: 4, price: 100, vat: 0 }])[1]).toEqual(['letter', 'invoice', 258, 200, [58]])
    expect(quoted([500], [{ ...ITEM, type: 4, price: 100, vat: 0 }])[1]).toEqual(['letter', 'invoice', 200, 200, []])
  })

  test('pay in whole kronor, and keep the öre that are on them after a refund', () => {
    const [quote] = quotes({ items: [ITEM], deliveries, payments, giftCards: [giftCard(20.5), giftCard(0.5)] }, storeOf('sv'))
    expect(quote).toMatchObject({ total: 63, to_pay: 43, gift_cards: [{ amount: 20, left: 0.5 }] })
  })

  test('whatever their balances, what is paid adds up to the total', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORES), fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 5 }), (store, cents) => {
        const giftCards = cents.map((cent) => giftCard(cent / 100))
        for (const one of quotes({ items: [ITEM], deliveries, payments, giftCards }, store)) {
          const parts = one.gift_cards.reduce((sum, { amount }) => sum + amount, 0)
          expect(parts + one.to_pay).toBeCloseTo(one.total, 6)
          expect(one.gift_cards.every(({ amount }) => amount === roundMoney(amount, store))).toBe(true)
          expect(one.to_pay).toBeGreaterThanOrEqual(0)
          expect(one.payment === 'gift-card').toBe(one.to_pay === 0)
        }
      }),
    )
  })
})

test.each([
  ['sv', 2, ['invoice']],
  ['sv', 3, ['stripe', 'invoice']],
  ['de', 0.49, ['invoice']],
  ['de', 0.5, ['stripe', 'invoice']],
  ['da', 2, ['invoice']],
  ['da', 3, ['stripe', 'invoice']],
] as const)('in %s a rest of %d after a gift card is paid by %j', (language, rest, offered) => {
  const giftCards = [{ id: ITEM.uuid, last4: '7KQM', balance: 500, expires_on: '2028-11-18' }]
  const items = [{ ...ITEM, quantity: 1, price: 500 + rest }]
  const payments = [{ ...card, fee: 0 }, invoice]
  const quoted = quotes({ items, deliveries: null, payments, giftCards }, storeOf(language))
  expect(quoted.map(({ payment, to_pay }) => [payment, to_pay])).toEqual(offered.map((id) => [id, rest]))
})
