import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { timed } from '../../backend/tests/own-time'
import { hang } from '../support/shop/hold'
import { type Backend, openBackend, openShop } from '../support/shop/open-shop'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

/** How long a POST to the backend may take, in milliseconds. */
const BACKEND_TIMEOUT = 4000
/** How long a request may wait for extras, in milliseconds (decision 035). */
const EXTRAS_TIME = 1000
const CR2032 = 'knappcell-cr2032'
const SYNC_CART = '/api/sync-cart'
const t = translator('sv')

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

async function openWithGoods() {
  const shop = await openShop(backend)
  const shopping = new Shopping(shop.visitor(), backend)
  await shopping.add('TESTER')
  return { shop, shopping }
}

async function piecesIn(shopping: Shopping, slug = CR2032): Promise<number> {
  const { lines } = await shopping.cart()
  return lines.filter((line) => line.slug === slug).reduce((sum, { quantity }) => sum + quantity, 0)
}

// Each test waits for seconds, so all of them wait at the same time.
describe.concurrent('a backend that hangs', () => {
  it('in sync-cart: 10 concurrent adds of one session are all answered within one timeout, and none is lost', async ({
    expect,
  }) => {
    const { shop, shopping } = await openWithGoods()
    hang(shop, SYNC_CART)
    const adds = () => Promise.all(Array.from({ length: 10 }, () => shopping.add('CR2032')))
    const [answers, taken] = await timed(adds)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
    expect(taken).toBeLessThan(BACKEND_TIMEOUT + 1000)
    shop.respond = null
    expect(await piecesIn(shopping)).toBe(10)
  })

  it('in sync-coupons: a cart page does not delay concurrent changes', async ({ expect }) => {
    const { shop, shopping } = await openWithGoods()
    await shopping.addCode('KRAFT10')
    const coupons = hang(shop, '/api/sync-coupons')
    const slow = shopping.add('LR6-4')
    await coupons.asked
    shop.respond = null
    const [answer, taken] = await timed(() => shopping.add('CR2032', 2))
    expect(answer.status).toBe(303)
    expect(taken).toBeLessThan(BACKEND_TIMEOUT / 2)
    expect(await piecesIn(shopping)).toBe(2)
    await slow
    expect(await piecesIn(shopping)).toBe(2)
    expect(await piecesIn(shopping, 'lr6-aa-4-pack')).toBe(1)
  })
})

describe.concurrent('a backend that hangs in an extra', () => {
  it('of the home page, the finder: the page answers within the time of an extra', async ({ expect }) => {
    const shop = await openShop(backend)
    // Reads all else that the page needs, but not the finder.
    shop.respond = async (path, send) => (path.startsWith('/api/devices') ? new Response('{}', { status: 500 }) : send())
    await shop.visitor().get('/sv')
    hang(shop, '/api/devices')
    const [page, taken] = await timed(() => shop.visitor().get('/sv'))
    expect([page.status, page.body.includes(t('home.find.text'))]).toEqual([200, false])
    expect(taken).toBeLessThan(EXTRAS_TIME + 800)
  })
})

describe.concurrent('a slow backend that refuses one of many lines', () => {
  it('answers a form in time, and a later visit finds the refused line and keeps all others', async ({ expect }) => {
    const { shop, shopping } = await openWithGoods()
    const bad = backend.idOf('LAST')
    shop.online = false
    for (const related of Array.from({ length: 40 }, (_, index) => index + 1))
      await shopping.add('CR2032', 1, { related_id: `${related}` })
    await shopping.add('LAST')
    shop.online = true
    const refuse = (body: string) => body.includes(`"product_id":${bad},`)
    shop.respond = async (path, send, { body, signal }) => {
      if (path !== SYNC_CART) return send()
      await sleep(1000, undefined, { signal })
      return refuse(body) ? new Response('{}', { status: 422 }) : send()
    }
    const [answer, taken] = await timed(() => shopping.add('LR6-24'))
    expect([answer.status, taken < 6000]).toEqual([303, true])
    shop.respond = (path, send, { body }) => (path === SYNC_CART && refuse(body) ? new Response('{}', { status: 422 }) : send())
    const { text } = await shopping.cart()
    expect(text).not.toContain(t('cart.unconfirmed'))
    expect([await piecesIn(shopping), await piecesIn(shopping, 'lr6-aa-24-pack')]).toEqual([40, 1])
  })
})
