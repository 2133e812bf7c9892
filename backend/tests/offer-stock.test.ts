import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CartItem, type CartItemRequest, SyncCartAnswer } from '../../app/commerce/contract/cart'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { signAccessToken } from '../accounts/access-token'
import { customers } from '../database/schema/accounts'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import { products } from '../database/schema/products'
import { orderCart, placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

const SKU = 'LR6-24'

let shop: TestShop
let headers: { authorization: string }
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const setStock = (stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, SKU))
const ordinary = (quantity: number) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(SKU), quantity })

/** A line of an offer of ten pieces at 100 kronor each. */
let offered: CartItemRequest
beforeEach(async () => {
  const row = { email: `${crypto.randomUUID()}@example.com`, first_name: 'Nora', last_name: 'Ny', password_hash: 'x' }
  const customer_id = (await shop.db.insert(customers).values(row).returning())[0]?.id ?? 0
  headers = {
    authorization: `Bearer ${await signAccessToken({ scope: 'account', subject: String(customer_id) }, shop.services)}`,
  }
  const offer = { id: crypto.randomUUID(), customer_id, store_id: 7, message: '', valid_through: '2027-12-31' }
  await shop.db.insert(customerOffers).values({ ...offer, created_at: shop.clock.now })
  const goods = { offer_id: offer.id, product_id: shop.idOf(SKU), quantity: 10, price: 100 }
  const [item] = await shop.db.insert(customerOfferItems).values(goods).returning()
  offered = { ...ordinary(10), offer_item_id: item?.id ?? 0 }
})

const sync = async (items: readonly CartItemRequest[], language = 'sv') => {
  const body = post({ items, coupons: [], checkout_order_id: null }, headers)
  return SyncCartAnswer.parse(await (await shop.fetch(`/api/sync-cart?locale=${language}&sid=7`, body)).json())
}
const asked = ({ uuid, product_id, quantity, offer_item_id }: CartItem): CartItemRequest => ({
  uuid,
  product_id,
  quantity,
  offer_item_id,
})

describe('an offer of more pieces than are in stock', () => {
  test('says so once, and the pieces that are left are ordered at its price', async () => {
    await setStock(3)
    const cut = await sync([offered])
    expect(cut).toMatchObject([{ quantity: 3, adjusted_quantity: true, cart_notice: 'Vi har bara 3 i lager.' }])
    expect(await sync(cut.map(asked))).toMatchObject([{ quantity: 3, adjusted_quantity: false, cart_notice: null }])
    const order = await placeOrder(shop, cut.map(asked), { headers })
    expect(order.items).toMatchObject([{ quantity: 3, price: 100, offer_item_id: offered.offer_item_id }])
  })

  test('is ordered behind a line of the same goods, which are in stock for both together', async () => {
    await setStock(12)
    const cut = await sync([ordinary(6), offered])
    expect(cut).toMatchObject([{ quantity: 6 }, { quantity: 6, adjusted_quantity: true }])
    const order = await placeOrder(shop, cut.map(asked), { headers })
    expect(order.items.map(({ quantity, price }) => [quantity, price])).toEqual([
      [6, expect.any(Number)],
      [6, 100],
    ])
  })
})

describe('a cut line of an offer whose goods are in stock again', () => {
  const cut = async () => {
    await setStock(3)
    const lines = (await sync([offered])).map(asked)
    await setStock(300)
    return lines
  }

  test.each(LANGUAGES)('has the offered quantity again, and says so once, in %s', async (language) => {
    const grown = await sync(await cut(), language)
    expect(grown).toMatchObject([{ quantity: 10, adjusted_quantity: false }])
    expect(grown[0]?.cart_notice).toContain('10')
    expect(await sync(grown.map(asked))).toMatchObject([{ quantity: 10, adjusted_quantity: false, cart_notice: null }])
  })

  test.each([20, 4])(
    'has the offered quantity again after it was changed to %s while its offer waited, and says so',
    async (quantity) => {
      await setStock(300)
      const [line] = await sync([{ ...offered, quantity }])
      expect(line).toMatchObject({ quantity: 10, adjusted_quantity: false, cart_notice: 'Erbjudandet gäller 10 stycken.' })
    },
  )

  test('is ordered with the quantity that the cart showed, and with no other', async () => {
    const lines = await cut()
    expect((await orderCart(shop, lines, { headers })).status).toBe(409)
    const order = await placeOrder(shop, (await sync(lines)).map(asked), { headers })
    expect(order.items).toMatchObject([{ quantity: 10, price: 100 }])
  })
})
