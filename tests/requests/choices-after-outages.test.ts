import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import type { TestShop } from '../support/shop/open-shop'
import { elements, formFields, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const COLLECTED = {
  sv: 'postnord-service-point',
  no: 'postnord-service-point',
  de: 'dhl-service-point',
  da: 'dao-service-point',
} as const

const checkedIn = (html: string, name: string) =>
  elements(html, 'input').find((input) => input.name === name && input.checked !== undefined)?.value

describe.each(LANGUAGES)('a choice in the checkout in %s', (language) => {
  const t = translator(language)
  const shipping_method = COLLECTED[language]
  let here: Shopping
  beforeEach(async () => {
    here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('LR6-24', 2)
  })

  const withoutPlaces = () => {
    shop.respond = (path, send) => (path === '/api/service-points' ? new Response(null, { status: 503 }) : send())
  }
  const places = (html: string) =>
    elements(html, 'input').flatMap(({ name, type, value = '' }) => (name === 'service_point' && type === 'radio' ? [value] : []))

  it('that the form left to the carrier does not stop the order when the carrier answers again', async () => {
    withoutPlaces()
    const { body, fields } = await here.chooseInCheckout({ ...(await here.checkout()), shipping_method })
    expect(words(body)).toContain(t('checkout.servicePoint.away'))
    shop.respond = null
    const placed = await here.order({ ...fields, intent: 'order' })
    expect(placed.status).toBe(303)
    expect(heading((await here.visitor.follow(placed)).body)).toBe(t('confirmation.title'))
  })

  it('of a place is kept while places cannot be shown', async () => {
    const { body } = await here.chooseInCheckout({ ...(await here.checkout()), shipping_method })
    const [, second = '?'] = places(body)
    await here.chooseInCheckout({ service_point: second })
    withoutPlaces()
    shop.forgetAnswers()
    expect(words((await here.chooseInCheckout({ city: 'Ort' })).body)).toContain(t('checkout.servicePoint.away'))
    shop.respond = null
    expect(checkedIn((await here.visitor.get(here.checkoutPath)).body, 'service_point')).toBe(second)
  })

  it('is kept when a form without choices is sent after an outage, which says that the shop is back and shows the total', async () => {
    await here.chooseInCheckout({ ...(await here.checkout()), shipping_method, payment_method: 'invoice' })
    shop.online = false
    const away = await here.visitor.get(here.checkoutPath)
    expect([away.status, words(away.body).includes(t('checkout.away'))]).toEqual([503, true])
    shop.online = true
    const refused = await here.order({ ...formFields(away.body, 'checkout'), intent: 'order' })
    expect([refused.status, words(refused.body).includes(t('checkout.availableAgain'))]).toEqual([409, true])
    expect(words(refused.body)).not.toContain(t('checkout.error.choose'))
    expect(checkedIn(refused.body, 'shipping_method')).toBe(shipping_method)
    expect(checkedIn(refused.body, 'payment_method')).toBe('invoice')
    expect((await here.order({ ...formFields(refused.body, 'checkout'), intent: 'order' })).status).toBe(303)
  })

  it('is not asked for beside what is wrong in a form that was sent after an outage', async () => {
    await here.checkout()
    shop.online = false
    const fields = formFields((await here.visitor.get(here.checkoutPath)).body, 'checkout')
    shop.online = true
    const refused = await here.order({ ...fields, city: '', intent: 'order' })
    const wrong = elements(refused.body, 'input').filter((input) => input['aria-invalid'] === 'true')
    expect([refused.status, wrong.map(({ name }) => name)]).toEqual([400, ['city']])
    expect(words(refused.body)).not.toContain(t('checkout.error.choose'))
  })
})
