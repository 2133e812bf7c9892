import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CrossSellingProduct, RelatedProducts } from '../../app/commerce/contract/product'
import { SyncCartAnswer } from '../../app/commerce/contract/cart'
import { products } from '../database/schema/products'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const skus = (cards: readonly { sku: string }[]) => cards.map(({ sku }) => sku)

async function relatedProducts(sku: string, store = 'locale=sv&sid=7') {
  const response = await shop.fetch(`/api/products/${shop.idOf(sku)}/related-products?${store}`)
  return RelatedProducts.parse(await response.json())
}

async function offered(...inCart: string[]) {
  const cart = inCart.map((sku) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity: 1 }))
  const response = await shop.fetch('/api/cross-selling-products', post({ cart, checkout_order_id: null }))
  return CrossSellingProduct.array().parse(await response.json())
}

test('a cross-selling product has its lower price and the product that it depends on', async () => {
  const { cross_selling } = await relatedProducts('BL1850B')
  expect(cross_selling).toMatchObject([
    { sku: 'TESTER', cross_selling_price: 108, cross_selling_product_id: shop.idOf('BL1850B') },
  ])
})

test('a product lists its accessories', async () => {
  expect(skus((await relatedProducts('CR2032')).accessories)).toEqual(['TESTER'])
})

test('popular products of the main category are recommended, without variations of the product and without duplicates', async () => {
  const { recommended, accessories } = await relatedProducts('CR2032')
  expect(skus(recommended)).toEqual(['LR6-4', 'SET'])
  expect(skus(accessories)).not.toContain('LR6-4')
  expect(skus((await relatedProducts('LR6-24')).recommended)).toEqual(['CR2032', 'SET'])
})

test('related products are not sold out, not discontinued and not for other devices', async () => {
  // The same category holds SOLDOUT, OLD and BL1850B, which fits a drill.
  const { related, recommended } = await relatedProducts('LAST')
  expect(skus(related)).toEqual(['TESTER', 'PRESALE'])
  expect(recommended).toEqual([])
})

test('the piece that a code adds counts for no offer: its product is still offered, and with it nothing is', async () => {
  const item = (sku: string, more = {}) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity: 1, ...more })
  const offersFor = async (...cart: object[]) => {
    const response = await shop.fetch('/api/cross-selling-products', post({ cart, checkout_order_id: null }))
    return CrossSellingProduct.array().parse(await response.json())
  }
  const gift = (sku: string) => item(sku, { added_by_coupon: 'GAVA' })
  expect(await offersFor(item('BL1850B'), gift('TESTER'))).toMatchObject([{ sku: 'TESTER', cross_selling_price: 108 }])
  expect(await offersFor(item('CR2032'), gift('BL1850B'))).toMatchObject([{ sku: 'TESTER', cross_selling_price: null }])
})

test('a cart gets cross-selling products first, then accessories at their normal price, and nothing that is in the cart', async () => {
  expect(await offered('CR2032')).toMatchObject([{ sku: 'TESTER', cross_selling_price: null, cross_selling_product_id: null }])
  expect(await offered('CR2032', 'BL1850B')).toMatchObject([{ sku: 'TESTER', cross_selling_price: 108 }])
  expect(await offered('BL1850B', 'TESTER')).toEqual([])
  expect(await offered()).toEqual([])
})

test('the cross-selling price is the price in the cart', async () => {
  for (const store of ['locale=sv&sid=7', 'locale=no&sid=8', 'locale=de&sid=9', 'locale=da&sid=10']) {
    const [offer] = (await relatedProducts('BL1850B', store)).cross_selling
    const items = [
      { uuid: crypto.randomUUID(), product_id: shop.idOf('BL1850B'), quantity: 1 },
      {
        uuid: crypto.randomUUID(),
        product_id: offer?.id,
        quantity: 1,
        cross_selling_product_id: offer?.cross_selling_product_id,
      },
    ]
    const response = await shop.fetch(`/api/sync-cart?${store}`, post({ items, checkout_order_id: null }))
    expect(SyncCartAnswer.parse(await response.json())[1]?.price).toBe(offer?.cross_selling_price)
  }
})

test('products bought together are recommended first', async () => {
  expect(skus((await relatedProducts('CR2032')).recommended)).not.toContain('LAST')
  const items = ['CR2032', 'LAST'].map((sku) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity: 1 }))
  await shop.db.update(products).set({ stock: 9 }).where(eq(products.sku, 'LAST'))
  await placeOrder(shop, items)
  expect(skus((await relatedProducts('CR2032')).recommended)).toEqual(['LAST', 'LR6-4', 'SET'])
})

test('an unknown product is answered with 404', async () => {
  expect((await shop.fetch('/api/products/999999/related-products')).status).toBe(404)
  expect((await shop.fetch('/api/products/x/related-products')).status).toBe(404)
})
