import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { type CartItem, SyncCartAnswer } from '../../app/commerce/contract/cart'
import { coupons } from '../database/schema/offers'
import { products } from '../database/schema/products'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { lineTotal, roundMoney } from '../stores/money'
import { findStore } from '../stores/stores'
import { MemoryProvider, withProviders } from './memory-provider'
import { chosenQuote, GERMANY, GIFT, placeOrder, quoteCart, SWEDEN } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

const PERCENTAGE = {
  discount_label: '',
  discount_type_value: 1,
  discount_type_percentage: true,
  buy_x_increment: false,
  specific_groups: [],
  excluded_groups: [],
  specific_discount_categories: [],
  buy_products: [],
  get_products: [],
  buy_categories: [],
  get_categories: [],
  buy_groups: [],
  get_groups: [],
}

let shop: TestShop
/** The authorization header of the demo customer, who has 10 % off button cells. */
let customer: Record<string, string>

beforeAll(async () => {
  shop = await openTestShop(withProviders(new MemoryProvider()))
  await shop.db.update(products).set({ stock: 1_000_000 })
  for (const store_id of [7, 9]) {
    await shop.db.insert(coupons).values([
      { ...PERCENTAGE, store_id, code: 'CELLS15', percentage_discount: 15, specific_discount_categories: ['button-cells'] },
      { ...PERCENTAGE, store_id, code: 'WHOLE20', buy_x: 3, buy_x_percentage_total: 20 },
      { ...PERCENTAGE, store_id, code: 'HALF', buy_x: 1, get_y: 1, percentage_discount: 50 },
    ])
  }
  const { email, password } = DEMO_ACCOUNT
  const login = await shop.fetch('/api/auth/login', post({ email, password }))
  customer = { authorization: `Bearer ${Tokens.parse(await login.json()).access_token}` }
})
afterAll(async () => {
  await shop.close()
})

type Requested = { sku: string; quantity: number }
type Buyer = { headers: Record<string, string>; codes: string[]; place: string }

const linesOf = (requested: readonly Requested[]) =>
  requested.map(({ sku, quantity }) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity }))

async function sync(items: object[], { headers, codes, place }: Buyer): Promise<CartItem[]> {
  const body = { items, coupons: codes, checkout_order_id: null }
  return SyncCartAnswer.parse(await (await shop.fetch(`/api/sync-cart?${place}`, post(body, headers))).json())
}

const tierPrice = ({ pricing, quantity }: CartItem) => pricing.findLast(({ q }) => q <= quantity)?.p ?? Number.NaN
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const reductionOf = ({ reductions }: CartItem) => sumOf(reductions.map(({ amount }) => amount))

const someCodes = fc.uniqueArray(fc.constantFrom('KRAFT10', 'START50', '3FOR2', 'CELLS15', 'WHOLE20', 'HALF'), { maxLength: 4 })
const someLines = fc.array(
  fc.record({
    sku: fc.constantFrom('CR2032', 'LR6-4', 'LR6-24', 'BL1850B', 'TESTER', 'SET', 'GIFT-500'),
    quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 90, max: 200 })),
  }),
  { minLength: 1, maxLength: 5 },
)
const someBuyers = fc.record({ codes: someCodes, isCustomer: fc.boolean(), place: fc.constantFrom(SWEDEN, GERMANY) })

test('whatever the cart, its lines at their tier prices minus the reductions are what the order charges', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(someLines, someBuyers, async (requested, { codes, isCustomer, place }) => {
      const store = findStore(place === SWEDEN ? 7 : 9)
      if (store === undefined) throw new Error(place)
      const items = linesOf(requested)
      const buyer = { headers: isCustomer ? customer : {}, codes, place }
      const cart = await sync(items, buyer)
      for (const item of cart) {
        const charged = lineTotal(tierPrice(item), item.quantity, store) - reductionOf(item)
        expect(lineTotal(item.price, item.quantity, store)).toBeCloseTo(charged, 6)
        for (const { code } of item.reductions) seen.add(code)
      }
      const listed = sumOf(cart.map((item) => lineTotal(tierPrice(item), item.quantity, store)))
      const off = sumOf(cart.map(reductionOf))
      const total = roundMoney(listed - off, store)

      const ordering = { coupons: codes, headers: buyer.headers, place, payment: 'stripe', customer: { gift: GIFT } } as const
      const { quotes } = await quoteCart(shop, items, ordering)
      const quote = chosenQuote(quotes, ordering)
      expect(quote.total).toBeCloseTo(total + quote.shipping + quote.fee, 6)
      const order = await placeOrder(shop, items, { ...ordering, quotes })
      expect(order.total).toBe(quote.total)
      expect(order.items_total).toBeCloseTo(total, 6)
      expect(order.discount_total).toBeCloseTo(off, 6)
      expect(order.items.map(({ reductions }) => reductions)).toEqual(cart.map(({ reductions }) => reductions))
    }),
    { numRuns: 150 },
  )
  expect([...seen].sort()).toEqual(['3FOR2', 'CELLS15', 'CUSTOMERDISCOUNT', 'HALF', 'KRAFT10', 'START50', 'WHOLE20'])
}, 120_000)

test('a guest’s line has no reductions without a code', async () => {
  expect(await sync(linesOf([{ sku: 'CR2032', quantity: 5 }]), { headers: {}, codes: [], place: SWEDEN })).toMatchObject([
    { price: 29, reductions: [] },
  ])
})

test('a logged-in customer’s discount is a reduction with the code CUSTOMERDISCOUNT, for the whole line', async () => {
  const lines = linesOf([
    { sku: 'CR2032', quantity: 5 },
    { sku: 'TESTER', quantity: 1 },
  ])
  expect(await sync(lines, { headers: customer, codes: [], place: SWEDEN })).toMatchObject([
    { price: 26, reductions: [{ code: 'CUSTOMERDISCOUNT', amount: 15 }] },
    { price: 120, reductions: [] },
  ])
})

test('a code names its reduction as it is stored, whatever the letter case in which it was entered', async () => {
  expect(
    await sync(linesOf([{ sku: 'TESTER', quantity: 1 }]), { headers: {}, codes: [' kraft10 '], place: SWEDEN }),
  ).toMatchObject([{ reductions: [{ code: 'KRAFT10', amount: 12 }] }])
})
