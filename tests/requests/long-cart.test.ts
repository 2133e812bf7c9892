import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem } from '../../app/commerce/contract/cart'
import { formatMoney } from '../../app/store/money'
import { STORES } from '../../app/store/stores'
import type { TestShop } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { Shopping } from '../support/shop/shopping'

const LINES = 500

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

it('a page with a cart of 500 lines stays lean', async () => {
  expect((await page(shopping.cartPath)).length).toBeLessThan(MAX_LENGTH)
})
