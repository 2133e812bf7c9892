import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import type { OrderReturn } from '../../app/commerce/contract/return'
import { signAccessToken } from '../accounts/access-token'
import { giftCards } from '../database/schema/gift-cards'
import { jobs } from '../database/schema/jobs'
import { products } from '../database/schema/products'
import { withdrawals } from '../database/schema/withdrawals'
import { GIFT, type Ordering, placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

const { at, staff, caller } = await staffedShop()
beforeEach(async () => {
  at.provider.refusesRefunds = false
})

const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })

/** An order that was paid by card, sent and delivered. */
async function bought(lines: ReturnType<typeof line>[], ordering: Ordering = {}) {
  const order = await placeOrder(at.shop, lines, { payment: 'stripe', ...ordering })
  const payment = at.provider.last
  at.provider.pay(payment, { state: 'authorized' })
  await at.webhook(payment)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return { order, payment }
}

type Reason = OrderReturn['lines'][number]['reason']

async function announce(
  { id }: Order,
  pieces: readonly (readonly [position: number, quantity: number])[],
  reason: Reason = 'changed-mind',
) {
  const token = await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
  const lines = pieces.map(([position, quantity]) => ({ position, quantity, reason, condition: 'opened' }))
  return (await caller.call('announceReturn', { path: id, body: { id: crypto.randomUUID(), lines, message: '' }, token })).answer
}

async function readReturns({ id }: Order) {
  const token = await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
  return (await caller.call('orderReturns', { path: id, token })).answer.returns
}

async function stockOf(sku: string): Promise<number> {
  const [row] = await at.shop.db.select({ stock: products.stock }).from(products).where(eq(products.sku, sku))
  return row?.stock ?? Number.NaN
}

const mails = async () =>
  (await at.shop.db.select({ key: jobs.key }).from(jobs))
    .map(({ key }) => key.split(':')[0] ?? '')
    .filter((key) => key.includes('-'))

describe('a return that has come in', () => {
  test('ends with 0 when all that was paid went back before, while its withdrawal was open', async () => {
    const { order, payment } = await bought([line('LAST', 2)])
    const typed = { number: order.number, name: 'Kim', email: 'kund@example.com', message: '' }
    await at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed, extent: 'whole', lines: null }))
    await staff.act(order.number, 'refunds', { reason: 'early' })
    await staff.settle()
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refunded' })
    const { number } = await announce(order, [[0, 2]])
    await staff.returns(number, 'receive')
    expect(await staff.returns(number, 'refund')).toBe('200')
    expect((await readReturns(order))[0]).toMatchObject({ state: 'refunded' })
    expect([payment.refunded.size, (await staff.show(order.number)).order.status]).toEqual([1, 'returned'])
  })

  test('is received, put into stock where it can be sold, and given back through the provider that was paid, each once', async () => {
    const { order, payment } = await bought([line('LAST', 2), line('CR2032', 2)])
    const { number } = await announce(order, [
      [0, 1],
      [1, 1],
    ])
    const [last, coin] = [await stockOf('LAST'), await stockOf('CR2032')]
    expect(await staff.returns(number, 'refund')).toBe('409 return-state')
    for (let n = 0; n < 2; n++) expect(await staff.returns(number, 'receive', { sellable: ['LAST'] })).toBe('204')
    expect([await stockOf('LAST'), await stockOf('CR2032')]).toEqual([last + 1, coin])
    for (let n = 0; n < 2; n++) expect(await staff.returns(number, 'refund')).toBe('200')
    expect((await readReturns(order))[0]).toMatchObject({ state: 'refunded', refund: { state: 'due' } })
    await staff.settle()
    const [item, other] = order.items
    expect([...payment.refunded.values()]).toEqual([Math.round(item?.price ?? 0) + Math.round(other?.price ?? 0)])
    expect((await readReturns(order))[0]).toMatchObject({ state: 'refunded', refund: { state: 'done' } })
    expect((await mails()).toSorted()).toEqual([
      'money-back',
      'order-awaits-payment',
      'order-received',
      'return-announced',
      'return-received',
    ])
    expect((await staff.history(order.number)).slice(-5)).toEqual([
      ...['shopper: return-announced', 'staff: return-received', 'staff: refund-requested', 'staff: return-refunded'],
      'shop: refunded',
    ])
    expect((await staff.show(order.number)).order.status).toBe('delivered')
  })

  test('gives back each line less its discount, and the whole order with its freight adds up to what was paid', async () => {
    const { order, payment } = await bought([line('CR2032', 3), line('LR6-24', 2)], { coupons: ['KRAFT10'] })
    expect(order.discount_total).toBeGreaterThan(0)
    for (const pieces of [
      [[0, 1]],
      [
        [1, 1],
        [0, 1],
      ],
      [
        [0, 1],
        [1, 1],
      ],
    ] as const) {
      const { number } = await announce(order, pieces, 'faulty')
      await staff.returns(number, 'receive')
      await staff.returns(number, 'refund')
    }
    await staff.settle()
    const amounts = [...payment.refunded.values()]
    expect(amounts).toHaveLength(3)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.total)
    expect((await staff.show(order.number)).order.status).toBe('returned')
  })

  test('says the amount for its goods that its refund gives back, before the refund and after later ones', async () => {
    const { order } = await bought([line('CR2032', 3)], { coupons: ['3FOR2'] })
    expect(order.items_total).toBe(58)
    const announced: number[] = []
    for (let n = 0; n < 3; n++) {
      const { number, goods_total } = await announce(order, [[0, 1]], 'faulty')
      announced.push(goods_total)
      await staff.returns(number, 'receive')
      await staff.returns(number, 'refund')
    }
    expect(announced).toEqual([19, 20, 19])
    const shown = (await readReturns(order)).toReversed().map(({ goods_total, refund }) => [goods_total, refund?.amount])
    expect(shown).toEqual([
      [19, 19],
      [20, 20],
      [19, 19 + (order.shipping?.price ?? 0)],
    ])
  })

  test('of a whole order that was withdrawn from gives back the cheapest standard freight only', async () => {
    const { order, payment } = await bought([line('CR2032', 4)], { delivery: 'postnord-home' })
    expect(order.shipping?.price).toBe(99)
    const { number } = await announce(order, [[0, 4]])
    await staff.returns(number, 'receive')
    await staff.returns(number, 'refund')
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([order.items_total + 29 + order.payment.fee])
  })

  test('loses what its goods have lost in value, and gives nothing twice beside a refund of the staff', async () => {
    const { order, payment } = await bought([line('LAST', 2)])
    const first = await announce(order, [[0, 1]])
    await staff.returns(first.number, 'receive')
    expect(await staff.returns(first.number, 'refund', { deduct: 50 })).toBe('200')
    const price = Math.round(order.items[0]?.price ?? 0)
    const second = await announce(order, [[0, 1]])
    await staff.act(order.number, 'refunds', { reason: 'kindness' })
    await staff.returns(second.number, 'receive')
    expect(await staff.returns(second.number, 'refund')).toBe('200')
    await staff.settle()
    expect([...payment.refunded.values()].toSorted((one, other) => one - other)).toEqual([price - 50, order.total - price + 50])
    expect((await readReturns(order))[0]).toMatchObject({ state: 'refunded', refund: { amount: 0, state: 'done' } })
  })

  test('that the provider refuses can be refunded once more', async () => {
    const { order, payment } = await bought([line('LAST')])
    const { number } = await announce(order, [[0, 1]])
    await staff.returns(number, 'receive')
    at.provider.refusesRefunds = true
    await staff.returns(number, 'refund')
    await staff.settle()
    expect((await readReturns(order))[0]?.refund?.state).toBe('refused')
    at.provider.refusesRefunds = false
    expect(await staff.returns(number, 'refund')).toBe('200')
    await staff.settle()
    expect(payment.refunded.size).toBe(1)
    expect((await readReturns(order))[0]?.refund?.state).toBe('done')
  })

  test('that the provider refuses is asked for again as it was decided: less its deduction, and the freight once', async () => {
    const { order, payment } = await bought([line('LAST', 2)])
    const first = await announce(order, [[0, 1]], 'faulty')
    const second = await announce(order, [[0, 1]], 'faulty')
    at.provider.refusesRefunds = true
    await staff.returns(first.number, 'receive')
    await staff.returns(first.number, 'refund', { deduct: 50 })
    await staff.settle()
    at.provider.refusesRefunds = false
    await staff.returns(second.number, 'receive')
    await staff.returns(second.number, 'refund')
    await staff.settle()
    expect(await staff.returns(first.number, 'refund')).toBe('200')
    await staff.settle()
    const price = Math.round(order.items[0]?.price ?? 0)
    expect([...payment.refunded.values()]).toEqual([order.total - price, price - 50])
    expect((await readReturns(order)).map(({ refund }) => refund)).toEqual([
      { amount: order.total - price, gift_card_amount: 0, state: 'done', is_credit: false },
      { amount: price - 50, gift_card_amount: 0, state: 'done', is_credit: false },
    ])
  })

  test('by an invoice is credited; one that is only reserved is not refunded', async () => {
    const order = await placeOrder(at.shop, [line('CR2032', 4)])
    await staff.ship(order.number)
    const { number } = await announce(order, [[0, 1]])
    await staff.returns(number, 'receive')
    expect(await staff.returns(number, 'refund')).toBe('409 nothing-captured')
    await staff.settle()
    expect(await staff.returns(number, 'refund')).toBe('200')
    await staff.settle()
    expect((await staff.show(order.number)).refunds).toMatchObject([{ state: 'done', reason: `return ${number}` }])
  })
})

test('the cheapest freight of goods that are withdrawn from comes back, whatever gift cards are bought with them', async () => {
  const { order, payment } = await bought([line('GIFT-500'), line('CR2032', 4)], {
    customer: { gift: GIFT },
    delivery: 'postnord-home',
  })
  const { number } = await announce(order, [[order.items.findIndex(({ sku }) => sku === 'CR2032'), 4]])
  await staff.returns(number, 'receive')
  await staff.returns(number, 'refund')
  await staff.settle()
  expect([...payment.refunded.values()]).toEqual([order.items_total - 500 + 29 + order.payment.fee])
})

test('the last goods of an order that also has gift cards come back with their freight', async () => {
  const { order, payment } = await bought([line('GIFT-500'), line('CR2032', 4)], {
    customer: { gift: GIFT },
    delivery: 'postnord-home',
  })
  expect(order.shipping?.price).toBeGreaterThan(0)
  const { number } = await announce(order, [[order.items.findIndex(({ sku }) => sku === 'CR2032'), 4]], 'faulty')
  await staff.returns(number, 'receive')
  expect(await staff.returns(number, 'refund')).toBe('200')
  await staff.settle()
  expect([...payment.refunded.values()]).toEqual([order.total - 500])
  expect((await staff.show(order.number)).order.status).toBe('delivered')
})

test.each([
  ['stays delivered while its gift card is worth something', false, 'delivered'],
  ['is returned when its gift card was voided', true, 'returned'],
] as const)('an order whose goods came back %s, and its withdrawal waits as long', async (_, isVoided, status) => {
  const { order } = await bought([line('GIFT-500'), line('CR2032', 4)], { customer: { gift: GIFT } })
  const typed = { number: order.number, name: 'Kim', email: order.customer.email, message: '', extent: 'whole', lines: null }
  await at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed }))
  if (isVoided) await at.shop.db.update(giftCards).set({ balance: 0 }).where(eq(giftCards.order_id, order.id))
  const { number } = await announce(order, [[order.items.findIndex(({ sku }) => sku === 'CR2032'), 4]])
  await staff.returns(number, 'receive')
  await staff.returns(number, 'refund')
  const ofOrder = eq(withdrawals.order_id, order.id)
  const [row] = await at.shop.db.select().from(withdrawals).where(ofOrder)
  expect(row?.settled_at).toEqual(isVoided ? at.shop.clock.now : null)
  expect((await staff.show(order.number)).order.status).toBe(status)
})

describe('the staff', () => {
  test('cannot receive, refuse or refund a return that the shopper has cancelled', async () => {
    const { order } = await bought([line('LAST')])
    const { id, number } = await announce(order, [[0, 1]])
    const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
    await caller.call('cancelReturn', { path: order.id, body: { return_id: id }, token })
    const stock = await stockOf('LAST')
    for (const step of ['receive', 'refund']) expect(await staff.returns(number, step)).toBe('409 return-state')
    expect(await staff.returns(number, 'refuse', { reason: 'x' })).toBe('409 return-state')
    expect([(await readReturns(order))[0]?.state, await stockOf('LAST')]).toEqual(['cancelled', stock])
  })

  test('refuses a return with a reason that the shopper reads, which frees its pieces and takes them out of the stock', async () => {
    const { order } = await bought([line('LAST', 2)])
    const { number } = await announce(order, [[0, 2]])
    const stock = await stockOf('LAST')
    await staff.returns(number, 'receive', { sellable: 'all' })
    expect([await stockOf('LAST'), (await staff.show(order.number)).order.status]).toEqual([stock + 2, 'delivered'])
    for (let n = 0; n < 2; n++) expect(await staff.returns(number, 'refuse', { reason: 'Varan är inte vår.' })).toBe('204')
    expect(await staff.returns(number, 'refund')).toBe('409 return-state')
    expect((await readReturns(order))[0]).toMatchObject({ state: 'refused', refusal: 'Varan är inte vår.' })
    expect([await stockOf('LAST'), (await staff.show(order.number)).order.status]).toEqual([stock, 'delivered'])
    expect((await announce(order, [[0, 2]])).state).toBe('announced')
  })

  test('finds no return under an unknown number', async () => {
    for (const number of ['SE1-R1', 'SE1', '%00']) expect(await staff.returns(number, 'receive')).toBe('404 not-found')
  })
})
