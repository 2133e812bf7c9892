import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CartItemRequest, SyncCartAnswer } from '../../app/commerce/contract/cart'
import { DiscountRules } from '../../app/commerce/contract/coupon'
import { CustomerOffers } from '../../app/commerce/contract/customer-offer'
import { signAccessToken } from '../accounts/access-token'
import { customerDiscounts, customers } from '../database/schema/accounts'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import { prices } from '../database/schema/prices'
import { placeOrder, SWEDEN } from './place-order'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

/** The test shop asks 29 kronor for one button cell, and 23 each from ten on. */
const SKU = 'CR2032'

let shop: TestShop
let headers: { authorization: string }
let customerId: number
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  await shop.db.delete(prices).where(isCampaign())
  const row = { email: `${crypto.randomUUID()}@example.com`, first_name: 'Nora', last_name: 'Ny', password_hash: 'x' }
  customerId = (await shop.db.insert(customers).values(row).returning())[0]?.id ?? 0
  headers = {
    authorization: `Bearer ${await signAccessToken({ scope: 'account', subject: String(customerId) }, shop.services)}`,
  }
})
afterAll(() => shop.close())

const isCampaign = () => and(eq(prices.product_id, shop.idOf(SKU)), eq(prices.kind, 'c'))
const startCampaign = (p: number) =>
  shop.db.insert(prices).values({ product_id: shop.idOf(SKU), store_id: 7, kind: 'c', q: 1, p, o: 29, d: 30 })
const giveDiscount = (percentage: number) =>
  shop.db.insert(customerDiscounts).values({ customer_id: customerId, discount_category: 'button-cells', percentage })

/** Makes an offer to the customer. Returns the line that orders it. */
async function offered(quantity: number, price: number): Promise<CartItemRequest & { offer_item_id: number }> {
  const offer = { id: crypto.randomUUID(), customer_id: customerId, store_id: 7, message: '', valid_through: '2027-12-31' }
  await shop.db.insert(customerOffers).values({ ...offer, created_at: shop.clock.now })
  const product_id = shop.idOf(SKU)
  const [item] = await shop.db.insert(customerOfferItems).values({ offer_id: offer.id, product_id, quantity, price }).returning()
  return { uuid: crypto.randomUUID(), product_id, quantity, offer_item_id: item?.id ?? 0 }
}

const shown = async () =>
  CustomerOffers.parse(await (await shop.fetch(`/api/account/offers?${SWEDEN}`, { headers })).json())[0]?.items[0]
const sync = async (items: readonly CartItemRequest[], coupons: string[] = []) =>
  SyncCartAnswer.parse(
    await (await shop.fetch(`/api/sync-cart?${SWEDEN}`, post({ items, coupons, checkout_order_id: null }, headers))).json(),
  )

describe('an offer to a customer is never dearer than the shop is without it (decision 116)', () => {
  test.each([
    ['a campaign that starts after it', 4, 25, () => startCampaign(20), 20],
    ['a higher percentage of the profile', 4, 25, () => giveDiscount(30), 20],
    ['a campaign and the percentage together', 4, 25, () => Promise.all([startCampaign(20), giveDiscount(10)]), 18],
    ['the tier of its quantity', 10, 25, () => Promise.resolve(), 23],
    ['nothing, while it is lower', 10, 20, () => giveDiscount(10), 20],
  ])('%s', async (_, quantity, price, happens, expected) => {
    const line = await offered(quantity, price)
    await happens()
    expect(await shown()).toMatchObject({ price: expected, ordinary_price: 29, state: 'open' })
    const own = { quantity, price: expected, pricing: [{ q: 1, p: expected }], reductions: [], offer_item_id: line.offer_item_id }
    expect(await sync([line], ['KRAFT10'])).toMatchObject([own])
    const ordinary = await sync([{ ...line, offer_item_id: null }])
    expect(ordinary[0]?.price).toBeGreaterThanOrEqual(expected)
    const order = await placeOrder(shop, [line], { headers })
    expect(order.items).toMatchObject([{ quantity, price: expected }])
    expect(order.items_total).toBe(quantity * expected)
  })
})

describe('a line whose offer waits for the login of its customer', () => {
  const asGuest = () => {
    headers = { authorization: '' }
  }

  test('costs what the product page says, with codes, and counts towards their minimum spend', async () => {
    const line = await offered(4, 10)
    expect(await sync([line], ['KRAFT10'])).toMatchObject([{ price: 10, reductions: [] }])
    expect((await sync([line]))[0]).not.toHaveProperty('offer_waits')
    asGuest()
    const [waiting] = await sync([line], ['KRAFT10'])
    const [ordinary] = await sync([{ ...line, offer_item_id: null }], ['KRAFT10'])
    expect(ordinary).toMatchObject({ price: 26, reductions: [{ code: 'KRAFT10', amount: 12 }] })
    expect(waiting).toMatchObject({
      price: 26,
      reductions: ordinary?.reductions,
      offer_item_id: line.offer_item_id,
      offer_waits: true,
    })
    const { product_id, quantity, offer_item_id } = line
    const asked = { coupons: ['KRAFT10'], cart_contents: [{ product_id, quantity, offer_item_id }] }
    const [rule] = DiscountRules.parse(await (await shop.fetch(`/api/sync-coupons?${SWEDEN}`, post(asked))).json())
    expect(rule).toMatchObject({ applied: true, all_affected_items: [product_id] })
  })
})
