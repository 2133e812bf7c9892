import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '../../backend/database/schema/products'
import { type TestShop } from '../support/shop/open-shop'
import { words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { moneyOf, savingOf, translator } from '../support/shop/translator'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
const money = moneyOf('sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const setStock = (sku: string, stock: number) => shop.backend.db.update(products).set({ stock }).where(eq(products.sku, sku))

describe('a code, when goods of the cart are sold out', () => {
  it('waits for the amount that the other goods leave, also before the line is removed', async () => {
    await setStock('LAST', 5)
    await shopping.add('LAST', 2)
    await shopping.add('CR2032', 6)
    await shopping.addCode('START50')
    expect((await shopping.cart()).text).toContain(savingOf('sv')(50))
    await setStock('LAST', 0)
    const { text } = await shopping.cart()
    expect(text).toContain(t('discounts.minimum', { missing: money(400 - 6 * 29) }))
    expect(text).not.toContain(savingOf('sv')(50))
    expect(text).toContain(money(6 * 29))
  })
})

describe('a code that adds a product', () => {
  const soldOut = 'Gåvan har tagit slut: Batteritestare.'

  it('says that the product has sold out before the order, in the checkout and in the list of codes', async () => {
    await setStock('TESTER', 5)
    await shopping.add('LR6-24', 2)
    await shopping.addCode('GAVA')
    expect((await shopping.cart()).text).toContain(t('discounts.applied.gift', { name: 'Batteritestare' }))
    const form = await shopping.checkout()
    await setStock('TESTER', 0)
    const refused = await shopping.order(form)
    expect([refused.status, words(refused.body).includes(soldOut)]).toEqual([409, true])
    const { text } = await shopping.cart()
    expect(text).toContain(soldOut)
    expect(text).not.toContain(t('discounts.unfit'))
  })

  it('is not applied while the cart itself has bought up the product', async () => {
    await setStock('TESTER', 2)
    await shopping.add('TESTER', 2)
    await shopping.addCode('GAVA')
    const { text } = await shopping.cart()
    expect(text).toContain(soldOut)
    expect(text).toContain(t('discounts.rejected'))
  })
})
