import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { orders } from '../../backend/database/schema/orders'
import { products } from '../../backend/database/schema/products'
import type { Part } from '../support/plain/part'
import { PlainBrowser } from '../support/plain/plain-browser'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest(async (opened) => {
  shop = opened
  await opened.backend.db.update(products).set({ starter_batteries: 1 }).where(eq(products.sku, 'TESTER'))
})

const t = translator('de')

/** The amounts of the rows with these labels, in cents. */
function amounts(text: string, labels: readonly string[]): number[] {
  return labels.map((label) => {
    const [, euros = '', cents = ''] = new RegExp(`${label}\\s*([\\d.]+),(\\d\\d)\\s*€`).exec(text) ?? []
    return Number(euros.replaceAll('.', '') + cents)
  })
}
const summary = (page: Part) => page.one('region', new RegExp(t('cart.summary'))).text

it('a deposit is a row of the cart, of the checkout and of the order, and each sum reads as a sum', async () => {
  const browser = new PlainBrowser(shop.visitor())
  const shopping = new Shopping(browser.visitor, shop.backend, 'de')
  await shopping.add('TESTER', 2)

  const cart = await browser.open(href('cart', 'de'))
  const [goods = 0, deposit = 0, total = 0] = amounts(summary(cart), [
    t('checkout.goods'),
    t('deposit.total'),
    t('cart.subtotal'),
  ])
  expect(deposit).toBe(1500)
  expect(goods).toBeGreaterThan(0)
  expect(goods + deposit).toBe(total)

  const form = await shopping.checkout()
  const checkout = (await browser.open(href('checkout', 'de'))).text
  const rows = [t('checkout.goods'), t('deposit.total'), t('checkout.total')]
  const [soldGoods = 0, soldDeposit = 0, due = 0] = amounts(checkout, rows)
  expect([soldGoods, soldDeposit]).toEqual([goods, deposit])

  expect((await shopping.order({ ...form, intent: 'order' })).status).toBe(303)
  const [order] = await shop.backend.db.select().from(orders)
  expect(Math.round((order?.total ?? 0) * 100)).toBe(due)
  const confirmation = (await browser.open(href('confirmation', 'de'))).text
  expect(amounts(confirmation, [t('checkout.goods'), t('deposit.total'), t('order.total')])).toEqual([goods, deposit, due])
})
