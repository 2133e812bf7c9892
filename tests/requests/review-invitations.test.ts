import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { type Language, LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { orders } from '../../backend/database/schema/orders'
import { reviewObjections, reviews } from '../../backend/database/schema/reviews'
import { reviewMailTokens } from '../../backend/accounts/owner-tokens'
import { reviewTokens } from '../../backend/accounts/review-tokens'
import type { TestShop } from '../support/shop/open-shop'
import { elements, formFields, sectionOf, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const TESTER = href('product', 'sv', { slug: 'batteritestare' })
const t = translator('sv')
/** The orders of a storefront, the newest last. */
const ordersOf = (language: Language) =>
  shop.backend.db
    .select()
    .from(orders)
    .where(eq(orders.store_id, storeOf(language).storeId))
    .orderBy(orders.number)
const OPINION = { stars: '2', title: 'Nja', text: 'Visar fel ibland.', name: '' }

/** The order of a guest, and the token of the link that the guest was mailed. */
async function invited(more: Record<string, string> = {}) {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('TESTER')
  await shopping.order({ ...(await shopping.checkout()), ...more })
  const order = (await ordersOf('sv')).at(-1)
  if (order === undefined) throw new Error('No order was placed')
  const about = { order_id: order.id, product_id: shop.backend.idOf('TESTER') }
  const token = await reviewTokens.sign(about, shop.backend.clock.now, shop.backend.services)
  return { order, token, link: `${TESTER}?review=${token}` }
}

const isOpen = (html: string) => elements(sectionOf(html, 'id="reviews"'), 'details').some(({ open }) => open !== undefined)

describe.each(LANGUAGES)('the checkout in %s', (language) => {
  it('tells of the mail that asks for reviews, and takes the objection to it before the address is used', async () => {
    const say = translator(language)
    for (const [objects, stored] of [
      [{}, 'allowed'],
      [{ no_review_mail: 'yes' }, null],
    ] as const) {
      const shopping = new Shopping(shop.visitor(), shop.backend, language)
      await shopping.add('TESTER')
      const { body, fields } = await shopping.chooseInCheckout(await shopping.checkout())
      expect([words(body).includes(say('checkout.reviewMail')), fields.no_review_mail]).toEqual([true, undefined])
      const answer = await shopping.order({ ...fields, ...objects })
      expect(answer.status).toBe(303)
      const placed = await ordersOf(language)
      expect(placed.at(-1)?.review_invitation).toBe(stored)
    }
  })
})

it('a form that was refused keeps the objection', async () => {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('TESTER')
  const fields = await shopping.checkout()
  const { body } = await shopping.order({ ...fields, email: 'kund@', no_review_mail: 'yes' })
  expect(formFields(body, 'checkout').no_review_mail).toBe('yes')
})

describe('the link of a review invitation', () => {
  it('opens the form of the product with its order known, without a login, and the review is stored for that order', async () => {
    const { order, link, token } = await invited()
    const guest = shop.visitor()
    const opened = await guest.get(link)
    expect([opened.status, /^\S+\?review=[\da-f]{8}$/.test(opened.location)]).toEqual([303, true])
    const { body, status } = await guest.follow(opened)
    expect([status, isOpen(body), body.includes(token)]).toEqual([200, true, false])
    const form = formFields(body, 'review-form')
    expect(Object.keys(form)).not.toContain('order_number')
    expect(words(body)).toContain(t('review.invited', { number: order.number }))
    const answer = await guest.post(opened.location, { ...form, ...OPINION })
    expect([answer.status, answer.location]).toEqual([303, `${TESTER}?thanks=review#reviews`])
    expect(await shop.backend.db.select().from(reviews).where(eq(reviews.order_number, order.number))).toMatchObject([
      { stars: 2, title: 'Nja', status: 'pending' },
    ])
    const again = await guest.post(opened.location, { ...form, ...OPINION })
    expect([again.status, words(again.body).includes(t('review.error.already'))]).toEqual([422, true])
  })

  it('that is not valid any more opens the usual form and says so; what was typed is kept', async () => {
    const { token } = await invited()
    const wrong = `${TESTER}?review=${token.slice(0, -2)}xx`
    const guest = shop.visitor()
    const { body } = await guest.follow(await guest.get(wrong))
    expect([isOpen(body), words(body).includes(t('review.error.invitation'))]).toEqual([true, true])
    expect(Object.keys(formFields(body, 'review-form'))).toContain('order_number')
    const sent = { intent: 'review', invitation: `${token.slice(0, -2)}xx`, ...OPINION }
    const answer = await shop.visitor().post(wrong, sent)
    expect([answer.status, formFields(answer.body, 'review-form').title]).toEqual([422, 'Nja'])
  })

  it('is kept in one cookie of at most five links, however many a foreign page opens', async () => {
    const { link } = await invited()
    const guest = shop.visitor()
    await guest.get(link)
    for (let count = 0; count < 20; count += 1) await guest.get(`${TESTER}?review=${String(count).padStart(400, 'x')}`)
    const kept = [...guest.cookies].filter(([name]) => name.startsWith('review'))
    expect(kept.map(([name, value]) => [name, value.length])).toEqual([['review-link', 5 * 400 + 4]])
  })

  it('is forgotten by a logout', async () => {
    const { link } = await invited()
    const guest = shop.visitor()
    const { location } = await guest.get(link)
    await guest.post('/sv/login', { intent: 'log-out' })
    expect(words((await guest.get(location)).body)).toContain(t('review.error.invitation'))
  })

  it('is over in a browser that has not opened it, and of an earlier release it still sends its token', async () => {
    const { order, link, token } = await invited()
    const { location } = await shop.visitor().get(link)
    const other = shop.visitor()
    expect(words((await other.get(location)).body)).toContain(t('review.error.invitation'))
    const mark = new URL(location, 'http://shop.test').searchParams.get('review') ?? ''
    expect((await other.post(location, { intent: 'review', invitation: mark, ...OPINION })).status).toBe(422)
    expect((await other.post(link, { intent: 'review', invitation: token, ...OPINION })).status).toBe(303)
    expect(await shop.backend.db.select().from(reviews).where(eq(reviews.order_number, order.number))).toHaveLength(1)
  })

  it('is neither answered from the shared pages nor the address of the page for crawlers', async () => {
    const { link } = await invited()
    await shop.visitor().get(TESTER)
    const guest = shop.visitor()
    const { body } = await guest.follow(await guest.get(link))
    expect(elements(body, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(`http://shop.test${TESTER}`)
    expect(isOpen((await shop.visitor().get(TESTER)).body)).toBe(false)
  })
})

it.each(LANGUAGES)('the page unsubscribe ends these mails, with a button or in one click (RFC 8058), in %s', async (language) => {
  const say = translator(language)
  const email = `${language}@example.com`
  const objections = () => shop.backend.db.select().from(reviewObjections).where(eq(reviewObjections.email, email))
  const access = await reviewMailTokens.sign({ email, store_id: 7 }, shop.backend.services)
  const link = `${href('unsubscribe', language)}?reviews=${access}`
  const { body } = await shop.visitor().get(link)
  expect(words(body)).toContain(say('unsubscribe.reviews.text'))
  expect(await objections()).toEqual([])
  const visitor = shop.visitor()
  const done = await visitor.follow(await visitor.post(link, {}))
  expect(words(done.body)).toContain(say('unsubscribe.reviews.done'))
  expect((await shop.visitor().post(link, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
  expect(await objections()).toHaveLength(1)
})
