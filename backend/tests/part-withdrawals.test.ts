import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { orderLines } from '../database/schema/orders'
import { subscriptions } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import { squeezed } from '../mail/tests/text-of-html'
import { carryOutWithdrawal } from '../withdrawals/carry-out-withdrawal'
import { listWithdrawals } from '../withdrawals/list-withdrawals'
import { Caller } from './caller'
import { GiftCardShop } from './gift-card-shop'
import { GIFT, type Ordering, placeOrder } from './place-order'
import { post } from './test-shop'

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
})
afterAll(() => gift.at.shop.close())
beforeEach(async () => {
  await gift.at.reset()
  await gift.at.setStock(9)
  await gift.at.shop.db.delete(jobs)
  await gift.at.shop.db.delete(withdrawals)
  gift.at.provider.capturesParts = true
})

const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: gift.at.shop.idOf(sku), quantity })

async function paid(
  lines: Parameters<typeof placeOrder>[1],
  ordering: Ordering = {},
  state: 'authorized' | 'captured' = 'authorized',
) {
  const order = await placeOrder(gift.at.shop, lines, { payment: 'stripe', ...ordering })
  const payment = gift.at.provider.last
  gift.at.provider.pay(payment, { state })
  await gift.at.webhook(payment)
  return { order, payment, number: order.number }
}

async function withdraw({ number }: Order, [position, quantity]: [number, number], message = ''): Promise<string> {
  const id = crypto.randomUUID()
  const typed = { number, name: 'Kim', email: 'kund@example.com', message, extent: 'part' }
  await gift.at.shop.fetch('/api/withdrawals', post({ id, ...typed, lines: [{ position, quantity }] }))
  return id
}

async function aDayLater(): Promise<void> {
  gift.at.later(24 * 3600_000)
  for (let n = 0; n < 3; n++) await gift.staff.settle()
}

const withdrawn = async ({ id }: Order) =>
  (await gift.at.shop.db.select().from(orderLines).where(eq(orderLines.order_id, id)).orderBy(orderLines.position)).map(
    (row) => `${row.withdrawn} of ${row.quantity}`,
  )
const taken = (payment: { captured: Map<string, number> }) => [...payment.captured.values()]
const back = (payment: { refunded: Map<string, number> }) => [...payment.refunded.values()]
const mailOf = (key: string) => squeezed(gift.at.shop.mails.findLast((mail) => mail.key.startsWith(key))?.text ?? '')
const detailOf = async ({ id }: Order) => {
  const token = await signAccessToken({ scope: 'my-order', subject: id }, gift.at.shop.services)
  return (await new Caller(gift.at.shop).call('orderDetail', { path: id, token })).answer
}

describe('a withdrawal from some pieces of an order that is not packed', () => {
  test('and from goods that its words name stays with the staff after the pieces are taken out, once', async () => {
    const { order, payment, number } = await paid([line('LAST', 3)], {}, 'captured')
    const id = await withdraw(order, [0, 1], 'Och batterierna')
    await aDayLater()
    await carryOutWithdrawal(id, gift.at.shop.services)
    expect([await withdrawn(order), back(payment)]).toEqual([['1 of 3'], [150]])
    const { db, clock } = gift.at.shop
    expect(await listWithdrawals(db, { state: 'open' })).toMatchObject([{ id, carried_out_at: clock.now }])
    expect([(await detailOf(order)).withdrawal, await gift.staff.act(number, 'pack')]).toEqual([null, '204'])
  })

  test('stated while it waits for its payment takes them out a day after it is paid', async () => {
    const order = await placeOrder(gift.at.shop, [line('LAST', 3)], { payment: 'stripe' })
    const payment = gift.at.provider.last
    await withdraw(order, [0, 1])
    await gift.staff.settle()
    expect(mailOf('withdrawal-received')).toContain('Ordern väntar på din betalning.')
    expect(mailOf('withdrawal-received')).not.toMatch(/Skicka tillbaka|kommit tillbaka/)
    gift.at.provider.pay(payment, { state: 'captured' })
    await gift.at.webhook(payment)
    expect(await gift.staff.act(order.number, 'pack')).toBe('409 withdrawn')
    await aDayLater()
    expect([await withdrawn(order), back(payment)]).toEqual([['1 of 3'], [150]])
  })

  test('takes them out of it a day later: they are in the stock, and less is taken when it is sent', async () => {
    const { order, payment, number } = await paid([line('LAST', 3)])
    await withdraw(order, [0, 2])
    await gift.staff.settle()
    expect(await gift.staff.ship(number)).toBe('409 withdrawn')
    expect(mailOf('withdrawal-received')).toContain('Vi tar bort dem ur ordern 19 november 2026')
    expect((await detailOf(order)).withdrawal).toMatchObject({ pieces: [{ position: 0, quantity: 2 }], amount: 300 })
    await aDayLater()
    expect([await withdrawn(order), await gift.at.stock(), await gift.at.statusOf(order)]).toEqual([['2 of 3'], 8, 'confirmed'])
    expect(mailOf('pieces-withdrawn')).toContain(`Du betalar ${order.total - 300} kr när vi skickar den`)
    const detail = await detailOf(order)
    expect(detail).toMatchObject({
      order: { total: order.total, withdrawn_total: 300 },
      payment_state: 'reserved',
      withdrawal: null,
    })
    expect(detail.vat_rates.reduce((sum, { total }) => sum + total, 0)).toBe(order.total - 300)
    expect((await gift.staff.show(number)).order.items).toMatchObject([{ quantity: 3, withdrawn: 2 }])
    await gift.staff.ship(number)
    await gift.staff.settle()
    expect([taken(payment), back(payment)]).toEqual([[order.total - 300], []])
    expect(mailOf('dispatched')).toContain('1 st')
    expect((await gift.staff.history(number)).filter((step) => step.includes('withdrawn'))).toEqual([
      'shopper: withdrawn',
      'shopper: pieces-withdrawn',
    ])
    await gift.staff.act(number, 'refunds', { reason: 'all' })
    await gift.staff.settle()
    expect([back(payment), (await detailOf(order)).payment_state]).toEqual([[order.total - 300], 'refunded'])
  })

  test('gives back what was captured already, once, however often its job runs', async () => {
    const { order, payment } = await paid([line('LAST', 3)], {}, 'captured')
    const id = await withdraw(order, [0, 1])
    await aDayLater()
    await Promise.all([1, 2, 3].map(() => carryOutWithdrawal(id, gift.at.shop.services)))
    await gift.staff.settle()
    expect([back(payment), await withdrawn(order), await gift.at.stock()]).toEqual([[150], ['1 of 3'], 7])
    expect(mailOf('pieces-withdrawn')).toContain('Vi betalar tillbaka 150 kr')
    expect((await detailOf(order)).vat_rates.reduce((sum, { total }) => sum + total, 0)).toBe(order.total)
  })

  test.each(['before', 'after'])('never gives pieces back that the staff refunded %s the statement', async (when) => {
    const { order, payment, number } = await paid([line('LAST', 3), line('CR2032', 4)], {}, 'captured')
    const refund = () => gift.staff.act(number, 'refunds', { reason: 'Slut', lines: [{ sku: 'LAST', quantity: 2 }] })
    if (when === 'before') expect(await refund()).toBe('200')
    await withdraw(order, [0, 3])
    if (when === 'after') expect(await refund()).toBe('200')
    await aDayLater()
    expect([back(payment).sort(), await withdrawn(order)]).toEqual([
      [150, 300],
      ['3 of 3', '0 of 4'],
    ])
  })

  test('gives the rest back where the provider takes whole authorizations only', async () => {
    gift.at.provider.capturesParts = false
    const { order, payment, number } = await paid([line('LAST', 3)])
    await withdraw(order, [0, 1])
    await aDayLater()
    await gift.staff.ship(number)
    for (let n = 0; n < 2; n++) await gift.staff.settle()
    expect([taken(payment), back(payment)]).toEqual([[order.total], [150]])
  })

  test('gives the rest back when the whole was captured in the portal of the provider', async () => {
    const { order, payment } = await paid([line('LAST', 3)])
    await withdraw(order, [0, 1])
    await aDayLater()
    payment.status = { ...payment.status, state: 'captured' }
    await Promise.all([gift.at.webhook(payment), gift.at.webhook(payment)])
    await gift.staff.settle()
    expect(back(payment)).toEqual([150])
  })

  test('stated twice, as from two tabs, takes them out once, and again only after that; it is undone as a whole', async () => {
    const { order } = await paid([line('LAST', 3)])
    const id = await withdraw(order, [0, 1])
    await withdraw(order, [0, 1])
    const token = await signAccessToken({ scope: 'my-order', subject: order.id }, gift.at.shop.services)
    expect((await detailOf(order)).withdrawal).toMatchObject({ id, extent: 'part' })
    await new Caller(gift.at.shop).call('undoWithdrawal', { path: order.id, token, body: { withdrawal_id: id } })
    await aDayLater()
    expect(await withdrawn(order)).toEqual(['0 of 3'])
    await withdraw(order, [0, 1], 'Och batterierna')
    await withdraw(order, [0, 1])
    await aDayLater()
    expect(await withdrawn(order)).toEqual(['1 of 3'])
    await withdraw(order, [0, 1])
    await aDayLater()
    expect(await withdrawn(order)).toEqual(['2 of 3'])
  })

  test('of its last pieces cancels it, with its freight', async () => {
    const { order, payment } = await paid([line('LAST', 1), line('CR2032', 2)], {}, 'captured')
    await withdraw(order, [0, 1])
    await aDayLater()
    await withdraw(order, [1, 2])
    await aDayLater()
    expect([await gift.at.statusOf(order), await gift.at.stock()]).toEqual(['cancelled', 9])
    expect(back(payment).reduce((sum, amount) => sum + amount, 0)).toBe(order.total)
  })
})

test('the goods beside a gift card are withdrawn from with their freight, and the gift card is paid and mailed then', async () => {
  const { order, payment } = await paid([line('LAST', 1), line('GIFT-500', 1)], { customer: { gift: GIFT } })
  expect(order.total).toBe(699)
  await withdraw(order, [0, 1])
  await aDayLater()
  expect([taken(payment), back(payment), await withdrawn(order)]).toEqual([[500], [], ['1 of 1', '0 of 1']])
  expect(gift.at.shop.mails.some(({ key }) => key.startsWith(`gift-card:${order.id}`))).toBe(true)
})

describe('an order that gift cards have paid in part', () => {
  test('has the money of withdrawn pieces back from the provider first, then on the cards', async () => {
    const [code = ''] = await gift.cards()
    const { order, payment, number } = await gift.buy([code], 4)
    gift.at.provider.pay(payment)
    await gift.at.webhook(payment)
    await withdraw(order, [0, 1])
    await aDayLater()
    expect([payment.status.state, await gift.balance(code)]).toEqual(['cancelled', 50])
    expect(mailOf('pieces-withdrawn')).toContain('50 kr är tillbaka på presentkortet')
    expect(await gift.staff.ship(number)).toBe('204')
    await gift.staff.settle()
    expect([taken(payment), back(payment), (await detailOf(order)).payment_state]).toEqual([[], [], 'partly-refunded'])
  })

  test('paid by them alone has it back on them', async () => {
    const [code = ''] = await gift.cards()
    const { order } = await gift.buy([code], 3, { payment: 'gift-card' })
    await withdraw(order, [0, 1])
    await aDayLater()
    expect(await gift.balance(code)).toBe(500 - order.total + 150)
  })
})

test('a subscription becomes smaller with the withdrawn pieces of its line, and ends with the last', async () => {
  const subscribed = { ...line('CR2032', 4), subscription_interval: { id: 1 } }
  const { order } = await paid([line('LAST', 1), subscribed])
  const state = async () => {
    const [row] = await gift.at.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, order.id))
    return [row?.state, row?.quantity]
  }
  await withdraw(order, [1, 3])
  await aDayLater()
  expect(await state()).toEqual(['active', 1])
  await withdraw(order, [1, 1])
  await aDayLater()
  expect(await state()).toEqual(['ended', 1])
})

test('the invoice of an order is lower by what was withdrawn from', async () => {
  const order = await placeOrder(gift.at.shop, [line('LAST', 3)])
  await withdraw(order, [0, 2])
  await aDayLater()
  expect(mailOf('pieces-withdrawn')).toContain(`Fakturan blir på ${order.total - 300} kr`)
  expect(await detailOf(order)).toMatchObject({ payment_state: 'invoiced', left_to_pay: order.total - 300 })
})

describe('the staff', () => {
  const carryOut = async (id: string) => {
    const answer = await gift.at.shop.fetch(
      `/admin/withdrawals/${id}/carry-out`,
      post({}, { authorization: 'Bearer the-operator' }),
    )
    return answer.ok ? `${answer.status}` : `${answer.status} ${((await answer.json()) as { code: string }).code}`
  }

  test('takes the pieces out of a packed order, once; of a sent one they come back as a return', async () => {
    const { order, number } = await paid([line('LAST', 3)])
    await gift.staff.act(number, 'pack')
    const id = await withdraw(order, [0, 1])
    await aDayLater()
    expect([await withdrawn(order), await gift.staff.ship(number)]).toEqual([['0 of 3'], '409 withdrawn'])
    for (let n = 0; n < 2; n++) expect(await carryOut(id)).toBe('204')
    expect([await withdrawn(order), await gift.at.statusOf(order)]).toEqual([['1 of 3'], 'packed'])
    await gift.staff.ship(number)
    expect(await carryOut(await withdraw(order, [0, 1]))).toBe('409 order-status')
    expect(await carryOut(crypto.randomUUID())).toBe('404 not-found')
  })

  test('of a return counts the pieces that were sent, and their share of what was paid', async () => {
    const { order, payment, number } = await paid([line('LAST', 3)])
    await withdraw(order, [0, 1])
    await aDayLater()
    await gift.staff.ship(number)
    await gift.staff.act(number, 'deliver')
    await gift.staff.settle()
    const token = await signAccessToken({ scope: 'my-order', subject: order.id }, gift.at.shop.services)
    const caller = new Caller(gift.at.shop)
    const { lines } = (await caller.call('orderReturns', { path: order.id, token })).answer
    expect(lines).toMatchObject([{ quantity: 2, left: 2 }])
    const sent = [{ position: 0, quantity: 2, reason: 'changed-mind', condition: 'unopened' }]
    const body = { id: crypto.randomUUID(), lines: sent, message: '' }
    const { number: returned } = (await caller.call('announceReturn', { path: order.id, token, body })).answer
    await gift.staff.returns(returned, 'receive', { sellable: 'all' })
    await gift.staff.returns(returned, 'refund')
    await gift.staff.settle()
    // Two pieces, and the cheapest standard delivery.
    expect([back(payment), await gift.at.statusOf(order)]).toEqual([[329], 'returned'])
  })
})
