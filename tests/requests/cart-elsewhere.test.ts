import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { productTexts } from '../../backend/database/schema/products'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

/** The Danish storefront does not sell the tester. */
beforeEach(async () => {
  const isDanishTester = and(eq(productTexts.product_id, shop.backend.idOf('TESTER')), eq(productTexts.language, 'da'))
  await shop.backend.db.delete(productTexts).where(isDanishTester)
})

const slugs = async (of = visitor) => (await new Shopping(of, shop.backend).cart()).lines.map(({ slug }) => slug)

async function fill() {
  const shopping = new Shopping(visitor, shop.backend)
  await shopping.add('TESTER', 1)
  await shopping.add('CR2032', 5)
}

it('a look at a storefront that does not sell a product, or a prefetch of it, takes nothing out of the cart', async () => {
  await fill()
  const danish = new Shopping(visitor, shop.backend, 'da')
  await visitor.get(href('home', 'da'), { 'sec-purpose': 'prefetch' })
  expect((await danish.cart()).lines).toHaveLength(1)
  expect((await danish.cart()).lines).toHaveLength(1)
  expect((await slugs()).toSorted()).toEqual(['batteritestare', 'knappcell-cr2032'])
})

it('nor does it when the storefront sells none of the goods', async () => {
  await new Shopping(visitor, shop.backend).add('TESTER', 1)
  await visitor.get(href('home', 'da'))
  expect(await slugs()).toEqual(['batteritestare'])
})

it('nor out of the cart of the account, which other devices show', async () => {
  await logIn(visitor)
  await fill()
  await slugs()
  for (const path of [href('home', 'da'), href('cart', 'da'), href('home', 'da')]) await visitor.get(path)
  const phone = shop.visitor()
  await logIn(phone)
  await phone.get(href('cart', 'da'))
  for (const device of [phone, visitor]) expect((await slugs(device)).toSorted()).toEqual(['batteritestare', 'knappcell-cr2032'])
})
