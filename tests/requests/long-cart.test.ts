import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem } from '../../app/commerce/contract/cart'
import { formatMoney } from '../../app/store/money'
import { STORES } from '../../app/store/stores'
import { timed } from '../../backend/tests/own-time'
import type { TestShop } from '../support/shop/open-shop'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { Shopping } from '../support/shop/shopping'

const LINES = 500

/** Milliseconds of its own that a page with the cart of 500 lines may take, and its size. */
const MAX_MS = 150
const MAX_BYTES = 700_000

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

it('a page with a cart of 500 lines takes less than 150 ms of its own, and stays lean', async () => {
  const times: number[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    const [body, milliseconds] = await timed(() => page(shopping.cartPath))
    times.push(milliseconds)
    expect(body.length).toBeLessThan(MAX_BYTES)
  }
  expect(Math.min(...times)).toBeLessThan(MAX_MS)
})
