import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import type { Answer, Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForTheFile((opened) => {
  shop = opened
})

const SETTINGS = href('cookieSettings', 'sv')
const hasBanner = ({ body }: Answer) => body.includes('consent-banner')
const cookie = ({ headers }: Answer) => headers.getSetCookie().find((line) => line.startsWith('consent='))
const ticked = ({ body }: Answer) =>
  elements(body, 'input').flatMap(({ name, value, checked }) => (name === 'category' && checked !== undefined ? [value] : []))

describe.each(LANGUAGES)('with no consent cookie, in %s,', (language) => {
  it('the banner shows on every layout, with the text of the widget cookie-alert and a settings view in which nothing is ticked', async () => {
    const page = await shop.visitor().get(`/${language}`)
    expect(hasBanner(page)).toBe(true)
    expect(words(page.body)).toMatch(/nödvändiga cookies|nødvendige informasjonskapsler|notwendige Cookies|nødvendige cookies/)
    expect(ticked(page)).toEqual([])
    expect(hasBanner(await shop.visitor().get(href('cart', language)))).toBe(true)
  })

  it('the settings are linked from the footer and need no banner of their own', async () => {
    const settings = href('cookieSettings', language)
    expect((await shop.visitor().get(`/${language}`)).body).toContain(`href="${settings}"`)
    const page = await shop.visitor().get(settings)
    expect([page.status, hasBanner(page)]).toEqual([200, false])
    expect(page.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a choice', () => {
  it('to allow all grants everything for 30 days, and leads back to the page', async () => {
    const visitor = shop.visitor()
    const answer = await visitor.post(SETTINGS, { choice: 'all', return_to: '/sv/cart?x=1' })
    expect([answer.status, answer.location]).toEqual([303, '/sv/cart?x=1'])
    expect(cookie(answer)).toBe('consent=31; Max-Age=2592000; Path=/; SameSite=Lax')
    const page = await visitor.follow(answer)
    expect(hasBanner(page)).toBe(false)
    expect(ticked(await visitor.get(SETTINGS))).toEqual(['analytics', 'adStorage', 'adUserData', 'adPersonalization'])
  })

  it('to reject grants what is necessary, for 1 day', async () => {
    const visitor = shop.visitor()
    const answer = await visitor.post(SETTINGS, { choice: 'reject', category: 'analytics', return_to: '/sv' })
    expect(cookie(answer)).toBe('consent=1; Max-Age=86400; Path=/; SameSite=Lax')
    expect(hasBanner(await visitor.follow(answer))).toBe(false)
  })

  it('chooses per category, and is changed later', async () => {
    const visitor = shop.visitor()
    const chosen = new URLSearchParams([
      ['choice', 'save'],
      ['category', 'analytics'],
      ['category', 'adUserData'],
    ])
    const answer = await visitor.post(SETTINGS, chosen)
    expect([answer.location, cookie(answer)]).toEqual([SETTINGS, 'consent=21; Max-Age=2592000; Path=/; SameSite=Lax'])
    expect(ticked(await visitor.follow(answer))).toEqual(['analytics', 'adUserData'])
    expect(cookie(await visitor.post(SETTINGS, { choice: 'save' }))).toContain('consent=1; Max-Age=86400')
  })

  it.each<Readonly<Record<string, string>>>([{}, { choice: 'maybe' }, { choice: 'save', category: 'everything' }])(
    '%j is refused',
    async (fields) => {
      const answer = await shop.visitor().post(SETTINGS, fields)
      expect([answer.status, cookie(answer)]).toEqual([400, undefined])
    },
  )

  it('leads to no other site', async () => {
    const answer = await shop.visitor().post(SETTINGS, { choice: 'all', return_to: '//evil.example/' })
    expect(answer.location).toBe(SETTINGS)
  })
})

describe('a browser that sends Global Privacy Control', () => {
  const gpc = { 'sec-gpc': '1' }
  const ticked = async (visitor: Visitor) => {
    const { body } = await visitor.get(SETTINGS, gpc)
    const boxes = elements(body, 'input').filter(({ name }) => name === 'category')
    expect(boxes.filter(({ disabled }) => disabled !== undefined)).toEqual([])
    const told = words(body).includes('Global Privacy Control')
    return { told, values: boxes.flatMap(({ value, checked }) => (checked === undefined ? [] : [value])) }
  }

  it('has ads off and is told why, whatever was chosen before it did', async () => {
    expect(await ticked(shop.visitor())).toEqual({ told: true, values: [] })
    const visitor = shop.visitor()
    await visitor.post(SETTINGS, { choice: 'all' })
    expect(await ticked(visitor)).toEqual({ told: true, values: ['analytics'] })
  })

  it('is taken at its word when it then allows all: that grants everything, until it chooses again', async () => {
    const visitor = shop.visitor()
    await visitor.post(SETTINGS, { choice: 'all' }, gpc)
    expect(await ticked(visitor)).toEqual({ told: false, values: ['analytics', 'adStorage', 'adUserData', 'adPersonalization'] })
    await visitor.post(SETTINGS, { choice: 'all' })
    expect(visitor.cookies.get('consent-gpc')).toBe('')
    expect(await ticked(visitor)).toEqual({ told: true, values: ['analytics'] })
  })
})

it('an unreadable consent cookie counts as none', async () => {
  const visitor = shop.visitor()
  visitor.cookies.set('consent', 'yes')
  expect(hasBanner(await visitor.get('/sv'))).toBe(true)
})

it('the banner shows without the widget when the backend does not answer', async () => {
  shop.online = false
  const page = await shop
    .visitor()
    .get(href('finder', 'de'))
    .finally(() => (shop.online = true))
  expect(hasBanner(page)).toBe(true)
  expect(words(page.body)).toContain('jederzeit widerrufen')
})
