import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem } from '../../app/commerce/contract/cart'
import { resourceHref } from '../../app/routing/resources'
import { formatMoney } from '../../app/store/money'
import { STORES } from '../../app/store/stores'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { translator } from '../support/shop/translator'
import { Shopping } from '../support/shop/shopping'

const LINES = 500
const FullCart = z.object({ refused: z.string(), cart: z.object({ lines: z.array(z.unknown()) }) })

/** Characters of a page with the cart of 500 lines. How long it takes is printed by `npm run bench:cart`. */
const MAX_LENGTH = 420_000

let shop: TestShop
let shopping: Shopping
shopForTheFile((opened) => (shop = opened))
beforeAll(async () => {
  const many = new Map<string, z.output<typeof CartItem>[]>()
  shop.respond = async (path, send) => {
    const answer = await send()
    if (path !== '/api/sync-cart') return answer
    const [line] = z.array(CartItem).parse(await answer.json())
    if (line === undefined) return Response.json([])
    const lines =
      many.get(line.uuid) ??
      Array.from({ length: LINES }, (_, at) => ({ ...line, uuid: at === 0 ? line.uuid : crypto.randomUUID() }))
    many.set(line.uuid, lines)
    return Response.json(lines)
  }
  shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('TESTER')
})

const page = async (path: string) => (await shopping.visitor.get(path)).body

it('a cart of 500 lines is shown in pages, with the sum of all', async () => {
  const first = await shopping.cart()
  expect(first.lines).toHaveLength(50)
  expect(first.text).toContain(formatMoney(LINES * 120, STORES.sv))
  const last = await shopping.visitor.get(`${shopping.cartPath}?lines=10`)
  expect(last.status).toBe(200)
  expect(last.body).not.toContain(`value="${first.lines[0]?.uuid}"`)
})

it('a change on a later page of the cart leads back to it without scripts', async () => {
  const at = `${shopping.cartPath}?lines=10`
  const { body } = await shopping.visitor.get(at)
  expect(elements(body, 'form').map(({ action }) => action)).toContain(at)
  const [, uuid = ''] = /name="uuid" value="([^"]+)"/.exec(body) ?? []
  const changed = await shopping.visitor.post(at, { intent: 'change', uuid, quantity: '2' })
  expect([changed.status, changed.location]).toEqual([303, at])
})

it('a full cart takes no further line, says so in the page and to the script, and loses none', async () => {
  const text = translator('sv')('cart.full', { max: LINES })
  const added = await shopping.add('CR2032')
  expect([added.status, added.location]).toEqual([303, `${shopping.cartPath}?rejected=full`])
  expect(words((await shopping.visitor.follow(added)).body)).toContain(text)
  const product_id = String(shop.backend.idOf('CR2032'))
  const answer = await shopping.visitor.post(resourceHref('cartData', 'sv'), { intent: 'add', product_id })
  const { refused, cart } = FullCart.parse(JSON.parse(answer.body))
  expect([answer.status, refused, cart.lines.length]).toEqual([200, 'full', LINES])
})

it('a page with a cart of 500 lines stays lean', async () => {
  expect((await page(shopping.cartPath)).length).toBeLessThan(MAX_LENGTH)
})
