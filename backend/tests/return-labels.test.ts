import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import type { ReturnRequest } from '../../app/commerce/contract/return'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { returns } from '../database/schema/returns'
import { MAX_ATTEMPTS, retryPause } from '../jobs/retry-pause'
import { squeezed } from '../mail/tests/text-of-html'
import { BookingRefusal, type BookReturn, CarrierOutage } from '../interfaces/carrier'
import { carrierNetwork } from '../shipping/carrier-client'
import { Caller } from './caller'
import { PaymentShop } from './payment-shop'
import { placeOrder } from './place-order'
import { Staff } from './staff'

let at: PaymentShop
let staff: Staff
let caller: Caller
let carriers: PaymentShop['shop']['services']['carriers']
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
  caller = new Caller(at.shop)
  carriers = at.shop.services.carriers
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  at.shop.services.carriers = carriers
  await at.shop.db.delete(jobs)
})

const HOUR_MS = 3600_000

async function delivered(): Promise<Order> {
  const order = await placeOrder(at.shop, [{ uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 3 }])
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

const tokenOf = ({ id }: Order) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
const faulty = { position: 0, quantity: 1, reason: 'faulty', condition: 'used' } as const
const announce = async (order: Order, body: Partial<ReturnRequest> = {}) => {
  const asked = { id: crypto.randomUUID(), lines: [faulty], message: '', buys_label: false, ...body }
  return (await caller.call('announceReturn', { path: order.id, body: asked, token: await tokenOf(order) })).answer
}
const read = async (order: Order) =>
  (await caller.call('orderReturns', { path: order.id, token: await tokenOf(order) })).answer.returns[0]

/** Lets PostNord answer bookings in another way; the number of times it was asked. */
function postnordAnswers(bookReturn: BookReturn | null): { asked: number } {
  const count = { asked: 0 }
  const counted: BookReturn = (...booking) => {
    count.asked += 1
    return bookReturn?.(...booking) ?? Promise.reject(new Error('none'))
  }
  at.shop.services.carriers = { ...carriers, postnord: { ...carriers.postnord, bookReturn: bookReturn && counted } }
  return count
}

const away: BookReturn = () => Promise.reject(new CarrierOutage('postnord: return answered 503'))
const mailsOf = (id: string) =>
  at.shop.mails.filter(({ key }) => key.endsWith(id)).map(({ key, text }) => [key.split(':')[0], squeezed(text)] as const)

describe('the label of a return for a fault', () => {
  test('is booked with the carrier when the return is announced, and mailed with the announcement', async () => {
    const order = await delivered()
    const { id, number, label } = await announce(order)
    const booking = label?.booking?.state === 'booked' ? label.booking : null
    expect(booking?.tracking_number).toMatch(/^00\d+$/)
    expect(booking?.write_on).toMatch(/^\w{8}$/)
    expect(booking?.qr).toEqual({ text: booking?.write_on })
    await staff.settle()
    const mails = mailsOf(id)
    expect(mails.map(([type]) => type)).toEqual(['return-announced'])
    expect(mails[0]?.[1]).toContain('Frakten är betald. Visa QR-koden')
    expect(mails[0]?.[1]).not.toContain('kvittot')
    expect(await staff.history(order.number)).toContain('shop: return-label-booked')
    expect((await staff.show(order.number)).history.at(-1)).toMatchObject({ detail: { return: number, carrier: 'postnord' } })
  })

  test('is booked once, however often the return is announced', async () => {
    const count = postnordAnswers(carriers.postnord.bookReturn)
    const order = await delivered()
    const id = crypto.randomUUID()
    const [one, two] = await Promise.all([announce(order, { id }), announce(order, { id })])
    const again = await announce(order, { id })
    await staff.settle()
    expect(count.asked).toBe(1)
    expect(new Set([one, two, again].map(({ number }) => number)).size).toBe(1)
    expect((await read(order))?.label?.booking).toEqual(again.label?.booking)
  })

  test('follows by mail when the carrier does not answer, and the announcement says so at once', async () => {
    postnordAnswers(away)
    const order = await delivered()
    const { id, label } = await announce(order)
    expect(label?.booking).toEqual({ state: 'waiting' })
    await staff.settle()
    expect(mailsOf(id)).toEqual([['return-announced', expect.stringContaining('PostNord svarar inte just nu')]])
    at.shop.services.carriers = carriers
    at.later(HOUR_MS)
    await staff.settle()
    expect(mailsOf(id)[1]).toEqual(['return-label', expect.stringContaining('Frakten är betald')])
    expect((await read(order))?.label?.booking).toMatchObject({ state: 'booked' })
  })

  test.each([
    ['does not answer', away],
    ['answers what breaks the booking', () => Promise.reject(new TypeError('no string'))],
  ])('is given up before its job is, when the carrier %s: the shopper buys the postage, and is told', async (_, bookReturn) => {
    postnordAnswers(bookReturn)
    const order = await delivered()
    const { id } = await announce(order)
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      await staff.settle()
      at.later(retryPause(attempt))
    }
    await staff.settle()
    const dead = await at.shop.db.$count(jobs, eq(jobs.state, 'dead'))
    expect(dead).toBe(0)
    expect((await read(order))?.label?.booking).toBeNull()
    expect(mailsOf(id).map(([type]) => type)).toEqual(['return-announced', 'return-label'])
    expect(mailsOf(id)[1]?.[1]).toContain('spara kvittot')
    expect(await staff.history(order.number)).toContain('shop: return-label-refused')
  })

  test('is none when the carrier refuses the parcel, or books no returns', async () => {
    postnordAnswers(() => Promise.reject(new BookingRefusal('postnord: return answered 400')))
    const first = await announce(await delivered())
    postnordAnswers(null)
    const second = await announce(await delivered())
    await staff.settle()
    for (const { id, label } of [first, second]) {
      expect(label?.booking).toBeNull()
      expect(mailsOf(id)).toEqual([['return-announced', expect.stringContaining('spara kvittot')]])
    }
  })

  test('leads to the journey of the parcel, which ends with its receipt', async () => {
    const order = await delivered()
    const { number, label } = await announce(order)
    const tracking_number = label?.booking?.state === 'booked' ? label.booking.tracking_number : ''
    expect((await read(order))?.parcel).toMatchObject({ carrier: 'PostNord', tracking_number, events: [] })
    await staff.returns(number, 'receive')
    expect((await read(order))?.parcel).toBeNull()
  })

  test('is not booked for a return that was cancelled meanwhile', async () => {
    postnordAnswers(away)
    const order = await delivered()
    const { id } = await announce(order)
    await caller.call('cancelReturn', { path: order.id, body: { return_id: id }, token: await tokenOf(order) })
    const count = postnordAnswers(carriers.postnord.bookReturn)
    at.later(HOUR_MS)
    await staff.settle()
    expect(count.asked).toBe(0)
    expect(await read(order)).toMatchObject({ state: 'cancelled', label: { booking: null } })
    expect(mailsOf(id).map(([type]) => type)).toEqual(['return-announced'])
    expect(await staff.history(order.number)).not.toContain('shop: return-label-refused')
  })

  test.each([
    ['books it', 'postnord'],
    ['fails to', null],
  ] as const)('is not mailed for a return that is cancelled while the carrier %s', async (_, carrier) => {
    const order = await delivered()
    const id = crypto.randomUUID()
    postnordAnswers(async (...booking) => {
      await at.shop.db.update(returns).set({ state: 'cancelled' }).where(eq(returns.id, id))
      const bookReturn = carrier && carriers[carrier].bookReturn
      return (bookReturn ?? away)(...booking)
    })
    await announce(order, { id })
    at.later(HOUR_MS)
    await staff.settle()
    expect(mailsOf(id)).toEqual([])
    expect((await staff.history(order.number)).filter((step) => step.includes('label'))).toEqual([])
  })

  test('keeps the storefront for 2.5 seconds at most: it gives up a call after 4', async () => {
    const order = await delivered()
    const { send } = carrierNetwork
    carrierNetwork.send = async (_, { signal }) => Promise.reject(signal?.reason as DOMException)
    const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late)
    try {
      expect((await announce(order)).label?.booking).toEqual({ state: 'waiting' })
      expect(timeout.mock.calls).toEqual([[2500]])
    } finally {
      carrierNetwork.send = send
    }
  })
})

test('A shopper who has changed their mind buys the postage: no label is booked', async () => {
  const count = postnordAnswers(carriers.postnord.bookReturn)
  const { label } = await announce(await delivered(), { lines: [{ ...faulty, reason: 'changed-mind' }] })
  expect([count.asked, label?.booking]).toEqual([0, null])
})
