import { beforeAll, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { pageExamples } from '../support/shop/page-examples'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { Shopping } from '../support/shop/shopping'

let shop: TestShop
shopForTheFile((opened) => {
  shop = opened
})

/** The calls to the backend that `work` leads to, each as method, path, query and body. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = []
  shop.respond = (path, send, { method, search, body }) => {
    calls.push(`${method} ${path}${search} ${body}`)
    return send()
  }
  await work()
  shop.respond = null
  return calls
}

const repeated = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) < index)

async function guestWithCart(): Promise<Shopping> {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await fillCart(shopping)
  return shopping
}

async function customerWithCart(): Promise<Shopping> {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await logIn(shopping.visitor)
  await fillCart(shopping)
  return shopping
}

async function fillCart(shopping: Shopping): Promise<void> {
  await shopping.add('CR2032', 2)
  await shopping.add('LR6-24')
  await shopping.addCode('KRAFT10')
}

describe.each([
  ['a guest', guestWithCart],
  ['a logged-in customer', customerWithCart],
])('with a cart and a discount code, for %s,', (_, prepare) => {
  let shopping: Shopping
  beforeAll(async () => {
    shopping = await prepare()
  })

  it.each(pageExamples('sv'))('the page $page asks the backend nothing twice', async ({ path }) => {
    expect(repeated(await callsOf(() => shopping.visitor.get(path)))).toEqual([])
  })

  it('an open drawer asks the backend nothing twice', async () => {
    expect(repeated(await callsOf(() => shopping.visitor.get(`${href('home', 'sv')}?cart`)))).toEqual([])
  })

  it('a change of the cart, sent by script or as a form, asks the backend nothing twice', async () => {
    const [line] = (await shopping.cart()).lines
    const change = { intent: 'change', uuid: line?.uuid ?? '' }
    const byScript = await callsOf(() => shopping.visitor.post(resourceHref('cartData', 'sv'), { ...change, quantity: '5' }))
    const asForm = await callsOf(() => shopping.change(change.uuid, 6))
    for (const calls of [byScript, asForm]) {
      expect(calls).toContainEqual(expect.stringContaining('POST /api/sync-cart'))
      expect(repeated(calls)).toEqual([])
    }
  })

  it('the page of an order asks the backend nothing twice', async () => {
    const id = await orderedId(shop)
    await openByMail(shopping.visitor, shop.backend, id)
    const calls = await callsOf(() => shopping.visitor.get(href('myOrder', 'sv', { id })))
    expect(calls).toContainEqual(expect.stringContaining(`GET /api/orders/${id}/detail`))
    expect(repeated(calls)).toEqual([])
  })

  it('an order that is refused asks the backend nothing twice', async () => {
    const form = await shopping.checkout()
    const calls = await callsOf(async () => expect((await shopping.order({ ...form, email: '' })).status).toBe(400))
    expect(calls).toContainEqual(expect.stringContaining('PUT /api/checkouts/'))
    expect(repeated(calls)).toEqual([])
  })

  it('a return that is refused asks the backend nothing twice', async () => {
    const id = await orderedId(shop)
    await openByMail(shopping.visitor, shop.backend, id)
    const fields = { id: crypto.randomUUID(), message: '' }
    const calls = await callsOf(() => shopping.visitor.post(href('myOrderReturn', 'sv', { id }), fields))
    expect(calls).toContainEqual(expect.stringContaining(`GET /api/orders/${id}/returns`))
    expect(repeated(calls)).toEqual([])
  })

  it('the confirmation of an order asks the backend nothing twice', async () => {
    const buyer = await prepare()
    const placed = await buyer.order(await buyer.checkout())
    const calls = await callsOf(() => buyer.visitor.follow(placed))
    expect(calls).toContainEqual(expect.stringContaining('GET /api/orders/'))
    expect(repeated(calls)).toEqual([])
  })
})

it('goods of an offer that are refused ask the backend nothing twice', async () => {
  const { visitor } = await customerWithCart()
  const gone = { intent: 'add-offer', item: '987654' }
  const calls = await callsOf(async () => expect((await visitor.post(href('accountOffers', 'sv'), gone)).status).toBe(409))
  expect(calls).toContainEqual(expect.stringContaining('GET /api/account/offers'))
  expect(repeated(calls)).toEqual([])
})

it('parts that the backend does not have are asked for once, and so are the offers for a cart', async () => {
  const { visitor } = await guestWithCart()
  shop.forgetAnswers()
  const calls: string[] = []
  shop.respond = (path, send, { method, search, body }) => {
    const isMissing = /widget|current-deal|next-delivery|devices|listings\/campaign/.test(path)
    if (isMissing || path.endsWith('cross-selling-products')) calls.push(`${method} ${path}${search} ${body}`)
    return isMissing ? new Response('{}', { status: 404 }) : send()
  }
  const pages = [href('home', 'sv'), href('cart', 'sv')]
  for (const path of [...pages, ...pages]) expect((await visitor.get(path)).status).toBe(200)
  shop.respond = null
  shop.forgetAnswers()
  expect(calls).toContainEqual(expect.stringContaining('POST /api/cross-selling-products'))
  expect(calls).toContainEqual(expect.stringContaining('GET /api/listings/campaign'))
  expect(repeated(calls)).toEqual([])
})

it('offers for a cart are asked for once by a page whose panel of upselling shows them too', async () => {
  const { visitor } = await guestWithCart()
  shop.forgetAnswers()
  const calls: string[] = []
  shop.respond = (path, send, { method, search, body }) => {
    calls.push(`${method} ${path}${search} ${body}`)
    return path.endsWith('/upselling') ? Response.json(true) : send()
  }
  await visitor.get(`${href('cart', 'sv')}?upsell=${shop.backend.idOf('CR2032')}`)
  shop.respond = null
  expect(calls).toContainEqual(expect.stringContaining('POST /api/cross-selling-products'))
  expect(repeated(calls)).toEqual([])
})
