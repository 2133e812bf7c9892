import { describe, expect, it } from 'vitest'
import type { OrderTracking } from '../../app/commerce/contract/tracking'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { Staff } from '../../backend/tests/staff'
import { BUYERS } from '../support/shop/buyers'
import { type TestShop } from '../support/shop/open-shop'
import { orderGoods } from '../support/shop/own-order'
import { elements, heading, unstyledText, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** A number whose simulated journey ends before the test's clock. */
const PARCEL = { carrier: 'postnord', tracking_number: '0037072476020261116' }

async function buy(language: (typeof LANGUAGES)[number]) {
  const { id, number } = await orderGoods(shop, language, [{ sku: 'LR6-24', quantity: 2 }])
  return { id, number, buyer: BUYERS[language] }
}

const field = (body: string, name: string) => elements(body, 'input').find((input) => input.name === name)

describe.each(LANGUAGES)('track order in %s', (language) => {
  const t = translator(language)
  const page = href('trackOrder', language)

  it('finds an order by its number and its e-mail address or postal code, and shows where it is', async () => {
    const { id, number, buyer } = await buy(language)
    for (const proof of [buyer.email, buyer.postal_code]) {
      const found = await shop.visitor().post(page, { number: ` ${number.toLowerCase()} `, proof: proof ?? '' })
      expect([found.status, found.location]).toEqual([303, href('trackOrder', language, { id })])
    }
    const { body, status, headers } = await shop.visitor().get(href('trackOrder', language, { id }))
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(heading(body)).toBe(t('tracking.state.confirmed'))
    for (const key of ['tracking.text.notSent', 'tracking.step.placed', 'tracking.goods'] as const)
      expect(words(body)).toContain(t(key))
    expect(words(body)).toContain(number)
  })

  it('says one thing for an unknown number and for another proof, and keeps what was typed', async () => {
    const { number } = await buy(language)
    const pages = await Promise.all(
      [number, 'SE1'].map((tried) => shop.visitor().post(page, { number: tried, proof: 'someone@example.com' })),
    )
    for (const [at, { status, body }] of pages.entries()) {
      expect(status).toBe(404)
      expect(words(body)).toContain(t('tracking.error.notFound'))
      expect(field(body, 'number')?.value).toBe(at === 0 ? number : 'SE1')
      expect(field(body, 'proof')?.value).toBe('someone@example.com')
    }
  })

  it('fills in the number that stands in the address, whether or not there is such an order', async () => {
    const { number } = await buy(language)
    for (const typed of [number, number.toLowerCase(), 'SE999999']) {
      const { status, body } = await shop.visitor().get(href('trackOrder', language, { id: typed }))
      expect([status, field(body, 'number')?.value]).toEqual([200, typed])
      expect(elements(body, 'form').some(({ action }) => action === page)).toBe(true)
    }
  })

  it('shows the carrier’s events and its own tracking page once the order is sent', async () => {
    const { id, number, buyer } = await buy(language)
    await new Staff(shop.backend).ship(number, PARCEL)
    const { body } = await shop.visitor().get(href('trackOrder', language, { id }))
    const text = words(body)
    expect(heading(body)).toBe(t('tracking.state.delivered'))
    const told = ['tracking.event.registered', 'tracking.event.in-transit', 'tracking.event.delivered'] as const
    for (const key of told) expect(text).toContain(t(key, { carrier: 'PostNord' }))
    expect(text).toContain(t('tracking.parcel.link', { carrier: 'PostNord' }))
    expect(elements(body, 'a').some((link) => link.href?.includes(PARCEL.tracking_number) && link.rel === 'noreferrer')).toBe(
      true,
    )
    for (const secret of [buyer.email, buyer.mobile, buyer.street]) expect(text).not.toContain(secret)
    // A reader of text cannot tell apart what stands on one line without a space.
    const lines = unstyledText(body).split('\n')
    const alone = [t('later.contact'), t('later.shop'), 'PostNord', t('confirmation.quantity', { count: 2 })]
    for (const line of alone) expect(lines.map((one) => one.trim())).toContain(line)
  })
})

describe('track order', () => {
  const t = translator('sv')
  const page = href('trackOrder', 'sv')

  it('says beside each field that it is empty', async () => {
    const { status, body } = await shop.visitor().post(page, { number: '', proof: ' ' })
    expect(status).toBe(400)
    for (const name of ['number', 'proof']) expect(field(body, name)).toMatchObject({ 'aria-invalid': 'true' })
  })

  it('lets an address look for 10 orders that do not exist in 10 minutes; those that were found do not count', async () => {
    const { number, buyer } = await buy('sv')
    const visitor = shop.visitor()
    const tried = []
    for (let at = 0; at < 10; at++) tried.push((await visitor.post(page, { number: `SE${at}`, proof: 'x' })).status)
    expect(new Set(tried)).toEqual(new Set([404]))
    const refused = await visitor.post(page, { number, proof: buyer.email ?? '' })
    expect(refused.status).toBe(429)
    expect(words(refused.body)).toContain(t('tracking.error.tooMany'))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets one address try 5 of them, so that a stranger does not use up those of the buyer', async () => {
    const { number, buyer } = await buy('sv')
    const from = (address: string, proof: string) => shop.visitor({}, address).post(page, { number, proof })
    const tried = []
    for (let at = 0; at < 6; at++) tried.push((await from('203.0.113.1', '99999')).status)
    expect(tried).toEqual([404, 404, 404, 404, 404, 429])
    expect((await from('203.0.113.2', buyer.email ?? '')).status).toBe(303)
  })

  it('lets 20 wrong proofs of one order be tried in an hour, from however many addresses, whether or not it exists', async () => {
    const { number, buyer } = await buy('sv')
    for (const tried of [number, 'SE999999']) {
      const from = (at: number) => shop.visitor({ 'x-forwarded-for': `203.0.113.${at}` })
      const wrong = Array.from({ length: 20 }, (_, at) => from(at).post(page, { number: tried, proof: '99999' }))
      expect(new Set((await Promise.all(wrong)).map(({ status }) => status))).toEqual(new Set([404]))
      const refused = await from(99).post(page, { number: tried.toLowerCase(), proof: buyer.email ?? '' })
      expect([refused.status, words(refused.body).includes(t('tracking.error.tooMany'))]).toEqual([429, true])
    }
  })

  it('is 404 for an unknown id, and says so in an outage', async () => {
    const at = (id: string) => shop.visitor().get(href('trackOrder', 'sv', { id }))
    expect([(await at(crypto.randomUUID())).status, (await at('x')).status]).toEqual([404, 404])
    shop.online = false
    const answer = await shop.visitor().post(page, { number: 'SE1', proof: 'x' })
    expect([answer.status, words(answer.body).includes(t('tracking.error.unavailable'))]).toEqual([503, true])
  })

  it('says what is sent by e-mail instead when gift cards alone were bought', async () => {
    const tracking: OrderTracking = {
      number: 'SE1',
      placed_at: '2026-11-18T09:00:00.000Z',
      status: 'confirmed',
      steps: [],
      parcels: [],
      delivery: null,
      items: [{ name: 'Presentkort 500', quantity: 1, is_gift_card: true, returned: 0 }],
      gift_cards: { deliver_on: '2026-12-24' },
    }
    shop.respond = (path, send) => (path.endsWith('/tracking') ? Response.json(tracking) : send())
    const { body } = await shop.visitor().get(href('trackOrder', 'sv', { id: crypto.randomUUID() }))
    expect(heading(body)).toBe(t('tracking.state.gift'))
    expect(words(body)).toContain(t('tracking.text.giftOn', { day: 'torsdag 24\u00a0december' }))
  })
})
