import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CartAnswer, isCartAnswer } from '../../app/cart/rules/cart-data'
import { lineField } from '../../app/cart/rules/copied-line'
import { CartItem, SyncCartRequest } from '../../app/commerce/contract/cart'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import { resourceHref } from '../../app/routing/resources'
import { sendForm } from '../support/fuzz/random-forms'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { words } from '../support/shop/read-page'
import { Shopping } from '../support/shop/shopping'
import { savingOf, translator } from '../support/shop/translator'

const t = translator('sv')
let shop: TestShop
shopForEachTest((opened) => (shop = opened))

type Pair = [string, string]
const kept = (sku: string, quantity: number, more = ''): Pair => [
  'line',
  `product_id=${shop.backend.idOf(sku)}&quantity=${quantity}${more}`,
]
const restore = (shopping: Shopping, fields: readonly Pair[], mark = 'the-lost') =>
  sendForm(shopping.visitor, ORIGIN, shopping.cartPath, [['intent', 'restore'], ['session', mark], ...fields], 'urlencoded')
const lines = async (shopping: Shopping) => (await shopping.cart()).lines.map(({ slug, quantity }) => [slug, quantity])
async function answered({ visitor }: Shopping): Promise<CartAnswer> {
  const answer: unknown = JSON.parse((await visitor.get(resourceHref('cartData', 'sv'))).body)
  if (!isCartAnswer(answer)) throw new Error('no cart')
  return answer
}
/** The number of pieces and the total, in a page's words. */
const inHeader = (home: string) => home.match(/Varukorg: 3 varor, [\d\u00a0]+kr/g)
const begin = () => new Shopping(shop.visitor(), shop.backend)

describe('a cart whose session is lost', () => {
  it('is restored with its lines and codes at current prices', async () => {
    const shopping = begin()
    const answer = await restore(shopping, [kept('CR2032', 5), kept('TESTER', 1), ['code', 'KRAFT10']])
    expect([answer.status, answer.location]).toEqual([303, '/sv/cart'])
    expect(await lines(shopping)).toEqual([
      ['knappcell-cr2032', 5],
      ['batteritestare', 1],
    ])
    expect((await shopping.cart()).text).toContain('KRAFT10')
  })

  it('is restored with the product that a code adds once, free of charge, and not as a product to pay too', async () => {
    const [former, shopping] = [begin(), begin()]
    await former.add('LR6-24', 2)
    await former.addCode('GAVA')
    const { summary } = await answered(former)
    if (summary?.state !== 'here') throw new Error('no copy of the session')
    const copied = summary.lines.map((line): Pair => ['line', lineField(line)])
    await restore(shopping, [...copied, ...summary.codes.map((code): Pair => ['code', code])])
    const { cart } = await answered(shopping)
    expect(cart.lines.map(({ sku, quantity, total }) => [sku, quantity, total])).toEqual([
      ['LR6-24', 2, expect.any(Number)],
      ['TESTER', 1, 0],
    ])
  })

  it.each(['KRAFT10', '3FOR2'])('is restored at its price with %s, which the new session has from a link', async (code) => {
    const [shopping, former] = [begin(), begin()]
    await former.add('CR2032', 3)
    await former.addCode(code)
    await shopping.visitor.get(`/sv?disc=${code}`)
    await restore(shopping, [kept('CR2032', 3)])
    const home = words((await shopping.visitor.get('/sv')).body)
    expect(inHeader(home)).toEqual([expect.any(String)])
    expect(inHeader(home)).toEqual(inHeader(words((await former.visitor.get('/sv')).body)))
    expect(home).not.toContain(t('discounts.applied.nothing'))
  })

  it('is restored with a code that waits for goods, which applies once they are there', async () => {
    const [former, shopping] = [begin(), begin()]
    await former.add('CR2032', 1)
    await former.visitor.get('/sv?disc=3FOR2')
    const { summary } = await answered(former)
    if (summary?.state !== 'here') throw new Error('no copy of the session')
    await restore(shopping, [kept('CR2032', 1), ...summary.codes.map((code): Pair => ['code', code])])
    expect((await shopping.cart()).text).toContain('3FOR2')
    await shopping.add('CR2032', 2)
    expect((await shopping.cart()).text).toContain(savingOf('sv')(29))
  })

  it('is restored once: not again into the same session, even after an order or a removal', async () => {
    const shopping = begin()
    await restore(shopping, [kept('CR2032', 5)])
    const [line] = (await shopping.cart()).lines
    await shopping.remove(line?.uuid ?? '')
    await restore(shopping, [kept('CR2032', 5)])
    expect(await lines(shopping)).toEqual([])
  })

  it('is restored once for two tabs that ask concurrently', async () => {
    const shopping = begin()
    shopping.visitor.cookies.set('first-add', 'ab'.repeat(16))
    await Promise.all([restore(shopping, [kept('CR2032', 5)]), restore(shopping, [kept('CR2032', 5)])])
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 5]])
  })

  it('is merged with lines that were added before the restore', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 1)
    await restore(shopping, [kept('CR2032', 5), kept('TESTER', 1)])
    expect(await lines(shopping)).toEqual([
      ['knappcell-cr2032', 6],
      ['batteritestare', 1],
    ])
  })

  it('is not added to the products of an atc link, which replaces the cart', async () => {
    const shopping = begin()
    await shopping.visitor.follow(await shopping.visitor.get(`/sv?atc=${encodeURIComponent(btoa('CR2032:1'))}`))
    await restore(shopping, [kept('CR2032', 5), kept('TESTER', 1)])
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 1]])
  })

  it('is restored after an atc link of which nothing could be bought', async () => {
    const shopping = begin()
    shop.respond = (path, send) => (path === '/api/sync-cart' ? new Response('{}', { status: 422 }) : send())
    await shopping.visitor.follow(await shopping.visitor.get(`/sv?atc=${encodeURIComponent(btoa('CR2032:1'))}`))
    shop.respond = null
    await restore(shopping, [kept('TESTER', 2)])
    expect(await lines(shopping)).toEqual([['batteritestare', 2]])
  })

  it('is not restored into the session it was copied from: nothing is added twice', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 1)
    const mark = /"session","([\w-]{8})"/.exec((await shopping.visitor.get('/sv')).body)?.[1]
    expect(mark).toBeDefined()
    await restore(shopping, [kept('CR2032', 5)], mark)
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 1]])
  })

  it('is not restored into an existing session when the copy names no earlier session', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 1)
    await restore(shopping, [kept('CR2032', 5)], '')
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 1]])
  })

  it('is restored during an outage of the backend, and confirmed after it', async () => {
    const shopping = begin()
    shop.online = false
    expect((await restore(shopping, [kept('CR2032', 5)])).status).toBe(303)
    expect((await shopping.cart()).text).toContain(t('cart.unconfirmed'))
    shop.online = true
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 5]])
  })

  it('is synced first with items and checkout_order_id only (spec section 7), then with its codes', async () => {
    const bodies: string[][] = []
    shop.respond = (path, send, { body }) => {
      if (path === '/api/sync-cart') bodies.push(Object.keys(SyncCartRequest.partial().parse(JSON.parse(body))))
      return send()
    }
    await restore(begin(), [kept('CR2032', 5), ['code', 'KRAFT10']])
    expect(bodies).toEqual([
      ['items', 'checkout_order_id'],
      ['items', 'coupons', 'checkout_order_id'],
    ])
  })

  it('is refused with 429 after 30 carts from one address', async () => {
    for (let count = 0; count < 30; count += 1) expect((await restore(begin(), [kept('CR2032', 1)])).status).toBe(303)
    const refused = await restore(begin(), [kept('CR2032', 1)])
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  })

  it('that is empty starts no session', async () => {
    const shopping = begin()
    await restore(shopping, [])
    await restore(shopping, [
      ['line', 'nonsense'],
      ['code', ''],
    ])
    expect([...shopping.visitor.cookies.keys()]).not.toContain('session')
  })

  it('is restored with only those fields of a line that an add form can set', async () => {
    const shopping = begin()
    await restore(shopping, [kept('CR2032', 2, '&price=0&added_by_coupon=FREE&upselling_bundle_id=1&offer_item_id=1')])
    const honest = begin()
    await honest.add('CR2032', 2)
    const { text } = await shopping.cart()
    expect(text.match(/\d[\d ]*\u00a0kr/g)).toEqual((await honest.cart()).text.match(/\d[\d ]*\u00a0kr/g))
    expect(text).not.toContain(t('cart.locked'))
  })

  it('is restored with its subscriptions; an unknown interval becomes a single purchase', async () => {
    const shopping = begin()
    await restore(shopping, [kept('CR2032', 2, '&subscription_interval=3'), kept('TESTER', 1, '&subscription_interval=3')])
    const { text } = await shopping.cart()
    expect(text.split(t('cart.subscription', { interval: 'Var tredje månad' }))).toHaveLength(2)
    expect(await lines(shopping)).toEqual([
      ['knappcell-cr2032', 2],
      ['batteritestare', 1],
    ])
  })

  it('is restored with an offered line tied to the other product, if that one is in the cart', async () => {
    const bundle = `&upselling_bundle_id=${shop.backend.idOf('BL1850B')}`
    const [beside, alone] = [begin(), begin()]
    await restore(beside, [kept('BL1850B', 1), kept('TESTER', 1, bundle)])
    await restore(alone, [kept('TESTER', 1, bundle)])
    expect((await beside.cart()).text).toContain(t('cart.locked'))
    expect((await alone.cart()).text).not.toContain(t('cart.locked'))
  })

  it('is restored without products that are no longer sold', async () => {
    const shopping = begin()
    await restore(shopping, [['line', 'product_id=999999&quantity=1'], kept('CR2032', 2)])
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 2]])
  })

  it('of 900 lines is cut to the maximum number, and the rest is stored nowhere', async () => {
    const shopping = begin()
    const sent: number[] = []
    let known: z.output<typeof CartItem> | undefined
    shop.respond = async (path, send, { body }) => {
      if (path !== '/api/sync-cart') return send()
      const { items } = SyncCartRequest.parse(JSON.parse(body))
      if (items.length === 1) {
        const answer = await send()
        known = z.array(CartItem).parse(await answer.clone().json())[0]
        return answer
      }
      sent.push(items.length)
      // The backend takes seconds for so many lines, and their prices do not matter here.
      return Response.json(items.map((item) => ({ ...known, ...item, subscription_interval: null })))
    }
    await begin().add('CR2032')
    const many = Array.from({ length: 900 }, (_, at) => kept('CR2032', 1, `&related_id=${at + 1}`))
    expect((await restore(shopping, many)).status).toBe(303)
    shop.respond = null
    const { cart, summary } = await answered(shopping)
    expect([cart.lines.length, summary?.state === 'here' && summary.lines.length]).toEqual([MAX_LINES, MAX_LINES])
    expect(new Set(sent)).toEqual(new Set([MAX_LINES]))
  })

  it('is left empty, without an error, when the backend refuses it', async () => {
    shop.respond = (path, send) => (path === '/api/sync-cart' ? new Response('{}', { status: 422 }) : send())
    const shopping = begin()
    expect((await restore(shopping, [kept('CR2032', 5)])).status).toBe(303)
    expect(await lines(shopping)).toEqual([])
  })
})

describe('the session summary in a page', () => {
  it('contains the interval of a subscription', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 2, { subscription_interval: '3' })
    expect((await shopping.visitor.get('/sv')).body).toContain('subscription_interval')
  })

  it('is empty without a cart, and has the session’s content with one', async () => {
    const shopping = begin()
    const before = (await shopping.visitor.get('/sv')).body
    expect([before.includes(',"none"'), before.includes(',"here"')]).toEqual([true, false])
    await shopping.add('CR2032', 17)
    const after = (await shopping.visitor.get('/sv')).body
    expect([after.includes(',"none"'), after.includes(',"here"')]).toEqual([false, true])
  })
})
