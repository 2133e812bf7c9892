import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { DELIVERY_PLACES } from '../../app/checkout/delivery-groups'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('the deliveries in the checkout in %s', (language) => {
  const t = translator(language)

  it('stand under headings by where they lead to, the cheapest of each first, and one of them is chosen', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('LR6-24', 2)
    const { body, fields } = await here.chooseInCheckout(await here.checkout())
    const list = body.slice(body.indexOf('id="section-delivery"'), body.indexOf('id="section-payment"'))
    const groups = list.split('role="group"').slice(1)
    const headings = groups.map((group) => words(`<p ${group}`.slice(0, group.indexOf('</p>') + 7)).trim())
    expect(headings.toSorted()).toEqual(DELIVERY_PLACES.map((place) => t(`checkout.shipping.${place}`)).toSorted())
    for (const group of groups) {
      const ways = group.split('name="shipping_method"').slice(1)
      const text = ways.map((way) => words(`<i ${way}`))
      const prices = text.map((one) => Number(/([\d.,]+)\u00a0(?:kr|€)/.exec(one)?.[1]?.replace(',', '.') ?? 0))
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    }
    const ways = elements(list, 'input').filter(({ name }) => name === 'shipping_method')
    expect(ways.filter(({ checked }) => checked !== undefined).map(({ value }) => value)).toEqual([fields.shipping_method])
    expect(elements(list, 'button').some(({ value }) => value === 'update')).toBe(true)
  })
})
