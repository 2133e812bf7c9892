import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { stockNotifications } from '../../backend/database/schema/reviews'
import { noticeTokens } from '../../backend/accounts/owner-tokens'
import { inFives } from '../support/shop/in-fives'
import { type TestShop } from '../support/shop/open-shop'
import { ownAddress } from '../support/shop/own-address'
import { elements, sectionOf, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const soldOut = (language: Language) =>
  href('product', language, { slug: language === 'de' ? 'slut-i-lager-de' : 'slut-i-lager' })
const emailField = (html: string) => elements(html, 'input').find(({ id }) => id === 'notify-email')
const kept = () => shop.backend.db.select().from(stockNotifications)

describe.each(LANGUAGES)('a sold-out product that will be back in stock, in %s', (language) => {
  const t = translator(language)

  it('asks for an e-mail address instead of showing the buy button, and says how it is used', async () => {
    const { body } = await shop.visitor().get(soldOut(language))
    expect(emailField(body)).toMatchObject({ type: 'email', name: 'email', autoComplete: 'email' })
    expect(words(body)).toContain(t('notify.privacy'))
    expect(elements(body, 'a').map((link) => link.href)).toContain(`/${language}/${storeOf(language).paths.privacy}`)
    const box = sectionOf(body, `aria-label="${t('product.buy')}"`)
    expect(emailField(box)).toBeDefined()
    expect(elements(box, 'input').filter(({ name }) => name === 'product_id')).toEqual([])
  })

  it('stores the address once and confirms it', async () => {
    const visitor = shop.visitor()
    const form = { intent: 'notify', email: ` kund-${language}@example.com` }
    const answer = await visitor.post(soldOut(language), form)
    expect([answer.status, answer.location]).toEqual([303, `${soldOut(language)}?thanks=notify#notify`])
    const thanks = await visitor.follow(answer)
    expect(words(thanks.body)).toContain(t('notify.thanks.title'))
    expect(emailField(thanks.body)).toBeUndefined()
    await visitor.post(soldOut(language), { ...form, email: `KUND-${language}@example.com` })
    const { storeId } = storeOf(language)
    expect((await kept()).filter(({ store_id }) => store_id === storeId).map(({ email }) => email)).toEqual([
      `kund-${language}@example.com`,
    ])
  })

  it('answers 429 after 20 addresses from one address, and keeps what was typed', async () => {
    const visitor = shop.visitor()
    const ask = (number: number) =>
      visitor.post(soldOut(language), { intent: 'notify', email: `${number}-${language}@example.com` })
    for (const { status } of await inFives(20, (index) => ask(index + 1))) expect(status).toBe(303)
    const { status, body, headers } = await ask(21)
    expect([status, headers.has('retry-after')]).toEqual([429, true])
    expect(words(body)).toContain(t('notify.error.tooMany'))
    expect(emailField(body)).toMatchObject({ value: `21-${language}@example.com` })
  })

  it.each(['', 'kund@', `${'x'.repeat(250)}@example.com`])(
    'keeps %j in the field and shows the error beside it',
    async (email) => {
      const { status, body } = await shop.visitor().post(soldOut(language), { intent: 'notify', email })
      expect(status).toBe(400)
      const error =
        email === '' ? 'checkout.error.required' : email.length > 254 ? 'checkout.error.tooLong' : 'checkout.error.email'
      expect(emailField(body)).toMatchObject({ value: email, 'aria-invalid': 'true', 'aria-describedby': 'notify-email-error' })
      expect(words(body)).toContain(t(error))
    },
  )
})

describe.each(LANGUAGES)('the link in a stock notice, in %s', (language) => {
  const t = translator(language)
  const linkOf = async () => {
    const access = await noticeTokens.sign(
      { email: 'kund@example.com', store_id: storeOf(language).storeId },
      shop.backend.services,
    )
    return `${href('unsubscribe', language)}?stock=${access}`
  }

  it('asks before it ends the notices of the address, which then are gone', async () => {
    const visitor = shop.visitor()
    await visitor.post(soldOut(language), { intent: 'notify', email: 'kund@example.com' })
    const before = (await kept()).length
    const asked = await visitor.get(await linkOf())
    expect(words(asked.body)).toContain(t('notify.end.text'))
    expect(await kept()).toHaveLength(before)
    const answer = await visitor.post(await linkOf(), {})
    expect([answer.status, answer.location]).toEqual([303, `${href('unsubscribe', language)}?stock=done`])
    expect(words((await visitor.follow(answer)).body)).toContain(t('notify.end.done'))
    expect(await kept()).toHaveLength(before - 1)
  })

  it('that is not valid changes nothing and says so', async () => {
    const { status, body } = await shop.visitor().post(`${href('unsubscribe', language)}?stock=x`, {})
    expect(status).toBe(404)
    expect(words(body)).toContain(t('unsubscribe.error.link'))
  })
})

const t = translator('sv')

it('its card links to the form', async () => {
  const { body } = await shop.visitor().get('/sv/artiklar/verktygsbatterier/index.html')
  expect(elements(body, 'a').map((link) => link.href)).toContain(`${soldOut('sv')}#notify`)
})

it.each(['gammal-modell', 'kommer-snart', 'knappcell-cr2032'])('there is no form for %s', async (slug) => {
  const path = href('product', 'sv', { slug })
  expect(emailField((await shop.visitor().get(path)).body)).toBeUndefined()
  const before = (await kept()).length
  expect((await shop.visitor().post(path, { intent: 'notify', email: 'kund@example.com' })).status).toBe(409)
  expect((await kept()).length).toBe(before)
})

it('the form keeps the address during an outage', async () => {
  const visitor = shop.visitor()
  await visitor.get(soldOut('sv'))
  shop.respond = (path, send) => (path === '/api/stock-notifications' ? Promise.reject(new TypeError('fetch failed')) : send())
  const { status, body } = await visitor.post(soldOut('sv'), { intent: 'notify', email: 'kund@example.com' })
  expect([status, emailField(body)?.value]).toEqual([503, 'kund@example.com'])
  expect(words(body)).toContain(t('notify.error.unavailable'))
})

it('a refused notice counts neither for its recipient nor for its address', async () => {
  const ask = async (visitor: Visitor, email: string) => (await visitor.post(soldOut('sv'), { intent: 'notify', email })).status
  const busy = shop.visitor({}, ownAddress())
  for (const status of await inFives(20, (index) => ask(busy, `${index}-busy@example.com`))) expect(status).toBe(303)
  for (const status of await inFives(20, () => ask(busy, 'kim@example.com'))) expect(status).toBe(429)
  for (const other of Array.from({ length: 3 }, () => shop.visitor({}, ownAddress()))) {
    for (const status of await inFives(10, () => ask(other, 'kim@example.com'))) expect(status).toBe(303)
    expect(await ask(other, 'kim@example.com')).toBe(429)
  }
  const last = shop.visitor({}, ownAddress())
  for (const status of await inFives(20, () => ask(last, 'kim@example.com'))) expect(status).toBe(429)
  expect(await ask(last, 'bo@example.com')).toBe(303)
})

it('the link in a stock notice can be tried again after an outage', async () => {
  const visitor = shop.visitor()
  shop.online = false
  const { status, body } = await visitor.post(`${href('unsubscribe', 'sv')}?stock=x`, {})
  expect(status).toBe(503)
  expect(words(body)).toContain(t('unsubscribe.error.unavailable'))
})
