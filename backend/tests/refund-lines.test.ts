import { describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { type Ordering, placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { textsOfPdf } from './pdf-text'
import { post } from './test-shop'

const { at, staff, caller } = await staffedShop()

const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })

/** An order of 4 coin cells and 2 packs of alkaline cells that was paid by card, sent and delivered. */
async function bought(ordering: Ordering = {}): Promise<Order> {
  const order = await placeOrder(at.shop, [line('CR2032', 4), line('LR6-24', 2)], { payment: 'stripe', ...ordering })
  at.provider.pay(at.provider.last, { state: 'authorized' })
  await at.webhook(at.provider.last)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

const refund = (order: Order, body: object) => staff.act(order.number, 'refunds', { reason: 'Saknades i paketet', ...body })
const given = async (order: Order) => (await staff.show(order.number)).refunds.map(({ amount, state }) => [amount, state])
const priceOf = ({ items }: Order, at: number, pieces = 1) => Math.round((items[at]?.price ?? 0) * pieces)
const tokenOf = ({ id }: Order) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)

async function textOf(order: Order, document: string): Promise<string> {
  const query = `document=${document}`
  const { answer } = await caller.call('orderReceiptFile', { path: order.id, token: await tokenOf(order), query })
  const texts = textsOfPdf(Buffer.from(answer.content, 'base64'))
  return texts.map(({ text }) => text).join(' ')
}

describe('a refund of pieces without a return', () => {
  test('gives back what was paid for them, with a credit note that names them, and is in the history', async () => {
    const order = await bought()
    expect(await refund(order, { lines: [{ sku: 'LR6-24', quantity: 1 }] })).toBe('200')
    await staff.settle()
    expect(await given(order)).toEqual([[priceOf(order, 1), 'done']])
    const note = await textOf(order, `${order.number}-K1`)
    expect(note).toContain('LR6-24')
    expect(note).not.toContain('CR2032')
    expect(await staff.history(order.number)).toContain('staff: refund-requested')
    expect(at.shop.mails.some(({ key }) => key.startsWith('money-back:'))).toBe(true)
  })

  test('is never for more pieces than were paid, nor for pieces in a return', async () => {
    const order = await bought()
    const lines = [{ position: 0, quantity: 1, reason: 'changed-mind', condition: 'unopened' }] as const
    const body = { id: crypto.randomUUID(), lines: [...lines], message: '' }
    await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })
    expect(await refund(order, { lines: [{ sku: 'CR2032', quantity: 4 }] })).toBe('409 pieces-refunded')
    expect(await refund(order, { lines: [{ sku: 'CR2032' }] })).toBe('200')
    expect(await refund(order, { lines: [{ sku: 'CR2032' }] })).toBe('409 pieces-refunded')
    expect(await refund(order, { lines: [{ sku: 'BL1850B' }] })).toBe('409 not-in-order')
    await staff.settle()
    expect(await given(order)).toEqual([[priceOf(order, 0, 3), 'done']])
  })

  test('is refused when it names an article twice', async () => {
    const order = await bought()
    const twice = { lines: [{ sku: 'CR2032' }, { sku: 'CR2032', quantity: 1 }] }
    expect(await refund(order, twice)).toBe('409 article-repeated')
    expect(staff.reason).toBe('CR2032 is named twice: name each article once, with all its pieces')
    expect(await given(order)).toEqual([])
  })

  test('is refused for free pieces alone, which nothing would note: they are neither in the stock again nor out of the order', async () => {
    const gift = { ...line('TESTER'), added_by_coupon: 'GAVA' }
    const order = await placeOrder(at.shop, [line('LR6-24', 2), gift], { payment: 'stripe', coupons: ['GAVA'] })
    expect(order.items).toMatchObject([{ sku: 'LR6-24' }, { sku: 'TESTER', price: 0 }])
    at.provider.pay(at.provider.last, { state: 'captured' })
    await at.webhook(at.provider.last)
    for (let n = 0; n < 2; n++) expect(await refund(order, { lines: [{ sku: 'TESTER' }] })).toBe('409 nothing-paid')
    expect((await staff.show(order.number)).order.items).toMatchObject([{ withdrawn: 0 }, { withdrawn: 0 }])
    expect(await refund(order, { lines: [{ sku: 'TESTER' }, { sku: 'LR6-24', quantity: 1 }] })).toBe('200')
    expect((await staff.show(order.number)).order.items).toMatchObject([{ withdrawn: 1 }, { withdrawn: 1 }])
  })

  test('is one when it is repeated with its id, and needs a confirmation when it is not', async () => {
    const order = await bought()
    const id = crypto.randomUUID()
    for (let n = 0; n < 2; n++) expect(await refund(order, { id, lines: [{ sku: 'CR2032', quantity: 1 }] })).toBe('200')
    expect(await refund(order, { lines: [{ sku: 'CR2032', quantity: 1 }] })).toBe('409 refund-repeated')
    expect(await refund(order, { lines: [{ sku: 'CR2032', quantity: 1 }], again: true })).toBe('200')
    await staff.settle()
    expect(await given(order)).toHaveLength(2)
  })

  test('leaves these pieces out of later returns', async () => {
    const order = await bought()
    await refund(order, { lines: [{ sku: 'LR6-24', quantity: 1 }] })
    const { answer } = await caller.call('orderReturns', { path: order.id, token: await tokenOf(order) })
    expect(answer.lines.map(({ left }) => left)).toEqual([4, 1])
  })
})

test('The freight is refunded once, alone or beside pieces, and never again with the last return', async () => {
  const order = await bought()
  const freight = order.shipping?.price ?? 0
  expect(freight).toBeGreaterThan(0)
  expect(await refund(order, { freight: true })).toBe('200')
  expect(await refund(order, { freight: true, again: true })).toBe('409 pieces-refunded')
  at.later(1000)
  expect(await refund(order, {})).toBe('200')
  await staff.settle()
  expect((await given(order)).reduce((sum, [amount]) => sum + Number(amount), 0)).toBe(order.total)
  expect(await textOf(order, `${order.number}-K1`)).toContain('Frakt')
})

test('An order of which nothing is left does not say that it may be withdrawn from', async () => {
  const order = await bought()
  const detail = async () => (await caller.call('orderDetail', { path: order.id, token: await tokenOf(order) })).answer.allowed
  expect(await detail()).toMatchObject({ withdraw: true, withdraw_until: '2026-12-02' })
  const lines = [0, 1].map(
    (position) => ({ position, quantity: position === 0 ? 4 : 2, reason: 'changed-mind', condition: 'opened' }) as const,
  )
  const body = { id: crypto.randomUUID(), lines, message: '' }
  await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })
  expect(await detail()).toMatchObject({ withdraw: false, withdraw_until: null })
})

describe('after all that was paid was given back without a return', () => {
  const returnsOf = async (order: Order) =>
    (await caller.call('orderReturns', { path: order.id, token: await tokenOf(order) })).answer
  const detailOf = async (order: Order) =>
    (await caller.call('orderDetail', { path: order.id, token: await tokenOf(order) })).answer
  const open = async (order: Order) => (await returnsOf(order)).lines.flatMap(({ reasons }) => reasons).length > 0

  test('no return is offered or taken, and the order says why; while a part is left, it is', async () => {
    const order = await bought()
    await refund(order, { amount: 10 })
    await staff.settle()
    expect([await open(order), (await detailOf(order)).allowed.return, (await detailOf(order)).settled_by]).toEqual([
      true,
      true,
      null,
    ])
    await refund(order, {})
    expect([await open(order), (await returnsOf(order)).settled_by, (await returnsOf(order)).label_offer]).toEqual([
      false,
      'refunded',
      null,
    ])
    expect(await detailOf(order)).toMatchObject({ allowed: { return: false, withdraw: true }, settled_by: 'refunded' })
    const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'used' }]
    const headers = { authorization: `Bearer ${await tokenOf(order)}` }
    const body = { id: crypto.randomUUID(), lines, message: '', buys_label: false }
    const answer = await at.shop.fetch(`/api/orders/${order.id}/returns`, post(body, headers))
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('paid-back')])
  })

  test('a refund that the provider refuses opens the return again', async () => {
    const order = await bought()
    at.provider.refusesRefunds = true
    await refund(order, {})
    expect(await open(order)).toBe(false)
    await staff.settle()
    at.provider.refusesRefunds = false
    expect([await open(order), (await detailOf(order)).settled_by]).toEqual([true, null])
  })

  test('an invoice that was not paid says that it was credited', async () => {
    const order = await placeOrder(at.shop, [line('CR2032', 4)])
    await staff.ship(order.number)
    await staff.settle()
    await refund(order, {})
    expect([await open(order), (await returnsOf(order)).settled_by]).toEqual([false, 'credited'])
  })

  test('who withdraws still sends the goods back: the return is open again', async () => {
    const order = await bought()
    await refund(order, {})
    const statement = {
      number: order.number,
      email: order.customer.email,
      name: 'Eva Lind',
      extent: 'whole',
      lines: null,
      message: '',
    }
    await at.shop.fetch('/api/withdrawals?locale=sv&sid=7', post({ id: crypto.randomUUID(), ...statement }))
    await staff.settle()
    const mail = at.shop.mails.find(({ key }) => key.startsWith('withdrawal-received:'))
    expect([mail?.text.includes('Skicka tillbaka varorna'), mail?.text.includes('betalar tillbaka')]).toEqual([true, false])
    expect([await open(order), (await detailOf(order)).settled_by]).toEqual([true, null])
  })
})
