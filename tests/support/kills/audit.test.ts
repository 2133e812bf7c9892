import { describe, expect, it } from 'vitest'
import { audit, type Books, type Findings, type Witness } from './audit'

const EMAIL = 'a@example.com'
const PIECES = new Map([[1, 5]])
const order = { number: 'SE1', email: EMAIL, status: 'confirmed', pieces: PIECES } as const
const attempt = { order: 'SE1', provider: 'klarna', reference: 'k1', state: 'authorized', amount: 145 } as const
const payment = { provider: 'klarna', reference: 'k1', order: 'SE1', amount: 145, held: true } as const
const witness: Witness = { email: EMAIL, approved: 1, changedMind: false, sees: { confirmation: 'SE1' } }

/** One order, paid with one payment: nothing is wrong. */
const books: Books = {
  orders: [order],
  attempts: [attempt],
  payments: [payment],
  stockBefore: new Map([[1, 100]]),
  stock: new Map([[1, 95]]),
}

function wrong(changes: Partial<Books>, seen: Partial<Witness> = {}): (keyof Findings)[] {
  const findings = audit({ ...books, ...changes }, [{ ...witness, ...seen }])
  const kinds = ['double', 'lost', 'charged', 'unpaid', 'open', 'stock', 'untrue'] as const
  return kinds.filter((kind) => findings[kind].length > 0)
}

const cancelled = { ...order, status: 'cancelled' } as const
const returned = { ...payment, held: false }
const FULL = new Map([[1, 100]])

describe('the audit of a storm', () => {
  it('finds nothing wrong with one paid order, nor with a cart that was kept', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ orders: [], attempts: [], payments: [], stock: FULL }, { approved: 0, sees: 'cart' })).toEqual([])
  })

  it('accepts money that was given back to a shopper who ordered again in another way', () => {
    const given = {
      orders: [cancelled],
      attempts: [{ ...attempt, state: 'refunded' }],
      payments: [returned],
      stock: FULL,
    } as const
    expect(wrong(given, { sees: 'cart', changedMind: true })).toEqual([])
    expect(wrong(given, { sees: 'cart' })).toEqual(['lost'])
  })

  it('finds two orders of one shopper', () => {
    const second = { ...order, number: 'SE2' }
    const invoice = { ...attempt, order: 'SE2', provider: 'invoice', reference: 'i' } as const
    expect(wrong({ orders: [order, second], attempts: [attempt, invoice], stock: new Map([[1, 90]]) })).toEqual(['double'])
  })

  it('finds a charge whose order is cancelled, unknown or of another amount', () => {
    const lost = { orders: [cancelled], stock: FULL }
    expect(wrong(lost, { sees: 'cart' })).toEqual(['lost', 'charged'])
    expect(wrong({ payments: [payment, { ...payment, reference: 'k2' }] })).toEqual(['charged'])
    expect(wrong({ payments: [{ ...payment, amount: 100 }] })).toEqual(['charged'])
  })

  it('finds an order without its money, or with two payments', () => {
    expect(wrong({ payments: [returned] })).toEqual(['unpaid'])
    const twice = [attempt, { ...attempt, provider: 'stripe', reference: 's1' } as const]
    expect(wrong({ attempts: twice, payments: [payment, { ...payment, provider: 'stripe', reference: 's1' }] })).toEqual([
      'unpaid',
    ])
  })

  it('finds what still waits', () => {
    const waiting = {
      orders: [{ ...order, status: 'pending' }],
      attempts: [{ ...attempt, state: 'open' }],
      payments: [],
    } as const
    expect(wrong(waiting, { approved: 0, sees: 'cart' })).toEqual(['open'])
  })

  it('finds pieces that are missing or too many', () => {
    for (const left of [94, 96]) expect(wrong({ stock: new Map([[1, left]]) })).toEqual(['stock'])
  })

  it('finds a shopper who does not see the order, or sees another', () => {
    for (const sees of ['cart', { confirmation: 'SE2' }, { wrong: '404' }] as const)
      expect(wrong({}, { sees })).toEqual(['untrue'])
  })
})
