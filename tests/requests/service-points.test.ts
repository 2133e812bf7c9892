import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { BUYERS } from '../support/shop/buyers'
import type { TestShop } from '../support/shop/open-shop'
import { logIn } from '../support/shop/log-in'
import { elements, formFields, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Fields } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** A delivery to a service point in each storefront, and a postal code far from the buyer's. */
const COLLECTED = {
  sv: { delivery: 'postnord-service-point', elsewhere: '211 22' },
  no: { delivery: 'postnord-service-point', elsewhere: '5003' },
  de: { delivery: 'dhl-service-point', elsewhere: '80331' },
  da: { delivery: 'postnord-service-point', elsewhere: '8000' },
} as const

/** The ids of the places to choose from. */
const places = (html: string) =>
  elements(html, 'input').flatMap(({ name, type, value }) =>
    name === 'service_point' && type === 'radio' && value !== undefined ? [value] : [],
  )

/** The name of a place, as its label says it. */
function nameOf(point: string, html: string): string {
  const [label = ''] = new RegExp(`value="${point}".*?</label>`, 's').exec(html) ?? []
  return words(/<span[^>]*>([^<]+)</.exec(label)?.[1] ?? '?')
}

describe.each(LANGUAGES)('a delivery to a service point in %s', (language) => {
  const t = translator(language)
  const { delivery, elsewhere } = COLLECTED[language]
  let here: Shopping
  beforeEach(async () => {
    here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('LR6-24', 2)
  })

  async function choose(): Promise<string> {
    const form = { ...(await here.checkout()), shipping_method: delivery }
    expect((await here.order({ ...form, intent: 'update' })).status).toBe(303)
    return (await here.visitor.get(here.checkoutPath)).body
  }

  it('lists the nearest places with distance and hours, and sends the parcel to the chosen one', async () => {
    const body = await choose()
    const [, second = ''] = places(body)
    expect(places(body).length).toBeGreaterThan(3)
    expect(words(body)).toContain(t('checkout.servicePoint'))
    expect(words(body)).toMatch(/\d\s?(m|km)\b/)
    expect(words(body)).toMatch(/\d\u2060–\u2060\d/)
    const placed = await here.order({ ...formFields(body, 'checkout'), intent: 'order', service_point: second })
    const confirmation = await here.visitor.follow(placed)
    expect(heading(confirmation.body)).toBe(t('confirmation.title'))
    expect(words(confirmation.body)).toContain(nameOf(second, body))
  })

  it('is refused in words when the place is not near the postal code, and the places there are shown', async () => {
    const form = formFields(await choose(), 'checkout')
    const refused = await here.order({ ...form, postal_code: elsewhere, intent: 'order' })
    expect(refused.status).toBe(409)
    expect(words(refused.body)).toContain(t('checkout.servicePointChanged'))
    expect(words(refused.body)).not.toContain(t('checkout.changed'))
    const offered = places(refused.body)
    expect(offered.length).toBeGreaterThan(0)
    expect(offered).not.toContain(form.service_point)
    expect((await here.order({ ...formFields(refused.body, 'checkout'), intent: 'order' })).status).toBe(303)
  })

  it('is not ordered before its form has shown a place: then it is named, with the button, and nothing is called wrong', async () => {
    const { service_point: _, points_of, ...form } = formFields(await choose(), 'checkout')
    const asked = await here.order({ ...form, intent: 'order' })
    const text = words(asked.body)
    expect([asked.status, text.includes(t('checkout.pointChosen')), text.split(t('checkout.order')).length - 1]).toEqual([
      409,
      true,
      2,
    ])
    expect([text.includes(t('checkout.errors')), text.includes(t('checkout.error.choose'))]).toEqual([false, false])
    const { service_point = '', ...kept } = formFields(asked.body, 'checkout')
    expect([places(asked.body).includes(service_point), kept]).toEqual([true, { ...form, points_of }])
    expect(text.split(nameOf(service_point, asked.body)).length).toBeGreaterThan(2)
    expect((await here.order({ ...kept, service_point, intent: 'order' })).status).toBe(303)
  })

  it('is not ordered with a place of the delivery that was chosen before', async () => {
    const form = { ...formFields(await choose(), 'checkout'), points_of: 'another' }
    const asked = await here.order({ ...form, intent: 'order' })
    expect([asked.status, words(asked.body).includes(t('checkout.pointChosen'))]).toEqual([409, true])
  })

  it('has its places right below it, among the other deliveries', async () => {
    const inputs = elements(await choose(), 'input').filter(
      ({ name, type }) => type === 'radio' && /shipping_method|service_point/.test(name ?? ''),
    )
    const own = inputs.findIndex(({ value }) => value === delivery)
    expect(inputs[own + 1]?.name).toBe('service_point')
    expect(inputs.findLastIndex(({ name }) => name === 'shipping_method')).toBeGreaterThan(own + 1)
  })

  it('goes to the nearest place when the carrier does not answer, and the page says so', async () => {
    shop.respond = (path, send) => (path === '/api/service-points' ? new Response(null, { status: 503 }) : send())
    const body = await choose()
    expect(words(body)).toContain(t('checkout.servicePoint.away'))
    expect(places(body)).toEqual([])
    const placed = await here.order({ ...formFields(body, 'checkout'), intent: 'order' })
    expect(heading((await here.visitor.follow(placed)).body)).toBe(t('confirmation.title'))
  })
})

it('shows a customer the places near the address of the form, wherever the last parcel went', async () => {
  const visitor = shop.visitor()
  await logIn(visitor)
  const { buyer: _, ...saved } = BUYERS.sv
  await visitor.post(href('accountProfile', 'sv'), { ...saved, intent: 'save-details' })
  const here = new Shopping(visitor, shop.backend)
  const [{ delivery, elsewhere }, far] = [COLLECTED.sv, { street: 'Storgatan 1', city: 'Malmö' }]
  const form = async (fields: Fields) => {
    await here.order({ ...(await here.checkout()), ...fields, shipping_method: delivery, intent: 'update' })
    return formFields((await visitor.get(here.checkoutPath)).body, 'checkout')
  }
  await here.add('LR6-24', 2)
  const first = await form({ ...far, postal_code: elsewhere })
  expect((await here.order({ ...first, intent: 'order' })).status).toBe(303)
  await here.add('LR6-24', 2)
  const { body } = await visitor.get(here.checkoutPath)
  const home = formFields(body, 'checkout')
  expect(home.postal_code).toBe('111 22')
  const next = await here.order({ ...home, shipping_method: delivery, intent: 'order' })
  const offered = next.status === 409 ? next.body : ''
  expect(places(offered)).not.toContain(first.service_point)
  expect((await here.order({ ...formFields(offered, 'checkout'), intent: 'order' })).status).toBe(303)
})

it('the places near a postal code are asked for once', async () => {
  const one = new Shopping(shop.visitor(), shop.backend)
  await one.add('LR6-24', 2)
  for (let visit = 0; visit < 3; visit += 1) {
    await one.order({ ...(await one.checkout()), shipping_method: COLLECTED.sv.delivery, intent: 'update' })
  }
  expect(shop.calls.filter((path) => path === '/api/service-points').length).toBe(1)
})

it.each([
  ['simulator', 204],
  ['wrong', 401],
])('the message of a carrier reaches the backend through the shop: with the password %s %i', async (password, status) => {
  const message = { eventId: 'e-1', eventType: 'PARCEL_CREATED', timestamp: '2026-11-18T07:00:00Z', packageId: 'KC-1' }
  const headers = { authorization: `Basic ${btoa(`simulator:${password}`)}` }
  const request = { method: 'POST', headers, body: JSON.stringify(message) }
  const answer = await shop.handle(new Request('http://shop.test/webhooks/carriers/budbee', request))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
})
