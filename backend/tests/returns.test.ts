import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import type { OrderReturn, ReturnRequest } from '../../app/commerce/contract/return'
import { signAccessToken } from '../accounts/access-token'
import { products } from '../database/schema/products'
import { squeezed } from '../mail/tests/text-of-html'
import { GIFT, placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

const { at, staff, caller } = await staffedShop()
beforeEach(async () => {
  await at.shop.db.update(products).set({ stock: 9 }).where(eq(products.sku, 'BL1850B'))
})

const DAY_MS = 24 * 3600_000
const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })
type Line = ReturnRequest['lines'][number]
const back = (position: number, quantity: number, more: Partial<Line> = {}): Line => ({
  position,
  quantity,
  reason: 'changed-mind',
  condition: 'unopened',
  ...more,
})
const tokenOf = ({ id }: Pick<Order, 'id'>) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
const asked = (lines: Line[], id: string = crypto.randomUUID()): ReturnRequest => ({ id, lines, message: '', buys_label: false })

/** The status of the answer, and the code of a refusal with what it says of each line. */
async function refusalOf(order: Order, body: ReturnRequest): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(order)}` }
  const answer = await at.shop.fetch(`/api/orders/${order.id}/returns`, post(body, headers))
  const { code, errors = [] } = (await answer.json()) as { code: string; errors?: { path: string; message: string }[] }
  return [answer.status, code, ...errors.map(({ path, message }) => `${path} ${message}`)].join(' ')
}

const announce = async (order: Order, ...lines: Line[]): Promise<OrderReturn> =>
  (await caller.call('announceReturn', { path: order.id, body: asked(lines), token: await tokenOf(order) })).answer
const read = async (order: Order) => (await caller.call('orderReturns', { path: order.id, token: await tokenOf(order) })).answer

/** A delivered order by invoice: 3 lithium coin cells, 2 packs of alkaline cells, 1 tool battery. */
async function delivered(deliver = true): Promise<Order> {
  const order = await placeOrder(at.shop, [line('CR2032', 3), line('LR6-24', 2), line('BL1850B')])
  await staff.ship(order.number)
  if (deliver) await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

describe('what of an order may come back', () => {
  test('is nothing before it is sent; then each piece, for every reason', async () => {
    const order = await placeOrder(at.shop, [line('CR2032', 3)])
    expect(await read(order)).toMatchObject({ is_sent: false, lines: [{ left: 3, reasons: [] }] })
    expect(await refusalOf(order, asked([back(0, 1)]))).toBe('409 return-not-sent')
    await staff.ship(order.number)
    expect(await read(order)).toMatchObject({ is_sent: true, withdraw_until: null, lines: [{ left: 3 }] })
    await staff.act(order.number, 'deliver')
    expect(await read(order)).toMatchObject({ withdraw_until: '2026-12-02', complain_until: '2029-11-18' })
    expect((await read(order)).lines[0]).toMatchObject({ battery: 'lithium', reasons: { length: 4 } })
  })

  test('ends with the time limits', async () => {
    const order = await delivered()
    at.later(20 * DAY_MS)
    expect(await refusalOf(order, asked([back(0, 1), back(1, 1, { reason: 'faulty' })]))).toBe(
      '409 return-refused lines.0 too-late',
    )
    at.later(3 * 366 * DAY_MS)
    expect(await refusalOf(order, asked([back(1, 1, { reason: 'faulty' })]))).toBe('409 return-refused lines.1 too-late')
  })

  test('is never more than was bought and is in no other return', async () => {
    const order = await delivered()
    expect(await refusalOf(order, asked([back(0, 4)]))).toBe('409 return-refused lines.0 too-many')
    await announce(order, back(0, 2))
    expect(await refusalOf(order, asked([back(0, 2), back(9, 1)]))).toBe('409 return-refused lines.0 too-many lines.9 unknown')
    expect(await refusalOf(order, asked([back(1, 1), back(1, 1)]))).toContain('lines.1 unknown')
    await announce(order, back(0, 1))
    expect((await read(order)).lines.map(({ left }) => left)).toEqual([0, 2, 1])
  })

  test('is never a gift card', async () => {
    const items = [line('GIFT-500'), line('CR2032', 4)]
    const order = await placeOrder(at.shop, items, { payment: 'stripe', customer: { gift: GIFT } })
    at.provider.pay(at.provider.last, { state: 'authorized' })
    await at.webhook(at.provider.last)
    await staff.ship(order.number)
    const position = (await read(order)).lines.find(({ is_gift_card }) => is_gift_card)?.position ?? -1
    expect(await refusalOf(order, asked([back(position, 1)]))).toBe(`409 return-refused lines.${position} gift-card`)
  })

  test('is told to the order’s own token only', async () => {
    const [order, other] = [await delivered(), await delivered()]
    const { id } = await announce(order, back(0, 1))
    const headers = { authorization: `Bearer ${await tokenOf(other)}` }
    const path = `/api/orders/${order.id}`
    const calls = [
      [at.shop.fetch(`${path}/returns`, { headers }), 404],
      [at.shop.fetch(`${path}/returns`, post(asked([back(0, 1)]), headers)), 404],
      [at.shop.fetch(`${path}/return-cancellations`, post({ return_id: id }, headers)), 404],
      [at.shop.fetch(`/api/orders/${other.id}/return-cancellations`, post({ return_id: id }, headers)), 404],
      [at.shop.fetch(`/api/orders/${other.id}/returns`, post(asked([back(0, 1)], id), headers)), 404],
      [at.shop.fetch(`${path}/returns`), 401],
    ] as const
    for (const [answer, status] of calls) expect((await answer).status).toBe(status)
  })
})

describe('a return', () => {
  test('that is announced twice is one return, and two at once never take the same piece', async () => {
    const order = await delivered()
    const body = asked([back(2, 1)])
    const token = await tokenOf(order)
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await caller.call('announceReturn', { path: order.id, body, token })).answer),
    )
    expect(second).toEqual(first)
    const tabs = await Promise.all([1, 2, 3].map(() => refusalOf(order, asked([back(1, 2)]))))
    expect(tabs.filter((answer) => answer.startsWith('200'))).toHaveLength(1)
    expect((await read(order)).returns.map(({ number }) => number)).toEqual([`${order.number}-R2`, `${order.number}-R1`])
  })

  test('has a label with its number, and 14 days to be sent; a fault is sent at the cost of the shop', async () => {
    const order = await delivered()
    const own = await announce(order, back(0, 1))
    expect(own).toMatchObject({
      number: `${order.number}-R1`,
      state: 'announced',
      way: 'parcel',
      send_by: '2026-12-02',
      freight_paid_by: 'customer',
      goods_total: 29,
      label: { code: `${order.number}-R1`, carrier: 'PostNord', drop_off: { delivery: 'postnord-service-point' } },
    })
    expect((await announce(order, back(0, 1, { reason: 'faulty' }))).freight_paid_by).toBe('shop')
  })

  test('is confirmed once by mail with what to do, and a refusal is mailed with its reason; both link to the return', async () => {
    const order = await delivered()
    const { id, number } = await announce(order, back(0, 1), back(2, 1, { reason: 'faulty', condition: 'damaged' }))
    await caller.call('announceReturn', { path: order.id, body: asked([back(0, 1)], id), token: await tokenOf(order) })
    for (let n = 0; n < 2; n++) await staff.returns(number, 'refuse', { reason: 'Varan är inte vår.' })
    await staff.settle()
    const [announced, refused, ...more] = at.shop.mails.filter(({ key }) => key.endsWith(id))
    expect([announced?.to, refused?.to, more]).toEqual(['kund@example.com', 'kund@example.com', []])
    const said = ['Skicka inte detta med post', 'senast 2 december 2026', 'Tejpa över polerna', 'PostNord', 'Spänningsgatan']
    for (const words of said) expect(squeezed(announced?.text ?? '')).toContain(words)
    expect(squeezed(refused?.text ?? '')).toContain('Varan är inte vår.')
    for (const mail of [announced, refused]) {
      expect(mail?.text).toContain(`/sv/my-order/return/${order.id}?return=${number}&order_access=`)
    }
  })

  test('of a damaged lithium battery goes on without a parcel', async () => {
    const order = await delivered()
    const unsafe = await announce(order, back(2, 1, { reason: 'faulty', condition: 'damaged' }))
    expect(unsafe).toMatchObject({ way: 'none', label: null, send_by: null, lines: [{ is_sent: false, battery: 'lithium' }] })
    expect(await staff.returns(unsafe.number, 'receive')).toBe('409 return-state')
    expect(await staff.returns(unsafe.number, 'refund')).toBe('200')
    const mixed = await announce(order, back(0, 1, { reason: 'damaged-on-arrival' }), back(1, 1))
    expect(mixed).toMatchObject({ way: 'parcel', lines: [{ is_sent: false }, { is_sent: true }] })
  })

  test('is cancelled by the shopper while it is announced, and frees its pieces', async () => {
    const order = await delivered()
    const { id, number } = await announce(order, back(0, 3))
    const token = await tokenOf(order)
    const cancel = () => caller.call('cancelReturn', { path: order.id, body: { return_id: id }, token })
    expect((await cancel()).answer.state).toBe('cancelled')
    expect((await cancel()).answer.state).toBe('cancelled')
    expect((await read(order)).lines[0]?.left).toBe(3)
    expect(await staff.returns(number, 'receive')).toBe('409 return-state')
    const second = await announce(order, back(0, 3))
    await staff.returns(second.number, 'receive')
    const body = post({ return_id: second.id }, { authorization: `Bearer ${token}` })
    expect((await at.shop.fetch(`/api/orders/${order.id}/return-cancellations`, body)).status).toBe(409)
  })
})
