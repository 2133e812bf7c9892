import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { elements, formFields, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let email: string
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  email = `${crypto.randomUUID()}@example.com`
})

const opinion = { stars: '4', title: 'Mäter rätt', text: 'Visar samma som min gamla.' }

describe.each(LANGUAGES)('the review of a logged-in customer in %s', (language) => {
  const t = translator(language)
  const path = href('product', language, { slug: language === 'de' ? 'batteritestare-de' : 'batteritestare' })
  const open = async () => (await visitor.get(path)).body
  const asked = (body: string) => elements(body, 'input').filter(({ id }) => /^review-(order_number|email)$/.test(id ?? ''))
  /** Sends the form as the page has it, with an opinion. */
  const send = async (body: string) => visitor.post(path, { ...formFields(body, 'review-form'), ...opinion })

  // First, because the first page of a process takes longer than an extra may.
  it('asks a guest, and a customer in an outage of the call, for the order without further words', async () => {
    expect(asked(await open())).toHaveLength(2)
    expect(words(await open())).not.toContain(t('review.own.none'))
    await openAccount(visitor, shop.backend, email, language)
    shop.respond = (pathname, send) => (pathname.endsWith('/own-purchase') ? new Response(null, { status: 503 }) : send())
    const body = await open()
    expect([asked(body).length, words(body).includes(t('review.own.none'))]).toEqual([2, false])
  })

  it('asks for nothing more when the product was bought, and is taken as a verified purchase', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const shopping = new Shopping(visitor, shop.backend, language)
    await shopping.add('TESTER')
    await shopping.order({ ...(await shopping.checkout()), email })
    const body = await open()
    expect(asked(body)).toEqual([])
    const { own_order: number = '' } = formFields(body, 'review-form')
    expect(words(body)).toContain(t('review.invited', { number }))
    const sent = await send(body)
    expect([sent.status, sent.location]).toEqual([303, `${path}?thanks=review#reviews`])
    const after = await open()
    expect([asked(after).length, words(after).includes(t('review.own.reviewed'))]).toEqual([2, true])
    const again = await send(body)
    expect([again.status, words(again.body).includes(t('review.error.already'))]).toEqual([422, true])
  })

  it('asks for the order when the account has not bought the product, and says why', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const body = await open()
    expect([asked(body).length, words(body).includes(t('review.own.none'))]).toEqual([2, true])
  })
})

it('a login that is over when the review is sent leaves the number of the order and asks for the address', async () => {
  const path = href('product', 'sv', { slug: 'batteritestare' })
  await openAccount(visitor, shop.backend, email)
  const shopping = new Shopping(visitor, shop.backend)
  await shopping.add('TESTER')
  await shopping.order({ ...(await shopping.checkout()), email })
  const { own_order = '', ...fields } = formFields((await visitor.get(path)).body, 'review-form')
  visitor.cookies.delete('auth.myAccount')
  const refused = await visitor.post(path, { ...fields, ...opinion, own_order })
  expect([refused.status, words(refused.body).includes(translator('sv')('review.error.loggedOut'))]).toEqual([401, true])
  const form = formFields(refused.body, 'review-form')
  expect(form).toMatchObject({ title: opinion.title, order_number: own_order, email: '' })
  const sent = await visitor.post(path, { ...form, ...opinion, email })
  expect(sent.status).toBe(303)
})
