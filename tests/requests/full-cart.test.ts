import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem, SyncCartRequest } from '../../app/commerce/contract/cart'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { logIn } from '../support/shop/log-in'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Answer, Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForTheFile((opened) => (shop = opened))

/** By path, the highest number of lines that a call sent. */
const sizes = new Map<string, number>()

/** The backend prices a line of each large cart only: it takes seconds for all of them, and their prices do not matter here. */
beforeAll(async () => {
  const known: z.output<typeof CartItem>[] = []
  shop.respond = async (path, send, { body }) => {
    const told: unknown = body === '' ? null : JSON.parse(body)
    for (const lines of Object.values(told ?? {})) {
      const key = path.replace(/[\da-f-]{36}/, '')
      if (Array.isArray(lines)) sizes.set(key, Math.max(sizes.get(key) ?? 0, lines.length))
    }
    if (path.startsWith('/api/checkouts/') && body.length > 20_000) return new Response(null, { status: 503 })
    if (path !== '/api/sync-cart') return send()
    const { items, coupons = [] } = SyncCartRequest.parse(told)
    const knownOf = (id: number) => known.find(({ product_id: product }) => product === id) ?? known[0]
    if (items.length > 100) {
      const gifts = coupons.map((code) => ({ ...items[0], uuid: crypto.randomUUID(), quantity: 1, added_by_coupon: code }))
      const all = [...items, ...gifts].map((item) => ({ ...knownOf(item.product_id ?? 0), ...item, subscription_interval: null }))
      return Response.json(all)
    }
    const answer = await send()
    known.push(...z.array(CartItem).parse(await answer.clone().json()))
    return answer
  }
  for (const sku of ['TESTER', 'LR6-4']) await new Shopping(shop.visitor(), shop.backend).add(sku)
})

const t = translator('sv')
const full = t('cart.full', { max: MAX_LINES })
const cartPath = href('cart', 'sv')
const email = `${crypto.randomUUID()}@example.com`

/** Fills the cart with lines that do not merge, as a browser restores a lost cart. */
function fill(visitor: Visitor, count: number): Promise<Answer> {
  const copied = new URLSearchParams({ intent: 'restore', session: 'the-lost' })
  const product = shop.backend.idOf('TESTER')
  for (let at = 1; at <= count; at += 1) copied.append('line', `product_id=${product}&quantity=1&accessory_id=${at}`)
  return visitor.post(cartPath, copied)
}

const leftOut = (names: string) => `${full} ${t('cart.full.leftOut', { names })}`
const shownIn = async (answer: Promise<Answer>) => words((await answer).body)

it('a full cart takes of an offer what fits, and says once what it had no room for', async () => {
  const visitor = shop.visitor()
  await logIn(visitor)
  const path = href('accountOffers', 'sv')
  const offer = elements((await visitor.get(path)).body, 'button').find(({ name }) => name === 'offer')?.value ?? ''
  await fill(visitor, MAX_LINES - 1)
  const added = await visitor.post(path, { intent: 'add-offer', offer })
  expect([added.status, added.location]).toEqual([303, cartPath])
  expect(await shownIn(visitor.follow(added))).toMatch(new RegExp(leftOut('NAMES').replace('NAMES', '[^,:]+')))
  expect(await shownIn(visitor.get(cartPath))).not.toContain(full)
  expect((await shownIn(visitor.get(path))).split(t('account.offers.inCart'))).toHaveLength(2)
})

it('a full cart takes of an order that is bought again what fits, and names the rest; a line that is undone in it is said to find no room', async () => {
  const visitor = shop.visitor()
  await openAccount(visitor, shop.backend, email)
  const shopping = new Shopping(visitor, shop.backend)
  await shopping.add('BL1850B')
  await shopping.add('CR2032')
  const { location } = await shopping.order({ ...(await shopping.checkout()), email })
  const order = /[\da-f-]{36}/.exec(location)?.[0] ?? ''
  await fill(visitor, MAX_LINES - 1)
  const bought = await visitor.post(href('accountOrders', 'sv'), { intent: 'buy-again', order })
  expect([bought.status, bought.location]).toEqual([303, cartPath])
  expect(await shownIn(visitor.follow(bought))).toContain(leftOut('Knappcell CR2032'))
  const [line] = (await shopping.cart()).lines
  await shopping.remove(line?.uuid ?? '')
  await shopping.add('CR2032')
  const undone = await visitor.post(cartPath, { intent: 'undo-remove', uuid: line?.uuid ?? '' })
  expect([undone.status, undone.location]).toEqual([303, `${cartPath}?rejected=full`])
})

const account = { email, password: 'elva-gula-tranor' }
const anyOf = (names: string) => new RegExp(leftOut('NAMES').replace('NAMES', names))

it('a product that a script adds while another device fills the cart is named in the answer, and in the cart', async () => {
  const [here, there] = [new Shopping(shop.visitor(), shop.backend), new Shopping(shop.visitor(), shop.backend)]
  await logIn(here.visitor, 'sv', account)
  await here.remove((await here.cart()).lines[0]?.uuid ?? '')
  expect((await here.cart()).text).not.toContain(full)
  await logIn(there.visitor, 'sv', account)
  await there.add('LR6-24')
  await there.cart()
  const fields = { intent: 'add', product_id: String(shop.backend.idOf('LR6-4')), quantity: '1' }
  const { status, body } = await here.visitor.post(resourceHref('cartData', 'sv'), fields, { accept: 'application/json' })
  expect([status, JSON.parse(body)]).toMatchObject([200, { leftOut: [expect.stringContaining('LR6')] }])
  expect((await here.cart()).text).toMatch(anyOf('[^,:]*LR6[^,:]*'))
})

it('a guest whose goods find no room in the full cart of the account is told which in the checkout, and in the cart', async () => {
  const visitor = shop.visitor()
  await new Shopping(visitor, shop.backend).add('LR6-4')
  const { location } = await logIn(visitor, 'sv', { ...account, next: href('checkout', 'sv') })
  expect(location).toBe(href('checkout', 'sv'))
  for (const path of [location, location, cartPath]) expect(await shownIn(visitor.get(path))).toMatch(anyOf('[^,:]*LR6[^,:]*'))
  for (const path of [cartPath, location]) expect(await shownIn(visitor.get(path))).not.toContain(full)
})

it('a full cart with what a code adds can be shown and ordered: no call sends more lines than it may have', async () => {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  sizes.clear()
  await fill(shopping.visitor, MAX_LINES)
  await shopping.addCode('GAVA')
  expect((await shopping.cart()).text).toContain(t('cart.items', { count: MAX_LINES + 1 }))
  for (const path of [cartPath, href('checkout', 'sv')]) await shopping.visitor.get(path)
  const asked = ['/api/sync-cart', '/api/sync-coupons', '/api/cross-selling-products', '/api/checkouts/']
  expect(asked.map((path) => sizes.get(path))).toEqual(asked.map(() => MAX_LINES))
})
