import { once } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { fromOwnAddress } from '../support/shop/own-address'
import { type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'

/** Milliseconds. Extras have 1 s, essentials 4 s; the rest is for rendering on a busy machine. */
const EXTRAS = 2500
const LONGEST = 6000

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** Lets the calls that are meant hang until the shop gives up on them; all others pass. */
function hangAll(meant: (path: string) => boolean): void {
  shop.respond = async (path, send, { signal }) => {
    if (!meant(path)) return send()
    await once(signal, 'abort')
    throw new DOMException('timed out', 'TimeoutError')
  }
}

async function timed(work: () => Promise<{ status: number }>): Promise<{ status: number; taken: number }> {
  const start = performance.now()
  const { status } = await work()
  return { status, taken: performance.now() - start }
}

const visits = (path: string) =>
  Promise.all(Array.from({ length: 10 }, () => timed(() => shop.visitor(fromOwnAddress()).get(path))))
const slowest = (answers: readonly { taken: number }[]) => Math.max(...answers.map(({ taken }) => taken))

describe('ten visitors who wait for a hanging call', () => {
  it('of an extra share its failure, and all are served without it', async () => {
    hangAll((path) => path.endsWith('/footer-help'))
    const answers = await visits('/sv')
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(slowest(answers)).toBeLessThan(EXTRAS)
    expect(shop.calls.filter((path) => path.endsWith('/footer-help'))).toHaveLength(1)
  })

  it('of the subject of the page get 503 in time, and the next visitor at once', async () => {
    const product = '/sv/artiklar/knappcell-cr2032.html'
    hangAll((path) => path.includes('/by-slug/'))
    const answers = await visits(product)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    expect(slowest(answers)).toBeLessThan(LONGEST)
    const next = await timed(() => shop.visitor().get(product))
    expect([next.status, next.taken < 1000]).toEqual([503, true])
  })

  it('with everything hanging, are all answered within 6 seconds', async () => {
    hangAll(() => true)
    const answers = [...(await visits('/sv')), ...(await visits('/sv/cart'))]
    expect(slowest(answers)).toBeLessThan(LONGEST)
  })
})

describe('with sync-coupons hanging', () => {
  let shopping: Shopping
  beforeEach(async () => {
    shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 3)
  })

  it('a cart page waits as long as for an extra', async () => {
    await shopping.addCode('KRAFT10')
    await shopping.add('LR6-4')
    hangAll((path) => path === '/api/sync-coupons')
    await shopping.add('TESTER')
    const { status, taken } = await timed(() => shopping.visitor.get(shopping.cartPath))
    expect([status, taken < EXTRAS]).toEqual([200, true])
  })

  it.each(['/sv/cart', '/sv/cart/data'])('adding a code at %s is answered within 6 seconds', async (path) => {
    hangAll((called) => called === '/api/sync-coupons')
    const add = () => shopping.visitor.post(path, { intent: 'add-code', code: 'KRAFT10' })
    const { status, taken } = await timed(add)
    expect([status < 400, taken < LONGEST]).toEqual([true, true])
  })
})

it('with sync-cart and sync-coupons hanging, a form with a code is answered within 6 seconds', async () => {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('CR2032', 3)
  await shopping.addCode('KRAFT10')
  hangAll((path) => path.startsWith('/api/sync-'))
  const { status, taken } = await timed(() => shopping.add('LR6-4'))
  expect([status, taken < LONGEST]).toEqual([303, true])
})
