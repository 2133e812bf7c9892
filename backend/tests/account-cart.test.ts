import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AccountCart } from '../../app/commerce/contract/account-cart'
import type { CartItemRequest } from '../../app/commerce/contract/cart'
import { signAccessToken } from '../accounts/access-token'
import { accountCarts, customers } from '../database/schema/accounts'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let demo: number
beforeAll(async () => {
  shop = await openTestShop()
  const [row] = await shop.db.select().from(customers).where(eq(customers.email, DEMO_ACCOUNT.email))
  demo = row?.id ?? 0
})
beforeEach(() => shop.db.delete(accountCarts))
afterAll(() => shop.close())

type Change = { uuid: string; line: CartItemRequest | null }
async function change(changes: Change[], customer_id: number | null = demo): Promise<AccountCart> {
  const token = await signAccessToken({ scope: 'account', subject: String(demo) }, shop.services)
  const init = post({ customer_id, changes }, { authorization: `Bearer ${token}` })
  return AccountCart.parse(await (await shop.fetch('/api/account/cart', init)).json())
}
const set = (quantity: number, uuid: string = crypto.randomUUID()) => ({ uuid, line: { uuid, product_id: 1, quantity } })
const remove = ({ uuid }: Change) => ({ uuid, line: null })
const quantities = ({ lines }: AccountCart) => lines.map(({ quantity }) => quantity)

test('a line is set, changed and removed, and a repeated change counts once', async () => {
  const one = set(2)
  for (let turn = 0; turn < 2; turn += 1) expect(await change([one])).toMatchObject({ version: 1, lines: [{ quantity: 2 }] })
  expect(await change([set(5, one.uuid)])).toMatchObject({ version: 2, lines: [{ quantity: 5 }] })
  for (let turn = 0; turn < 2; turn += 1) expect(await change([remove(one)])).toMatchObject({ version: 3, lines: [] })
})

test('devices that change at once lose nothing of each other', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => set(at + 1))
  await Promise.all(lines.map((line) => change([line])))
  const all = await change([])
  expect([all.version, quantities(all).toSorted((a, b) => a - b)]).toEqual([20, lines.map((_, at) => at + 1)])
})

test('changes for another account, or for none, change nothing', async () => {
  for (const customer of [null, demo + 1]) {
    expect(await change([set(1)], customer)).toEqual({ customer_id: demo, version: 0, lines: [], unread: [] })
  }
})

test('a confirmed order takes its lines out, and leaves one of which more pieces were added since', async () => {
  const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
  const [bought, grown, other] = [line('CR2032', 3), line('LR6-24', 1), line('TESTER', 1)]
  await change([bought, { ...grown, quantity: 2 }, other].map((one) => ({ uuid: one.uuid, line: one })))
  const authorization = `Bearer ${await signAccessToken({ scope: 'account', subject: String(demo) }, shop.services)}`
  await placeOrder(shop, [bought, grown], { headers: { authorization } })
  const { version, lines } = await change([])
  expect([version, lines.map(({ uuid }) => uuid)]).toEqual([2, [grown.uuid, other.uuid]])
})
