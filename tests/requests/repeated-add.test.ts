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
  // Two concurrent forms without a session would start two sessions (decision 012).
  await shopping.add('TESTER')
  return () => {
    shop.backend.clock.now = then
  }
})

/** The one-time key in the add form of a page. */
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
  it('submitted twice concurrently adds once, and both answers redirect to the page of the form', async () => {
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

  it('shows the quantity in the cart, so that a shopper who wanted one more sees that none was added', async () => {
    const once = await keyOf(PRODUCT)
    const told = async () =>
      words((await shopping.visitor.follow(await shopping.add('CR2032', 1, { once, return_to: PRODUCT }))).body)
    for (let press = 1; press <= 2; press += 1) expect(await told()).toContain(t('cart.added.count', { count: 1 }))
    later(REPEAT_WINDOW_MS)
    expect(await told()).toContain(t('cart.added.count', { count: 2 }))
  })

  it('submitted again within 30 seconds, as by a reload, adds nothing; later it adds', async () => {
    const once = await keyOf(PRODUCT)
    await shopping.add('CR2032', 1, { once })
    later(REPEAT_WINDOW_MS - 1)
    await shopping.add('CR2032', 1, { once })
    expect(await pieces()).toBe(1)
    later(REPEAT_WINDOW_MS)
    await shopping.add('CR2032', 1, { once })
    expect(await pieces()).toBe(2)
  })

  it('adds once when the first answer is lost in an outage of the backend', async () => {
    const once = await keyOf(PRODUCT)
    shop.online = false
    await shopping.add('CR2032', 3, { once })
    shop.online = true
    await shopping.add('CR2032', 3, { once })
    expect(await pieces()).toBe(3)
  })

  it('that failed can be submitted again', async () => {
    const once = await keyOf(PRODUCT)
    shop.respond = (path, send) => (path === '/api/sync-cart' ? new Response('{}', { status: 422 }) : send())
    expect((await shopping.add('CR2032', 1, { once })).location).toBe('/sv/cart?rejected')
    shop.respond = null
    await shopping.add('CR2032', 1, { once })
    expect(await pieces()).toBe(1)
  })
})

describe('adding the same product intentionally', () => {
  it('works from each newly rendered page, which has a new key', async () => {
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

  it('in another quantity, or another product of the same page, counts as a new add', async () => {
    const once = await keyOf(PRODUCT)
    await shopping.add('CR2032', 1, { once })
    await shopping.add('CR2032', 4, { once })
    await shopping.add('LR6-4', 1, { once })
    expect(await pieces()).toBe(5)
    expect((await shopping.cart()).lines.map(({ slug }) => slug)).toContain('lr6-aa-4-pack')
  })

  it('from copies of one publicly cached page is counted per shopper', async () => {
    const once = 'key-of-all'
    const other = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 1, { once })
    await other.add('CR2032', 1, { once })
    expect((await other.cart()).lines.map(({ quantity }) => quantity)).toEqual([1])
  })
})
