import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORIGIN_MARKERS } from '../../app/commerce/contract/origin-markers'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { orders } from '../../backend/database/schema/orders'
import { fixtureSeed } from '../../backend/tests/fixture/seed'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import { timed } from '../../backend/tests/own-time'
import { type Encoding, randomFields, sendForm } from '../support/fuzz/random-forms'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExamples } from '../support/shop/page-examples'
import { heading } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Answer, Fields } from '../support/shop/visitor'

/** The origin markers of an add form that make its line tied. */
const TYING = ORIGIN_MARKERS.filter(({ ties, inForm }) => ties && inForm).map(({ name }) => name)

/** Time limit of 4000 ms per kind of form; faster machines make more runs. */
const TIME = { interruptAfterTimeLimit: 4000, markInterruptAsFailure: false, numRuns: 2000 }

const PRODUCTS = fixtureSeed().catalogue.products
const IDS = PRODUCTS.map((_, index) => index + 1)
const idOfSlug = (slug: string) => String(PRODUCTS.findIndex((product) => product.slug.sv === slug) + 1)

const ENCODING = fc.constantFrom<Encoding>('urlencoded', 'multipart', 'file')

let shop: TestShop
// An invoice is not offered for gift cards, which any number of orders can have.
shopForEachTest((opened) => (shop = opened), withProviders(new MemoryProvider()))

/** A fault of the shop: neither a regular answer nor a refusal of invalid input. */
const faults = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status >= 500).map(({ status, where }) => `${where.pathname} ${status}`)

/** Every amount on a page, in order. */
const amounts = (text: string) => text.match(/\d[\d\u00a0 .,]*\u00a0(?:kr|€)/g) ?? []

const last = (fields: readonly (readonly [string, string])[], name: string) => fields.findLast(([key]) => key === name)?.[1]

/**
 * Whether a line with these fields is tied. An interval that the product does not have ties too: the line stays apart with the
 * notice that it is a single purchase.
 */
const ties = (fields: readonly (readonly [string, string])[]) =>
  TYING.some((marker) => /^\d+$/.test(last(fields, marker) ?? '')) || (last(fields, 'subscription_interval') ?? '') !== ''

describe('random forms sent to the cart', () => {
  it('cause no fault, change no price, keep quantities within 1 to 5000, and create no line that was not added', async () => {
    const request = fc.record({
      fields: randomFields(IDS),
      encoding: ENCODING,
      language: fc.constantFrom(...LANGUAGES),
      script: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 6 }), async (requests) => {
        const shopping = new Shopping(shop.visitor(), shop.backend)
        const answers: Answer[] = []
        for (const { fields, encoding, language, script } of requests) {
          const path = script ? resourceHref('cartData', language) : href('cart', language)
          answers.push(await sendForm(shopping.visitor, ORIGIN, path, fields, encoding))
        }
        // The first visit shows the adjustments, the second the resulting cart.
        await shopping.cart()
        const { status, text, lines: found } = await shopping.cart()
        expect(faults(answers)).toEqual([])
        expect(status).toBe(200)

        const asked = requests.filter(({ fields, encoding }) => encoding !== 'file' && last(fields, 'intent') === 'add')
        const kept = requests.filter(
          ({ fields, encoding }) => encoding !== 'file' && fields.some(([, value]) => value === 'restore'),
        )
        const lines = kept.flatMap(({ fields }) => fields.flatMap(([name, value]) => (name === 'line' ? [value] : [])))
        const restored = lines.map((line) => new URLSearchParams(line).get('product_id') ?? '')
        const wanted = new Set([...asked.map(({ fields }) => last(fields, 'product_id')), ...restored])
        // Only a tied line may coexist with another line of the same product, as in the expected cart.
        const sent = [...asked.map(({ fields }) => fields), ...lines.map((line) => [...new URLSearchParams(line)])]
        if (!sent.some(ties)) expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length)
        const honest = new Shopping(shop.visitor(), shop.backend)
        for (const [index, { quantity, slug }] of found.entries()) {
          const beside = found.findIndex((line) => line.slug === slug) < index
          const apart: Fields = beside ? { recommended_id: '1' } : {}
          const productId = idOfSlug(slug)
          expect(wanted).toContain(productId)
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(5000)
          await honest.add('CR2032', quantity, { product_id: productId, ...apart })
        }
        await honest.cart()
        expect(amounts(text)).toEqual(amounts((await honest.cart()).text))
      }),
      TIME,
    )
  })
})

describe('random forms sent to the checkout', () => {
  const RECIPIENT = { gift_email: 'du@example.com' }

  it('cause no fault, and every resulting order has the ordinary prices', async () => {
    const placed = () => shop.backend.db.select({ total: orders.total }).from(orders)
    const clean = new Shopping(shop.visitor(), shop.backend)
    await clean.add('GIFT-500')
    expect((await clean.order({ ...(await clean.checkout()), ...RECIPIENT })).status).toBe(303)
    const [{ total } = { total: 0 }] = await placed()
    expect(total).toBeGreaterThanOrEqual(500)

    let ordered = 1
    await fc.assert(
      fc.asyncProperty(randomFields(IDS), fc.boolean(), ENCODING, async (fields, first, encoding) => {
        const shopping = new Shopping(shop.visitor(), shop.backend)
        await shopping.add('GIFT-500')
        const form = Object.entries({ ...(await shopping.checkout()), ...RECIPIENT })
        const mixed = first ? [...fields, ...form] : [...form, ...fields]
        const answer = await sendForm(shopping.visitor, ORIGIN, href('checkout', 'sv'), mixed, encoding)
        expect(faults([answer])).toEqual([])
        if (answer.location.endsWith('?pay')) ordered += 1
        const totals = (await placed()).map((order) => order.total)
        expect(totals).toHaveLength(ordered)
        expect(totals.filter((one) => one < total)).toEqual([])
      }),
      // The first form is a valid one.
      { ...TIME, examples: [[[], true, 'urlencoded']] },
    )
    // A valid form is accepted, so the forms above are not all refused for the same reason.
    expect(ordered).toBeGreaterThan(1)
  })
})

describe('random forms sent to any page', () => {
  const paths = LANGUAGES.flatMap((language) => pageExamples(language).map(({ path }) => path))

  it('are answered or refused', async () => {
    const search = fc.constantFrom('', '?index', '?_data=root', '?disc=%00', '?atc=%F0', '?page=-1', '?login&token=x')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), search, randomFields(IDS), ENCODING, async (path, query, fields, encoding) => {
        expect(faults([await sendForm(shop.visitor(), ORIGIN, path + query, fields, encoding)])).toEqual([])
      }),
      TIME,
    )
  })
})

describe('faults that random forms have found', () => {
  it.each(['__intent__', '__state__', 'a[999999999]', 'email[999999999]', 'email.first'])(
    'a checkout field named %j has no special meaning to the form parser, and is not slower than another',
    async (name) => {
      const shopping = new Shopping(shop.visitor(), shop.backend)
      await shopping.add('GIFT-500')
      const form = Object.entries({ ...(await shopping.checkout()), city: '' })
      const send = () => sendForm(shopping.visitor, ORIGIN, href('checkout', 'sv'), [...form, [name, 'x']], 'urlencoded')
      const [answer, taken] = await timed(send)
      expect(answer.status).toBe(400)
      expect(taken).toBeLessThan(5000)
    },
  )

  it.each([
    { intent: 'review', stars: '5' },
    { intent: 'notify', email: '' },
  ])('a form of the product page with a field __intent__ is answered like one without: %o', async (form) => {
    const path = href('product', 'sv', { slug: 'knappcell-cr2032' })
    const answer = await sendForm(shop.visitor(), ORIGIN, path, [...Object.entries(form), ['__intent__', 'x']], 'urlencoded')
    expect(answer.status).toBe(400)
  })

  it.each(pageExamples('de').filter(({ needsBackend }) => needsBackend))(
    'the $page page takes no such form, and says so on a page of ours',
    async ({ path }) => {
      const answer = await sendForm(shop.visitor(), ORIGIN, path, [], 'urlencoded')
      expect([400, 405]).toContain(answer.status)
      expect(heading(answer.body)).not.toBe('')
    },
  )
})
