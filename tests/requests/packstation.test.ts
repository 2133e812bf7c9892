import { expect, it } from 'vitest'
import { elements, words } from '../support/shop/read-page'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const say = translator('de')
const numberField = (html: string) => elements(html, 'input').find(({ name }) => name === 'post_number')

it('the Postnummer is asked for a Packstation only, checked, kept, and shown with the order', async () => {
  const here = new Shopping(shop.visitor(), shop.backend, 'de')
  await here.add('CR2032', 10)
  await here.checkout()
  expect(numberField((await here.chooseInCheckout({ shipping_method: 'dhl-home' })).body)).toBeUndefined()
  const { body, fields } = await here.chooseInCheckout({ shipping_method: 'dhl-locker' })
  expect(numberField(body)).toBeDefined()
  expect(words(body)).toContain(say('checkout.postNumber.hint'))
  for (const [typed, error] of [
    ['', 'checkout.error.required'],
    ['12345', 'checkout.error.postNumber'],
  ] as const) {
    const refused = await here.order({ ...fields, post_number: typed })
    expect([refused.status, words(refused.body).includes(say(error)), numberField(refused.body)?.value ?? '']).toEqual([
      400,
      true,
      typed,
    ])
  }
  const answer = await here.order({ ...fields, post_number: '1234 567 890' })
  expect(answer.status).toBe(303)
  expect(words((await here.visitor.follow(answer)).body)).toContain(say('order.postNumber', { number: '1234567890' }))
})
