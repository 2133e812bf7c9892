import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
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

describe.each(LANGUAGES)('a link with a code in %s', (language) => {
  it('adds the code once and redirects to the URL without it', async () => {
    const answer = await visitor.get(`/${language}?utm_source=mail&disc=KRAFT10`)
    expect([answer.status, answer.location]).toEqual([303, `/${language}?utm_source=mail`])
    expect(answer.headers.get('cache-control')).toContain('no-cache')
    const { status, body } = await visitor.follow(answer)
    expect(status).toBe(200)
    expect(words(body)).toContain(translator(language)('discounts.bar.applied', { code: 'KRAFT10' }))
  })
})

describe('a link with a code', () => {
  it('works from the rabatt redirect, into the listing it names', async () => {
    const first = await visitor.follow(await visitor.get('/sv/rabatt/batterier/KRAFT10'))
    expect([first.status, first.location]).toEqual([303, '/sv/artiklar/batterier/index.html'])
    expect(words((await visitor.follow(first)).body)).toContain(t('discounts.yours', { percent: 10 }))
  })

  it('syncs the cart', async () => {
    await shopping.add('CR2032', 5)
    await visitor.get('/sv?disc=KRAFT10')
    expect((await shopping.cart()).text).toContain(saved(15))
  })

  it('reports a code that does not exist', async () => {
    const text = words((await visitor.follow(await visitor.get('/sv?disc=HELG20'))).body)
    expect(text).toContain('HELG20')
    expect(text).toContain(t('discounts.unknown'))
  })

  it.each(['ab', 'HELG_20', '%00%00%00', '<b>code</b>', 'A'.repeat(3000), 'CUSTOMERDISCOUNT'])(
    'does not add %j, which is none, and says so until it is closed',
    async (code) => {
      await shopping.add('CR2032', 5)
      const answer = await visitor.get(`/sv?disc=${code}`)
      expect([answer.status, answer.location]).toEqual([303, '/sv'])
      expect(words((await visitor.follow(answer)).body)).toContain(t('link.codes', { count: 1 }))
      expect(
        elements((await shopping.cart()).body, 'input').filter(({ name, type }) => name === 'code' && type === 'hidden'),
      ).toEqual([])
      await visitor.post('/sv/cart', { intent: 'close-link', return_to: '/sv' })
      expect(words((await visitor.get('/sv')).body)).not.toContain(t('link.codes', { count: 1 }))
    },
  )

  it('names malformed codes, and adds the others', async () => {
    const text = words((await visitor.follow(await visitor.get('/sv?disc=AB&disc=KRAFT10&disc=HELG_20'))).body)
    expect(text).toContain(t('link.codes', { count: 2 }))
    expect(text).toContain(t('link.malformed', { count: 2, codes: 'AB, HELG_20' }))
    expect(text).toContain(t('discounts.bar.applied', { code: 'KRAFT10' }))
  })

  it('replaces the notice of the previous link', async () => {
    await visitor.get('/sv?disc=AB')
    const { body } = await visitor.follow(await visitor.get('/sv?disc=KRAFT10'))
    expect(words(body)).not.toContain(t('link.codes', { count: 1 }))
  })

  it('that is empty stores nothing', async () => {
    expect((await visitor.get('/sv?disc=')).location).toBe('/sv')
    expect(visitor.cookies.has('session')).toBe(false)
  })

  it.each(['//evil.example/?disc=KRAFT10', '/sv/../..//evil.example?disc=KRAFT10'])(
    'of %s redirects within the shop only',
    async (path) => {
      const request = new Request(`http://shop.test${path}`)
      const location = (await shop.handle(request)).headers.get('location')
      if (location !== null) expect(new URL(location, 'http://shop.test').host).toBe('shop.test')
    },
  )

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
  ])('changes nothing while a browser only looks ahead: %o', async (headers) => {
    const answer = await visitor.get('/sv?disc=KRAFT10', headers)
    expect(answer.status).toBe(503)
    expect(visitor.cookies.has('session')).toBe(false)
    expect((await visitor.get('/sv?disc=KRAFT10')).status).toBe(303)
  })
})

describe.each(LANGUAGES)('a malformed code entered in %s', (language) => {
  it.each([
    ['   ', 'discounts.error.blank'],
    ['A'.repeat(41), 'discounts.error.tooLong'],
    [' CustomerDiscount ', 'discounts.error.customer'],
  ] as const)('%j comes back with why beside the field', async (typed, error) => {
    const here = new Shopping(visitor, shop.backend, language)
    await here.add('CR2032', 5)
    const answer = await here.addCode(typed)
    expect(answer.status).toBe(400)
    const field = elements(answer.body, 'input').find(({ name, type }) => name === 'code' && type !== 'hidden')
    expect(field).toMatchObject({ value: typed, 'aria-invalid': 'true', 'aria-describedby': 'discount-code-error' })
    expect(words(answer.body)).toContain(translator(language)(error))
  })
})
