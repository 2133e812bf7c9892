import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { reviews } from '../../backend/database/schema/reviews'
import { openShop, type TestShop } from '../support/shop/open-shop'
import { elements, sectionOf, structuredData, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const coin = (language: Language) =>
  href('product', language, { slug: language === 'de' ? 'knappcell-cr2032-de' : 'knappcell-cr2032' })
const TESTER = href('product', 'sv', { slug: 'batteritestare' })
const t = translator('sv')

const articles = (html: string) =>
  [...sectionOf(html, 'id="reviews"').matchAll(/<article\b.*?<\/article>/gs)].map(([article]) => words(article))
const field = (html: string, name: string, tag = 'input') =>
  elements(html, tag)
    .filter((one) => (one.id ?? '').startsWith('review-'))
    .find((one) => one.name === name)

/** A visitor who has bought a tester, with the form of a review that states the order number. */
async function buyer(): Promise<{ visitor: Visitor; review: Record<string, string> }> {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('TESTER')
  const confirmation = await shopping.visitor.follow(await shopping.order(await shopping.checkout()))
  const order_number = /SE\d+/.exec(words(confirmation.body))?.[0] ?? ''
  const review = { intent: 'review', stars: '4', title: 'Mäter rätt', text: 'Visar <b>samma</b> som min gamla.', order_number }
  return { visitor: shopping.visitor, review: { ...review, name: '', email: 'KUND@example.com' } }
}

describe.each(LANGUAGES)('a product with reviews in %s', (language) => {
  const say = translator(language)

  it('shows its reviews, those in its own language first', async () => {
    const { body } = await shop.visitor().get(coin(language))
    const text = words(body)
    expect(text).toContain(say('reviews.count', { count: 7 }))
    expect(text).toContain(say('reviews.rule'))
    expect(text).toContain(say('reviews.sort.own'))
    expect(elements(body, 'span').map((span) => span['aria-label'])).toContain(
      `${say('score.label', { score: '4,6' })}, ${say('reviews.count', { count: 7 })}`,
    )
    const shown = articles(body)
    expect(shown).toHaveLength(5)
    // There are none in no and da: there the newest of all comes first.
    expect(shown[0]).toContain(language === 'sv' ? 'Nyast' : 'Deutsch')
    expect(shown.filter((one) => one.includes(say('reviews.in.sv')))).toHaveLength(language === 'sv' ? 0 : 4)
    expect(shown.join()).not.toContain(say('reviews.buyer'))
    expect(shown.filter((one) => one.includes(say('reviews.anonymous')))).toHaveLength(5)
  })

  it('has the same rating in its structured data', async () => {
    const data = structuredData((await shop.visitor().get(coin(language))).body)
    const aggregateRating = { '@type': 'AggregateRating', ratingValue: '4.57', reviewCount: 7 }
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'Product', aggregateRating }))
  })
})

it('further reviews are on pages of their own, whose canonical is the product page', async () => {
  const { body } = await shop.visitor().get(`${coin('sv')}?reviews=2`)
  expect(articles(body).map((one) => /Äldst|Deutsch/.exec(one)?.[0])).toEqual(['Äldst', 'Deutsch'])
  const links = elements(body, 'a').map(({ href: to }) => to)
  expect(links).toEqual(expect.arrayContaining([`${coin('sv')}#reviews`, `${coin('sv')}?reviews-sort=best#reviews`]))
  expect(elements(body, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(`http://shop.test${coin('sv')}`)
  const best = articles((await shop.visitor().get(`${coin('sv')}?reviews=2&reviews-sort=best`)).body)
  expect(best[0]).toContain('Kritisk')
})

it('a product without reviews invites the first one, and makes no call for reviews', async () => {
  const { body } = await shop.visitor().get(TESTER)
  expect(words(body)).toContain(t('reviews.empty.title'))
  expect(shop.calls.filter((path) => path.endsWith('/reviews'))).toEqual([])
  expect(JSON.stringify(structuredData(body))).not.toContain('aggregateRating')
})

it('the page works without reviews when their call fails', async () => {
  shop.respond = (path, send) => (path.endsWith('/reviews') ? new Response(null, { status: 500 }) : send())
  const answer = await shop.visitor().get(coin('sv'))
  expect([answer.status, words(answer.body).includes(t('reviews.rule'))]).toEqual([200, false])
})

describe('a review', () => {
  it('by a buyer is accepted, waits for approval, and is then shown as a verified purchase', async () => {
    const { visitor, review } = await buyer()
    const answer = await visitor.post(TESTER, { ...review, order_number: `# ${review.order_number?.toLowerCase()}` })
    expect([answer.status, answer.location]).toEqual([303, `${TESTER}?thanks=review#reviews`])
    const thanks = words((await visitor.follow(answer)).body)
    expect(thanks).toContain(t('review.thanks.title'))
    expect(thanks).not.toContain('Mäter rätt')

    const again = await visitor.post(TESTER, review)
    expect([again.status, field(again.body, 'order_number')?.['aria-invalid']]).toEqual([422, 'true'])
    expect(words(again.body)).toContain(t('review.error.already'))

    const headers = { authorization: 'Bearer the-operator', 'content-type': 'application/json' }
    const [waiting] = await shop.backend.db
      .select()
      .from(reviews)
      .then((rows) => rows.filter(({ status }) => status === 'pending'))
    const body = JSON.stringify({ status: 'published' })
    expect((await shop.backend.fetch(`/admin/reviews/${waiting?.id}`, { method: 'PATCH', headers, body })).status).toBe(204)
    const later = await (await openShop(shop.backend)).visitor().get(TESTER)
    const [article = ''] = articles(later.body)
    expect(article).toContain('Visar <b>samma</b> som min gamla.')
    expect(article).toContain(t('reviews.verified'))
    expect(article).toContain(t('reviews.buyer'))
  })

  it('by someone who has not bought the product is refused with an error at the order number, and all values are kept', async () => {
    const { visitor, review } = await buyer()
    for (const [path, changes, error] of [
      [coin('sv'), {}, 'review.error.notBought'],
      [TESTER, { email: 'other@example.com' }, 'review.error.order'],
    ] as const) {
      const sent: Record<string, string> = { ...review, ...changes }
      const answer = await visitor.post(path, sent)
      expect(answer.status).toBe(422)
      expect(words(answer.body)).toContain(t(error))
      for (const name of ['title', 'order_number', 'email', 'name'])
        expect(field(answer.body, name)?.value ?? '').toBe(sent[name])
      expect(
        elements(answer.body, 'input').filter(({ name, checked }) => name === 'stars' && checked !== undefined),
      ).toMatchObject([{ value: '4' }])
      expect(/<textarea[^>]*>(.*?)<\/textarea>/s.exec(answer.body)?.[1]).toBe('Visar &lt;b&gt;samma&lt;/b&gt; som min gamla.')
      expect(elements(answer.body, 'details').filter(({ open }) => open !== undefined)).toHaveLength(1)
    }
  })

  it.each(LANGUAGES)('with nothing filled in names every required field, in %s', async (language) => {
    const say = translator(language)
    const answer = await shop.visitor().post(coin(language), { intent: 'review', stars: '9', email: 'kund@' })
    expect(answer.status).toBe(400)
    const wrong = ['title', 'order_number', 'email'].filter((name) => field(answer.body, name)?.['aria-invalid'] === 'true')
    expect(wrong).toEqual(['title', 'order_number', 'email'])
    expect(field(answer.body, 'text', 'textarea')?.['aria-invalid']).toBe('true')
    for (const error of ['review.error.stars', 'checkout.error.required', 'checkout.error.email'] as const) {
      expect(words(answer.body)).toContain(say(error))
    }
  })

  it('is refused with 429 after 10 attempts from one address, as its order number may be guessed', async () => {
    const visitor = shop.visitor()
    const guess = (number: number) =>
      visitor.post('/sv/artiklar/knappcell-cr2032.html', {
        intent: 'review',
        stars: '5',
        title: 'Bra',
        text: 'Bra batteri',
        order_number: `SE10000${number}`,
        email: 'a@example.com',
      })
    for (let number = 0; number < 10; number += 1) expect((await guess(number)).status).toBe(422)
    const { status, body, headers } = await guess(10)
    expect([status, headers.has('retry-after')]).toEqual([429, true])
    expect(words(body)).toContain(translator('sv')('review.error.tooMany'))
  })

  it('is refused with 429 after 5 wrong addresses of one order from one address, and after 20 whoever guesses them', async () => {
    const guess = (order_number: string, visitor = shop.visitor()) =>
      visitor.post('/sv/artiklar/knappcell-cr2032.html', {
        intent: 'review',
        stars: '5',
        title: 'Bra',
        text: 'Bra batteri',
        order_number,
        email: 'guess@example.com',
      })
    for (const number of ['SE100777', 'se100777', '#SE100777', 'SE 100 777', 'SE-100.777'])
      expect((await guess(number)).status).toBe(422)
    expect((await guess('SE1-00777')).status).toBe(429)
    const others = Array.from({ length: 15 }, (_, at) => guess('SE100777', shop.visitor({}, `203.0.113.${at}`)))
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([422]))
    expect((await guess('SE100777', shop.visitor({}, '203.0.113.99'))).status).toBe(429)
  })

  it('is not lost during an outage', async () => {
    const { visitor, review } = await buyer()
    await visitor.get(TESTER)
    shop.respond = (path, send) => (path.endsWith('/reviews') ? Promise.reject(new TypeError('fetch failed')) : send())
    const answer = await visitor.post(TESTER, review)
    expect([answer.status, words(answer.body).includes(t('review.error.unavailable'))]).toEqual([503, true])
    expect(field(answer.body, 'title')?.value).toBe('Mäter rätt')
  })

  it('of an unknown product is a 404, and a form without an intent is refused', async () => {
    const { visitor, review } = await buyer()
    expect((await visitor.post(href('product', 'sv', { slug: 'finns-inte' }), review)).status).toBe(404)
    expect((await visitor.post(TESTER, { ...review, intent: 'constructor' })).status).toBe(400)
  })
})
