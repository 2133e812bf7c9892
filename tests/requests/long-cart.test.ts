import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem } from '../../app/commerce/contract/cart'
import { href } from '../../app/routing/href'
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

/** Characters of each answer with the cart of 500 different lines. How long it takes is printed by `npm run bench:cart`. */
const MAX_LENGTH = { page: 400_000, data: 197_000, drawer: 232_000, checkout: 265_000 }

const SomeCart = z.object({ cart: z.object({ lines: z.array(z.object({ slug: z.string().optional() })) }) })
const Quote = z.looseObject({ items: z.array(CartItem) })

/** A line of another product, whose texts are as long as those of the catalogue. */
const different = (line: z.output<typeof CartItem>, at: number): z.output<typeof CartItem> => ({
  ...line,
  uuid: crypto.randomUUID(),
  product_id: 1_000_000 + at,
  sku: `KC-NUMBER-${at}`,
  name: `Laddningsbart batteri nummer ${at} till kamera, 2140 mAh (ersätter ${at})`,
  slug: `laddningsbart-batteri-nummer-${at}-till-kamera-2140-mah-ersatter-${at}`,
  thumb: { url: `/pictures/products/KC-NUMBER-${at}.svg?v=4092ba9d30`, width: 240, height: 240 },
})

let shop: TestShop
let shopping: Shopping
/** The notice that the backend answers for one row. */
let notice: { at: number; text: string } | null = null
shopForTheFile((opened) => (shop = opened))
beforeAll(async () => {
  const many = new Map<string, z.output<typeof CartItem>[]>()
  shop.respond = async (path, send) => {
    const answer = await send()
    const isQuote = path.startsWith('/api/checkouts/') && answer.ok
    if (path !== '/api/sync-cart' && !isQuote) return answer
    const quote = isQuote ? Quote.parse(await answer.json()) : null
    const [line] = quote?.items ?? z.array(CartItem).parse(await answer.json())
    if (line === undefined) return Response.json([])
    const lines = many.get(line.uuid) ?? Array.from({ length: LINES }, (_, at) => (at === 0 ? line : different(line, at)))
    many.set(line.uuid, lines)
    const told = lines.map((one, at) => (at === notice?.at ? { ...one, cart_notice: notice.text } : one))
    return Response.json(quote === null ? told : { ...quote, items: told })
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

it.each([
  ['page', () => shopping.cartPath],
  ['data', () => `${shopping.cartPath}.data`],
  ['drawer', () => resourceHref('cartData', 'sv')],
  ['checkout', () => href('checkout', 'sv')],
] as const)('the %s of a cart of 500 different lines stays lean', async (name, path) => {
  const { status, body } = await shopping.visitor.get(path())
  expect(status).toBe(200)
  expect(body).toContain('till kamera')
  expect(body.length).toBeLessThan(MAX_LENGTH[name])
})

it('an answer has the addresses of the rows that the page asked for shows, and of the first ones', async () => {
  const addressed = async (query: string) => {
    const referer = `http://localhost${shopping.cartPath}${query}`
    const { body } = await shopping.visitor.get(resourceHref('cartData', 'sv'), { referer })
    const { lines } = SomeCart.parse(JSON.parse(body)).cart
    return [0, 200, LINES - 1].filter((at) => lines[at]?.slug !== undefined)
  }
  expect([await addressed(''), await addressed('?lines=10')]).toEqual([[0], [0, LINES - 1]])
})

it('the summary of the checkout shows 50 of 500 lines and tells analytics of all', async () => {
  const body = await page(href('checkout', 'sv'))
  expect(words(body)).toContain(translator('sv')('checkout.hiddenLines', { count: LINES - 50 }))
  expect(body).toContain(`KC-NUMBER-${LINES - 1}`)
})

it('a row on a later page that the backend says something of stands on the first page and in the drawer, with its address', async () => {
  notice = { at: 311, text: 'Varan har tagit slut. Ta bort den.' }
  const read = async (path: string) => (await page(path)).includes(notice?.text ?? '-')
  try {
    expect(await read(shopping.cartPath)).toBe(true)
    expect(await read(`${shopping.cartPath}?lines=10`)).toBe(true)
    const { lines } = SomeCart.parse(JSON.parse(await page(resourceHref('cartData', 'sv')))).cart
    expect(lines[notice.at]?.slug).toBeDefined()
  } finally {
    notice = null
  }
})
