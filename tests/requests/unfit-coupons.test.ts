import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { savingOf, translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let shopping: Shopping
const t = translator('sv')
const saved = savingOf('sv')
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  shopping = new Shopping(visitor, shop.backend)
})

describe('a buy-X-get-Y coupon that does not fit the cart', () => {
  /** The codes of each sync of the cart, as they were sent. */
  const sent: string[][] = []
  /** Answers as a backend that calls every code applied. */
  const applyAll = (changes: object) => {
    sent.length = 0
    shop.respond = async (path, send, { body }) => {
      if (path === '/api/sync-cart')
        sent.push(z.object({ coupons: z.array(z.string()).default([]) }).parse(JSON.parse(body)).coupons)
      const answer = await send()
      if (path !== '/api/sync-coupons') return answer
      const rules = z.array(z.looseObject({})).parse(await answer.json())
      return Response.json(rules.map((rule) => ({ ...rule, applied: true, ...changes })))
    }
  }

  it.each([
    ['a full-price coupon without buyx_free_amount', { buyx_free_amount: null }],
    [
      'a percentage coupon of which an affected item is not in the cart',
      { discount_type_value: 1, all_affected_items: [999_999] },
    ],
  ])('is removed from the cart, also when the server says that it is applied: %s', async (_, changes) => {
    applyAll(changes)
    await shopping.add('CR2032', 1)
    await shopping.addCode('3FOR2')
    const { text } = await shopping.cart()
    expect(text).toContain(t('discounts.unfit'))
    expect(text).not.toContain(t('discounts.applied.nothing'))
    expect(sent).toContainEqual(['3FOR2'])
    expect(sent.at(-1)).toEqual([])
  })

  it('from a link waits outside the cart, and is back with the goods', async () => {
    applyAll({})
    await visitor.get('/sv?disc=3FOR2')
    await shopping.add('CR2032', 2)
    expect(sent.at(-1)).toEqual([])
    await shopping.add('CR2032', 1)
    expect(sent.at(-1)).toEqual(['3FOR2'])
    expect((await shopping.cart()).text).toContain(saved(29))
  })

  it('and waits can be closed', async () => {
    await visitor.get('/sv?disc=3FOR2')
    await shopping.removeCode('3FOR2')
    await shopping.add('CR2032', 3)
    expect((await shopping.cart()).text).not.toContain('3FOR2')
  })
})
