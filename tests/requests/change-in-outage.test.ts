import { describe, expect, it } from 'vitest'
import { type TestShop } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Answer } from '../support/shop/visitor'

const t = translator('sv')
let shop: TestShop
let shopping: Shopping
shopForEachTest(async (opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('CR2032', 5)
  await shopping.add('LR6-24', 2)
  await shopping.addCode('KRAFT10')
})

/** The ways in which the backend can fail to answer. */
const OUTAGES: readonly [string, TestShop['respond']][] = [
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  // The same error as the timeout of a call, after 50 ms.
  ['hangs', () => new Promise((_, reject) => setTimeout(() => reject(new DOMException('timed out', 'TimeoutError')), 50))],
  ['answers 500', () => new Response('overloaded', { status: 500 })],
  ['answers 429', () => new Response('slow down', { status: 429 })],
  ['answers garbage', () => new Response('<html>502 Bad Gateway</html>', { status: 200 })],
  ['answers with something that is not a cart', () => Response.json([{ price: 'free' }])],
]

type Change = { name: string; make: (uuid: string) => Promise<Answer>; lines: [string, number][]; code: boolean }
const CR2032 = 'knappcell-cr2032'
const LR6 = 'lr6-aa-24-pack'
const CHANGES: readonly Change[] = [
  {
    name: 'an add',
    make: () => shopping.add('LR6-24', 3),
    lines: [
      [CR2032, 5],
      [LR6, 5],
    ],
    code: true,
  },
  {
    name: 'a change',
    make: (uuid) => shopping.change(uuid, 9),
    lines: [
      [CR2032, 9],
      [LR6, 2],
    ],
    code: true,
  },
  { name: 'a removal', make: (uuid) => shopping.remove(uuid), lines: [[LR6, 2]], code: true },
  {
    name: 'a code added',
    make: () => shopping.addCode('NOCH-EINER'),
    lines: [
      [CR2032, 5],
      [LR6, 2],
    ],
    code: true,
  },
  {
    name: 'a code removed',
    make: () => shopping.removeCode('KRAFT10'),
    lines: [
      [CR2032, 5],
      [LR6, 2],
    ],
    code: false,
  },
]

describe.each(OUTAGES)('a backend that %s', (_, outage) => {
  it.each(CHANGES)(
    '$name is kept, its totals are being confirmed, checkout waits, and the next visit syncs it',
    async (change) => {
      const [line] = (await shopping.cart()).lines
      shop.respond = outage
      const answer = await change.make(line?.uuid ?? '')
      expect(answer.status).toBe(303)

      const waiting = await shopping.cart()
      expect(waiting.status).toBe(200)
      expect(waiting.text).toContain(t('cart.unconfirmed'))
      expect(waiting.text).toContain(t('cart.unconfirmed.total'))
      expect(waiting.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual(change.lines)
      expect(elements(waiting.body, 'a').map(({ href }) => href)).not.toContain('/sv/checkout')
      const checkout = await shopping.visitor.get('/sv/checkout')
      expect([503, 302]).toContain(checkout.status)

      shop.respond = null
      const back = await shopping.cart()
      expect(back.text).not.toContain(t('cart.unconfirmed'))
      expect(back.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual(change.lines)
      expect(back.text.includes('KRAFT10')).toBe(change.code)
      if (change.name === 'a code added') expect(back.text).toContain('NOCH-EINER')
      expect(elements(back.body, 'a').map(({ href }) => href)).toContain('/sv/checkout')
    },
  )
})

it('all five changes made in sequence are applied when the backend is back', async () => {
  shop.online = false
  const [line] = (await shopping.cart()).lines
  for (const { make } of CHANGES) expect((await make(line?.uuid ?? '')).status).toBe(303)
  shop.online = true
  const { lines, text } = await shopping.cart()
  expect(lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([[LR6, 5]])
  expect([text.includes('KRAFT10'), text.includes('NOCH-EINER')]).toEqual([false, true])
})

it('a backend that hangs delays a change by one timeout only, although codes need a second call', async () => {
  let asked: string[] = []
  shop.respond = (path) => {
    asked.push(path)
    return Promise.reject(new DOMException('timed out', 'TimeoutError'))
  }
  await shopping.add('CR2032')
  expect(asked).toEqual(['/api/sync-cart'])
  asked = []
  await shopping.addCode('NOCH-EINER')
  expect(asked).toEqual(['/api/sync-cart'])
})
