import { describe, expect, it } from 'vitest'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

/** Limit: 20 unknown codes per address in 10 minutes. */
const MAX_UNKNOWN_CODES = 20

let shop: TestShop
let shopping: Shopping
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const begin = () => new Shopping(shop.visitor(), shop.backend)

/** Submits unknown codes one after the other, each as a new visitor. */
async function submitUnknownCodes(times: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, at) => begin().addCode(`GUESS-${at}`)))
  return answers.map(({ status }) => status)
}

describe.each(LANGUAGES)('too many codes, in %s', (language) => {
  const t = translator(language)

  it('are refused with 429 and Retry-After; the field keeps its value and shows the error', async () => {
    await submitUnknownCodes(MAX_UNKNOWN_CODES)
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 5)
    const answer = await here.addCode(' next-submitUnknownCodes ')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    const field = elements(answer.body, 'input').find(({ name, type }) => name === 'code' && type !== 'hidden')
    expect(field).toMatchObject({
      value: ' next-submitUnknownCodes ',
      'aria-invalid': 'true',
      'aria-describedby': 'discount-code-error',
    })
    expect(words(answer.body)).toContain(t('discounts.error.tooMany'))
    expect((await here.cart()).text).not.toContain('next-submitUnknownCodes')
  })

  it('are refused with 429 by the drawer too, which shows the cart as it is', async () => {
    await submitUnknownCodes(MAX_UNKNOWN_CODES)
    const answer = await shop.visitor().post(resourceHref('cartData', language), { intent: 'add-code', code: 'GUESS' })
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true])
    expect(JSON.parse(answer.body)).toMatchObject({ codeError: 'discounts.error.tooMany', cart: { lines: [] } })
  })

  it('in links are not tried either, valid or not; the requested page is shown with a notice', async () => {
    await submitUnknownCodes(MAX_UNKNOWN_CODES)
    const visitor = shop.visitor()
    const answer = await visitor.get(`/${language}?x=1&disc=KRAFT10`)
    expect([answer.status, answer.location]).toEqual([303, `/${language}?x=1`])
    const { status, body } = await visitor.follow(answer)
    expect(status).toBe(200)
    expect(words(body)).toContain(t('link.untried', { count: 1, codes: 'KRAFT10' }))
    expect(words(body)).not.toContain(t('discounts.bar.applied', { code: 'KRAFT10' }))
  })

  it('in a link that fills the cart do not affect its products and their undo', async () => {
    await submitUnknownCodes(MAX_UNKNOWN_CODES)
    const here = new Shopping(shop.visitor(), shop.backend, language)
    const atc = encodeURIComponent(Buffer.from('CR2032:5').toString('base64'))
    const { body } = await here.visitor.follow(await here.visitor.get(`/${language}?atc=${atc}&disc=KRAFT10`))
    expect(words(body)).toContain(t('link.opened', { count: 5 }))
    expect(words(body)).toContain(t('link.untried', { count: 1, codes: 'KRAFT10' }))
    expect(elements(body, 'button').map(({ value }) => value)).toContain('undo-link')
    const { text, lines } = await here.cart()
    expect(lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(text).not.toContain(t('discounts.bar.applied', { code: 'KRAFT10' }))
  })
})

describe('the limit', () => {
  it('holds for concurrent requests', async () => {
    const statuses = await submitUnknownCodes(MAX_UNKNOWN_CODES + 15)
    expect(statuses.filter((status) => status === 400)).toHaveLength(MAX_UNKNOWN_CODES)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('does not count existing codes, nor codes the shopper already has', async () => {
    for (let time = 0; time < MAX_UNKNOWN_CODES + 5; time += 1) {
      const other = begin()
      await other.add('CR2032')
      expect((await other.addCode('KRAFT10')).status).toBe(303)
    }
    await shopping.addCode('START50')
    for (let time = 0; time < MAX_UNKNOWN_CODES + 5; time += 1) expect((await shopping.addCode('start50')).status).toBe(303)
  })

  it('does not affect codes that a shopper already has, when others have reached it', async () => {
    await shopping.add('CR2032', 5)
    await shopping.addCode('KRAFT10')
    await submitUnknownCodes(MAX_UNKNOWN_CODES)
    expect((await shopping.addCode('kraft10')).status).toBe(303)
    expect((await shopping.removeCode('KRAFT10')).status).toBe(303)
  })

  it('cannot be bypassed by restoring a cart with codes', async () => {
    await submitUnknownCodes(MAX_UNKNOWN_CODES)
    const answer = await shopping.visitor.post('/sv/cart', {
      intent: 'restore',
      session: 'the-lost',
      line: `product_id=${shop.backend.idOf('CR2032')}&quantity=5`,
      code: 'KRAFT10',
    })
    expect(answer.status).toBe(303)
    const { text, lines } = await shopping.cart()
    expect(lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(text).not.toContain('KRAFT10')
  })
})
