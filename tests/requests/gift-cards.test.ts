import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
}, withProviders(new MemoryProvider()))

describe.each(LANGUAGES)('the checkout of a gift card in %s', (language) => {
  const say = translator(language)

  it('names a wrong recipient, a wrong day and too long a message, which stay as typed', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('GIFT-500')
    const form = await here.checkout()
    const { status, body } = await here.order({
      ...form,
      gift_email: 'du@',
      gift_day: '2020-01-01',
      gift_message: 'x'.repeat(501),
    })
    expect(status).toBe(400)
    for (const error of ['email', 'day', 'tooLong'] as const) expect(words(body)).toContain(say(`checkout.error.${error}`))
    const ids = elements(body, 'a').flatMap(({ href = '' }) => (href.startsWith('#checkout-') ? [href.slice(1)] : []))
    expect(ids).toEqual(['checkout-gift_email', 'checkout-gift_message', 'checkout-gift_day'])
    const controls = [...elements(body, 'input'), ...elements(body, 'textarea')]
    expect(ids.filter((id) => !controls.some((control) => control.id === id && control['aria-invalid'] === 'true'))).toEqual([])
    expect(body).toContain('x'.repeat(501))
  })

  it('offers no invoice, and says so', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('GIFT-500')
    const { body } = await here.visitor.get(here.checkoutPath)
    const methods = elements(body, 'input').flatMap(({ name, value }) => (name === 'payment_method' ? [value] : []))
    expect(methods).toEqual(['stripe'])
    expect(words(body)).toContain(say('checkout.gift.noInvoice'))
  })
})

it('a gift card is sent today at the earliest, by the clock of the country', async () => {
  await shopping.add('GIFT-500')
  const noon = shop.backend.clock.now
  // Half past midnight in Stockholm.
  shop.backend.clock.now = new Date('2026-11-18T23:30:00Z')
  const form = { ...(await shopping.checkout()), gift_email: 'du@example.com' }
  const yesterday = await shopping.order({ ...form, gift_day: '2026-11-18' })
  expect([yesterday.status, words(yesterday.body).includes(t('checkout.error.day'))]).toEqual([400, true])
  expect((await shopping.order({ ...form, gift_day: '2026-11-19' })).status).toBe(303)
  shop.backend.clock.now = noon
})
