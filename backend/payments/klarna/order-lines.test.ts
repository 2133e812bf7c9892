import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor } from '../minor-units'
import type { PayableLine } from '../../interfaces/provider'
import { klarnaLine } from './order-lines'

const line: PayableLine = {
  kind: 'goods',
  reference: 'CR2032',
  name: 'CR2032',
  quantity: 3,
  price: 33.333333,
  total: 100,
  vat: 25,
}

test('a total that its quantity does not divide is reached by a discount of the line', () => {
  expect(klarnaLine(line)).toMatchObject({ unit_price: 3334, quantity: 3, total_discount_amount: 2, total_amount: 10_000 })
})

test('25 percent of tax in 100.00 are 20.00', () => {
  expect(klarnaLine(line)).toMatchObject({ tax_rate: 2500, total_tax_amount: 2000 })
})

test('freight and fee are lines of their own types', () => {
  expect(klarnaLine({ ...line, kind: 'shipping' }).type).toBe('shipping_fee')
  expect(klarnaLine({ ...line, kind: 'fee' }).type).toBe('surcharge')
})

test('for any line the sum is exact and the tax is within the one unit that Klarna allows', () => {
  const minor = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(minor, fc.integer({ min: 1, max: 5000 }), fc.constantFrom(0, 7, 12, 19, 25), (total, quantity, vat) => {
      const made = klarnaLine({ ...line, total: fromMinor(total), quantity, vat })
      expect(made.total_amount).toBe(total)
      expect(made.quantity * made.unit_price - made.total_discount_amount).toBe(total)
      expect(made.total_discount_amount).toBeGreaterThanOrEqual(0)
      expect(Math.abs(made.total_tax_amount - (total * made.tax_rate) / (10_000 + made.tax_rate))).toBeLessThanOrEqual(1)
      expect(Object.values(made).every((value) => typeof value === 'string' || Number.isInteger(value))).toBe(true)
    }),
  )
})
