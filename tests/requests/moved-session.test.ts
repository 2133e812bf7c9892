import { expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { logIn } from '../support/shop/log-in'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let shopping: Shopping
shopForEachTest(async (opened) => {
  shop = opened
  visitor = shop.visitor()
  shopping = new Shopping(visitor, shop.backend)
  await shopping.add('CR2032', 30)
})

/** A browser with the visitor's session cookie alone: one in which the cookie was planted, or another tab's request. */
function observer(): Visitor {
  const opened = shop.visitor()
  opened.cookies.set('session', visitor.cookies.get('session') ?? '')
  return opened
}
const later = (seconds: number) => (shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + seconds * 1000))
const quantities = async (of: Visitor) => (await new Shopping(of, shop.backend).cart()).lines.map(({ quantity }) => quantity)
const logOut = () => visitor.post(href('login', 'sv'), { intent: 'log-out' })

it('a login takes the cart along under a new session id, and the former id reads neither cart nor checkout nor purchases', async () => {
  const before = observer()
  await logIn(visitor)
  expect(visitor.cookies.get('session')).not.toBe(before.cookies.get('session'))
  expect(await quantities(visitor)).toEqual([30])
  const fields = await shopping.checkout()
  const confirmation = (await shopping.order(fields)).location
  later(4)
  expect(await quantities(before)).toEqual([])
  expect((await before.get(confirmation)).status).toBe(404)
  expect((await visitor.get(confirmation)).status).toBe(200)
})

it('a logout keeps the cart under a new session id, which the former id does not read', async () => {
  await logIn(visitor)
  const before = observer()
  await logOut()
  expect(visitor.cookies.get('session')).not.toBe(before.cookies.get('session'))
  expect(await quantities(visitor)).toEqual([30])
  later(4)
  expect(await quantities(before)).toEqual([])
})

it('a login to one order gives a new session id too, and so does its logout', async () => {
  const id = await orderedId(shop)
  const before = observer()
  await openByMail(visitor, shop.backend, id)
  const between = observer()
  expect(between.cookies.get('session')).not.toBe(before.cookies.get('session'))
  await visitor.post(href('myOrder', 'sv', { id }), { intent: 'log-out' })
  expect(visitor.cookies.get('session')).not.toBe(between.cookies.get('session'))
  expect(await quantities(visitor)).toEqual([30])
})

it.each(['', '.data'])(
  'a form sent before the new cookie was there is sent again by the browser, and loses nothing%s',
  async (kind) => {
    const late = observer()
    await logIn(visitor)
    const form = { intent: 'add', product_id: String(shop.backend.idOf('LR6-24')), quantity: '1' }
    const refused = await late.post(`/sv/cart${kind}?from=a`, form)
    expect([refused.status, refused.location, refused.headers.getSetCookie()]).toEqual([307, `/sv/cart${kind}?from=a`, []])
    expect([202, 303]).toContain((await visitor.post(refused.location, form)).status)
    expect(await quantities(visitor)).toEqual([30, 1])
  },
)

it('a page asked for before the new cookie was there is asked for again, so that no empty cart is shown', async () => {
  const late = observer()
  await logIn(visitor)
  for (const path of ['/sv/cart', '/sv', '/sv/cart-data']) {
    const { status, location } = await late.get(path)
    if (status !== 404) expect([status, location]).toEqual([307, path])
  }
  const elsewhere = await late.send(new Request(`${ORIGIN}//evil.example/sv`))
  expect([elsewhere.status, elsewhere.location]).toEqual([307, '/'])
})

it.each([1, 4, 14])(
  'what was being done while someone logged in is there afterwards, though the backend took %i seconds for it: a cart, a half-typed checkout',
  async (seconds) => {
    const typed = { ...(await shopping.checkout()), first_name: 'Halvvägs', intent: 'update' }
    await visitor.post('/sv/checkout', typed)
    const tab = observer()
    let login: Promise<unknown> | undefined
    shop.respond = async (path, send) => {
      if (path === '/api/sync-cart' && login === undefined) {
        login = logIn(visitor)
        await login
        later(seconds)
      }
      return send()
    }
    const form = { intent: 'add', product_id: String(shop.backend.idOf('LR6-24')), quantity: '1' }
    const added = await tab.post('/sv/cart', form)
    expect([added.status, added.headers.getSetCookie()]).toEqual([307, []])
    shop.respond = null
    expect((await visitor.post(added.location, form)).status).toBe(303)
    expect((await quantities(visitor))[0]).toBe(30)
    expect(await quantities(visitor)).toHaveLength(2)
    expect((await shopping.chooseInCheckout({})).fields.first_name).toBe('Halvvägs')
    expect((await visitor.get(href('accountOrders', 'sv'))).status).toBe(200)
  },
)

it('two logins at the same time both succeed', async () => {
  const tab = observer()
  const answers = await Promise.all([logIn(visitor), logIn(tab)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 307])
  const moved = answers[0].status === 303 ? visitor : tab
  expect((await logIn(moved)).status).toBe(303)
  expect(await quantities(moved)).toEqual([30])
})
