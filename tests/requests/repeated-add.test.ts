import { describe, expect, it } from 'vitest'
import { REPEAT_WINDOW_MS } from '../../app/cart/rules/one-time-key'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

const PRODUCT = '/sv/artiklar/knappcell-cr2032.html'
const t = translator('sv')

let shop: TestShop
let shopping: Shopping
let then: Date
shopForEachTest(async (opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
  then = shop.backend.clock.now
  // Two forms sent at once before there is a session begin two (decision 012).
  await shopping.add('TESTER')
  return () => {
    shop.backend.clock.now = then
  }
})

/** The key that the add form of a page carries. */
async function keyOf(path: string): Promise<string> {
  const { body } = await shopping.visitor.get(path)
  return elements(body, 'input').find(({ name }) => name === 'once')?.value ?? ''
}

const pieces = async () =>
  (await shopping.cart()).lines.filter(({ slug }) => slug === 'knappcell-cr2032').reduce((sum, { quantity }) => sum + quantity, 0)

const later = (milliseconds: number) => {
  shop.backend.clock.now = new Date(then.getTime() + milliseconds)
}

describe('the same form of the same page', () => {
  it('sent twice at once adds once, and both answers lead to where the product was found', async () => {
    const once = await keyOf(PRODUCT)
    expect(once).toMatch(/^[\w-]{12}$/)
    const add = () => shopping.add('CR2032', 2, { once, return_to: PRODUCT })
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array.from({ length: 3 }, () => [303, `${PRODUCT}?added=${shop.backend.idOf('CR2032')}`]),
    )
    expect(await pieces()).toBe(2)
    expect(words((await shopping.visitor.follow(answers[2])).body)).toContain(t('cart.added', { name: 'Knappcell CR2032' }))
  })

  it('says how many pieces lie in the cart now, so that who meant one more sees that it added none', async () => {
    const once = await keyOf(PRODUCT)
    const told = async () =>
      words((await shopping.visitor.follow(await shopping.add('CR2032', 1, { once, return_to: PRODUCT }))).body)
    for (let press = 1; press <= 2; press += 1) expect(await told()).toContain(t('cart.added.count', { count: 1 }))
    later(REPEAT_WINDOW_MS)
    expect(await told()).toContain(t('cart.added.count', { count: 2 }))
  })

  it('sent once more soon after, as by a reload, adds nothing; half a minute later it adds', async () => {
    const once = await keyOf(PRODUCT)
    await shopping.add('CR2032', 1, { once })
    later(REPEAT_WINDOW_MS - 1)
    await shopping.add('CR2032', 1, { once })
    expect(await pieces()).toBe(1)
    later(REPEAT_WINDOW_MS)
    await shopping.add('CR2032', 1, { once })
    expect(await pieces()).toBe(2)
  })

  it('adds once when the first answer was lost in an outage of the backend', async () => {
    const once = await keyOf(PRODUCT)
    shop.online = false
    await shopping.add('CR2032', 3, { once })
    shop.online = true
    await shopping.add('CR2032', 3, { once })
    expect(await pieces()).toBe(3)
  })

  it('that was not carried out may be sent again', async () => {
    const once = await keyOf(PRODUCT)
    shop.respond = (path, send) => (path === '/api/sync-cart' ? new Response('{}', { status: 422 }) : send())
    expect((await shopping.add('CR2032', 1, { once })).location).toBe('/sv/cart?rejected')
    shop.respond = null
    await shopping.add('CR2032', 1, { once })
    expect(await pieces()).toBe(1)
  })
})

describe('the same product on purpose', () => {
  it('adds each time from the page that came back, whose key is another', async () => {
    let once = await keyOf(PRODUCT)
    for (let press = 1; press <= 3; press += 1) {
      await shopping.add('CR2032', 1, { once })
      expect(await pieces()).toBe(press)
      const next = await keyOf(PRODUCT)
      expect(next).not.toBe(once)
      once = next
    }
  })

  it.each(['', 'short', 'x'.repeat(5000), 'a b c d e f g h'])(
    'adds each time with no key, or one that is none: %j',
    async (once) => {
      await shopping.add('CR2032', 1, { once })
      await shopping.add('CR2032', 1, { once })
      expect(await pieces()).toBe(2)
    },
  )

  it('in another quantity, or another product of the same page, is another add', async () => {
    const once = await keyOf(PRODUCT)
    await shopping.add('CR2032', 1, { once })
    await shopping.add('CR2032', 4, { once })
    await shopping.add('LR6-4', 1, { once })
    expect(await pieces()).toBe(5)
    expect((await shopping.cart()).lines.map(({ slug }) => slug)).toContain('lr6-aa-4-pack')
  })

  it('in the tabs of one page, kept for everybody, is each shopper’s own', async () => {
    const once = 'key-of-all'
    const other = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 1, { once })
    await other.add('CR2032', 1, { once })
    expect((await other.cart()).lines.map(({ quantity }) => quantity)).toEqual([1])
  })
})
