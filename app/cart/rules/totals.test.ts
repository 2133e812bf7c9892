import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals } from './totals'

describe('totals of a cart', () => {
  it('add up quantity, price, saving and the included VAT', () => {
    const lines = [
      { quantity: 2, price: 100, ordinary_price: 125, vat: 25 },
      { quantity: 3, price: 11.9, ordinary_price: 11.9, vat: 19 },
    ]
    expect(cartTotals(lines, 2)).toEqual({ count: 5, total: 235.7, deposit: 0, saved: 50, vat: 45.7, net: 190, netSaved: 40 })
  })

  it('have the deposits in the total and in the VAT, and leave them out of the saving', () => {
    const lines = [{ quantity: 2, price: 100, ordinary_price: 119, vat: 19, deposit: 7.5 }]
    expect(cartTotals(lines, 2)).toMatchObject({ total: 215, deposit: 15, saved: 38, vat: 34.33 })
  })

  it('leave out the amounts of lines that are sold out, and count their pieces', () => {
    const line = { quantity: 2, price: 100, ordinary_price: 125, vat: 25, deposit: 7.5 }
    const soldOut = { ...line, sold_out: true }
    expect(cartTotals([line, soldOut], 2)).toEqual({ ...cartTotals([line], 2), count: 4 })
  })

  it('of an empty cart are 0', () => {
    expect(cartTotals([], 0)).toEqual({ count: 0, total: 0, deposit: 0, saved: 0, vat: 0, net: 0, netSaved: 0 })
  })

  it.each([
    [0, 100],
    [2, 99.99],
  ])('round each line to the %i digits of the currency', (digits, total) => {
    const third = { quantity: 3, price: 33.33, ordinary_price: 40, vat: 25 }
    expect(cartTotals([third], digits).total).toBe(total)
  })

  it('are never negative and do not depend on the order of the lines', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 5000 }),
      price: amount,
      ordinary_price: amount,
      vat: fc.constantFrom(0, 19, 25),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const totals = cartTotals(lines, 2)
        expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0)
        expect(cartTotals([...lines].reverse(), 2).total).toBeCloseTo(totals.total, 2)
        expect(totals.net + totals.vat).toBeCloseTo(totals.total, 6)
        expect(totals.netSaved).toBeLessThanOrEqual(totals.saved)
      }),
    )
  })
})
