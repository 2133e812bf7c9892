import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountCart, type AccountCartRequest } from '../../app/commerce/contract/account-cart'
import { signAccessToken } from '../accounts/access-token'
import { accountCarts, customers } from '../database/schema/accounts'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import first from './fixture/stored-carts/1.json'
import second from './fixture/stored-carts/2.json'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

/**
 * The column as each release has written it, of the same cart. The last is the current form. A release that writes another form
 * adds a file here and an upgrade in backend/carts/stored-cart-line.ts. The files are never edited.
 */
const WRITTEN = [first, second]
const answered = second.map(({ version: _, ...line }) => line)
const [one] = first
if (one === undefined) throw new Error('The fixture has a line')

let shop: TestShop
let demo: number
beforeAll(async () => {
  shop = await openTestShop()
  const [row] = await shop.db.select().from(customers).where(eq(customers.email, DEMO_ACCOUNT.email))
  demo = row?.id ?? 0
})
beforeEach(() => shop.db.delete(accountCarts))
afterAll(() => shop.close())

const store = (lines: unknown) =>
  shop.db.insert(accountCarts).values({ customer_id: demo, version: 7, lines, changed_at: new Date(0) })
const stored = async () => (await shop.db.select().from(accountCarts))[0]?.lines
const bearer = async () => `Bearer ${await signAccessToken({ scope: 'account', subject: String(demo) }, shop.services)}`
const call = async (changes: AccountCartRequest['changes']) =>
  shop.fetch('/api/account/cart', post({ customer_id: demo, changes }, { authorization: await bearer() }))
const change = async (changes: AccountCartRequest['changes']) => AccountCart.parse(await (await call(changes)).json())

describe.each(WRITTEN.map((written, at) => [at + 1, written] as const))('a cart as release %i wrote it', (_, written) => {
  test('is answered whole', async () => {
    await store(written)
    expect(await change([])).toEqual({ customer_id: demo, version: 7, lines: answered, unread: [] })
  })

  test('keeps its other lines as they are stored when one is set', async () => {
    await store(written)
    await change([{ uuid: one.uuid, line: { ...one, quantity: 9 } }])
    expect(await stored()).toEqual([{ ...second[0], quantity: 9 }, ...written.slice(1)])
  })
})

test('a cart is written in the current form', async () => {
  await change(first.map((line) => ({ uuid: line.uuid, line })))
  expect(await stored()).toEqual(second)
})

test.each(['offer_item_id', 'campaign'])('a line loses nothing but its %s when that cannot be read', async (field) => {
  await store(second.map((line) => ({ ...line, [field]: [[]] })))
  expect((await change([])).lines).toEqual(answered.map((line) => ({ ...line, [field]: null })))
})

const unreadable = [
  { ...one, quantity: { pieces: 2 } },
  // Without its interval it would be another purchase.
  { ...one, subscription_interval: { days: 30 } },
]

describe.each(unreadable)('a line that cannot be read (%j)', (line) => {
  test('is named, and stays as it is when another changes', async () => {
    await store([{ a: 1 }, line, ...second.slice(1)])
    const { uuid } = second[1] ?? one
    expect(await change([{ uuid, line: null }])).toEqual({
      customer_id: demo,
      version: 8,
      lines: answered.slice(2),
      unread: [one.uuid],
    })
    expect(await stored()).toEqual([{ a: 1 }, line, ...second.slice(2)])
  })

  test('is set and removed by a device that knows it', async () => {
    await store([line])
    expect(await change([{ uuid: one.uuid, line: one }])).toMatchObject({ lines: [{ quantity: 2 }], unread: [] })
    await shop.db.delete(accountCarts)
    await store([line])
    expect(await change([{ uuid: one.uuid, line: null }])).toMatchObject({ lines: [], unread: [] })
  })

  test('stays when an order takes out its lines', async () => {
    const bought = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 3 }
    await store([line, bought])
    await placeOrder(shop, [bought], { headers: { authorization: await bearer() } })
    expect(await stored()).toEqual([line])
  })
})

test('a cart that is no list of lines is neither answered as empty nor written', async () => {
  await store({ version: 99, rows: first })
  expect((await call([{ uuid: one.uuid, line: one }])).status).toBe(409)
  expect((await call([])).status).toBe(409)
  expect(await stored()).toEqual({ version: 99, rows: first })
})
