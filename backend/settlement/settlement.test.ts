import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../app/commerce/contract/order'
import type { PaymentStatus } from '../interfaces/provider'
import type { AttemptState } from '../database/schema/payments'
import { type Settlement, settlement } from './settlement'

const ATTEMPT = { amount: 394, currency: 'SEK' }
const STATES = ['open', 'authorized', 'captured', 'failed', 'cancelled', 'expired'] as const
const ENDED = ['failed', 'cancelled', 'expired'] as const
const PAID: readonly AttemptState[] = ['authorized', 'captured']

const read = (state: PaymentStatus['state'], changes: Partial<PaymentStatus> = {}): PaymentStatus => ({
  state,
  orderReference: null,
  reason: null,
  ...(PAID.includes(state) ? ATTEMPT : { amount: 0, currency: 'SEK' }),
  ...changes,
})
const settled = (status: PaymentStatus, attempt: AttemptState, order: OrderStatus, paidByAnother = false): Settlement =>
  settlement(status, { attempt: { ...ATTEMPT, state: attempt }, order: { status: order, paidByAnother } })

const confirmed = { becomes: 'confirmed' } as const
const lapsed = { becomes: 'cancelled', reason: 'payment-lapsed' } as const
const cancelled = (reason: 'payment-failed' | 'payment-cancelled' | 'payment-expired') =>
  ({ becomes: 'cancelled', reason }) as const

const rows: [what: string, given: Parameters<typeof settled>, result: Settlement][] = [
  ['open stays open', [read('open'), 'open', 'pending'], { attempt: 'open', order: 'unchanged', alarm: null }],
  ['a new attempt opens', [read('open'), 'created', 'pending'], { attempt: 'open', order: 'unchanged', alarm: null }],
  ['authorized confirms', [read('authorized'), 'open', 'pending'], { attempt: 'authorized', order: confirmed, alarm: null }],
  ['captured confirms', [read('captured'), 'open', 'pending'], { attempt: 'captured', order: confirmed, alarm: null }],
  [
    'capture of a paid one is noted',
    [read('captured'), 'authorized', 'packed'],
    { attempt: 'captured', order: 'unchanged', alarm: null },
  ],
  [
    'failed gives up',
    [read('failed'), 'open', 'pending'],
    { attempt: 'failed', order: cancelled('payment-failed'), alarm: null },
  ],
  [
    'cancelled gives up',
    [read('cancelled'), 'open', 'pending'],
    { attempt: 'cancelled', order: cancelled('payment-cancelled'), alarm: null },
  ],
  [
    'expired gives up',
    [read('expired'), 'created', 'pending'],
    { attempt: 'expired', order: cancelled('payment-expired'), alarm: null },
  ],
  [
    'an end of a cancelled order ends the attempt only',
    [read('expired'), 'open', 'cancelled'],
    { attempt: 'expired', order: 'unchanged', alarm: null },
  ],
  [
    'an ended attempt stays ended',
    [read('open'), 'expired', 'cancelled'],
    { attempt: 'expired', order: 'unchanged', alarm: null },
  ],
  ['the first end counts', [read('cancelled'), 'failed', 'cancelled'], { attempt: 'failed', order: 'unchanged', alarm: null }],
  [
    'paid after the end revives',
    [read('authorized'), 'expired', 'cancelled'],
    { attempt: 'authorized', order: 'revive', alarm: 'paid-late' },
  ],
  [
    'paid after a replacement revives',
    [read('captured'), 'open', 'cancelled'],
    { attempt: 'captured', order: 'revive', alarm: 'paid-late' },
  ],
  [
    'paid by another too',
    [read('captured'), 'open', 'confirmed', true],
    { attempt: 'refund-due', order: 'unchanged', alarm: 'paid-twice' },
  ],
  [
    'paid by another while it waits',
    [read('authorized'), 'open', 'pending', true],
    { attempt: 'refund-due', order: 'unchanged', alarm: 'paid-twice' },
  ],
  [
    'paid for an order that goes on',
    [read('authorized'), 'open', 'shipped'],
    { attempt: 'refund-due', order: 'unchanged', alarm: 'paid-twice' },
  ],
  [
    'a released payment of a confirmed order',
    [read('cancelled'), 'authorized', 'confirmed'],
    { attempt: 'cancelled', order: lapsed, alarm: 'lapsed' },
  ],
  [
    'an authorization that expired before the order was sent',
    [read('expired'), 'authorized', 'packed'],
    { attempt: 'expired', order: lapsed, alarm: 'lapsed' },
  ],
  [
    'an authorization that expired after the order was sent',
    [read('expired'), 'authorized', 'shipped'],
    { attempt: 'authorized', order: 'unchanged', alarm: null },
  ],
  [
    'a payment that was captured and is said to be over',
    [read('expired'), 'captured', 'confirmed'],
    { attempt: 'captured', order: 'unchanged', alarm: null },
  ],
  [
    'a debt stays a debt',
    [read('captured'), 'refund-due', 'pending'],
    { attempt: 'refund-due', order: 'unchanged', alarm: null },
  ],
  [
    'what is given back stays so',
    [read('captured'), 'refunded', 'pending'],
    { attempt: 'refunded', order: 'unchanged', alarm: null },
  ],
]

test.each(rows)('%s', (_what, given, result) => {
  expect(settled(...given)).toEqual(result)
})

describe('an amount or a currency that differs', () => {
  const differing = [
    { amount: 393.99 },
    { amount: 394.01 },
    { amount: 0 },
    { amount: 3940 },
    { currency: 'NOK' },
    { currency: 'sek' },
  ]

  test.each(differing)('never confirms: %j', (changes) => {
    for (const state of ['authorized', 'captured'] as const) {
      const result = settled(read(state, changes), 'open', 'pending')
      expect(result).toEqual({ attempt: 'refund-due', order: cancelled('payment-failed'), alarm: 'amount-differs' })
      expect(settled(read(state, changes), 'expired', 'cancelled').order).toBe('unchanged')
    }
  })

  test('is not seen in the rounding of binary fractions', () => {
    const attempt = { state: 'open', amount: 0.3, currency: 'EUR' } as const
    const paid = read('captured', { amount: 0.1 + 0.2, currency: 'EUR' })
    expect(settlement(paid, { attempt, order: { status: 'pending', paidByAnother: false } }).order).toEqual(confirmed)
  })
})

/** An order with its attempts, as settle-payment.ts changes them. */
type World = { order: OrderStatus; attempts: AttemptState[] }

/**
 * A read of an attempt's state at the provider. `pieces`: whether a cancelled order can have its pieces again.
 * `begins`: whether the order is packed then.
 */
type Read = { at: number; state: PaymentStatus['state']; changes: Partial<PaymentStatus>; pieces: boolean; begins: boolean }

const amounts: fc.Arbitrary<Partial<PaymentStatus>> = fc.constantFrom({}, {}, {}, { amount: 1 }, { currency: 'EUR' })
const someReads: fc.Arbitrary<Read> = fc.record({
  at: fc.nat(2),
  state: fc.constantFrom(...STATES),
  changes: amounts,
  pieces: fc.boolean(),
  begins: fc.boolean(),
})

/** One read of one attempt: from the shopper's return, a webhook, the reconciler, an end or a payment that came late. */
function act(world: World, { at, state, changes, pieces, begins }: Read): Settlement {
  const attempt = world.attempts[at] ?? 'created'
  const paidByAnother = world.attempts.some((other, position) => position !== at && PAID.includes(other))
  const status = read(state, PAID.includes(state) ? changes : {})
  const result = settled(status, attempt, world.order, paidByAnother)
  const isRevived = result.order === 'revive' && pieces
  world.attempts[at] = result.order === 'revive' && !isRevived ? 'refund-due' : result.attempt
  if (typeof result.order === 'object') world.order = result.order.becomes
  else if (isRevived) world.order = 'confirmed'
  else if (begins && world.order === 'confirmed') world.order = 'packed'
  return result
}

describe('whatever is read, in whichever order and however often', () => {
  const sequences = fc.array(someReads, { maxLength: 25 })
  const isLive = (status: OrderStatus) => status !== 'pending' && status !== 'cancelled'

  test('at most one attempt of an order stays paid, and it is paid exactly when the order goes on', () => {
    fc.assert(
      fc.property(sequences, (reads) => {
        const world: World = { order: 'pending', attempts: ['created', 'created', 'created'] }
        for (const one of reads) {
          act(world, one)
          expect(world.attempts.filter((state) => PAID.includes(state)).length).toBe(isLive(world.order) ? 1 : 0)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('a payment that was read ends with an order that goes on, or is to be given back', () => {
    fc.assert(
      fc.property(sequences, (reads) => {
        const world: World = { order: 'pending', attempts: ['created', 'created', 'created'] }
        for (const one of reads) {
          act(world, one)
          if (!PAID.includes(one.state)) continue
          const attempt = world.attempts[one.at]
          expect(attempt === 'refund-due' || (PAID.includes(attempt ?? 'created') && isLive(world.order))).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('settling the same read again changes nothing', () => {
    fc.assert(
      fc.property(sequences, (reads) => {
        const world: World = { order: 'pending', attempts: ['created', 'created', 'created'] }
        for (const one of reads) {
          act(world, { ...one, begins: false })
          const before = structuredClone(world)
          act(world, { ...one, begins: false })
          expect(world).toEqual(before)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

test('no read leads to a change that the states of an order do not allow', () => {
  for (const order of ORDER_STATUSES) {
    for (const attempt of ['created', 'open', ...PAID, ...ENDED, 'refund-due', 'refunded'] as const) {
      for (const state of STATES) {
        const { order: change } = settled(read(state), attempt, order)
        if (typeof change === 'object') {
          expect('reason' in change && change.reason === lapsed.reason ? ['confirmed', 'packed'] : ['pending']).toContain(order)
        }
        if (change === 'revive') expect(order).toBe('cancelled')
      }
    }
  }
})
