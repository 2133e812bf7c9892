import { round } from '../../../app/commerce/contract/round'
import { toMinor } from '../minor-units'
import type { PayableLine } from '../../interfaces/provider'

/** A line as Klarna Payments takes it: amounts in minor units including tax, `tax_rate` in hundredths of a percent. */
export type KlarnaLine = {
  type: 'physical' | 'shipping_fee' | 'surcharge' | 'gift_card'
  reference: string
  name: string
  quantity: number
  unit_price: number
  tax_rate: number
  total_amount: number
  total_discount_amount: number
  total_tax_amount: number
}

const TYPES = { goods: 'physical', shipping: 'shipping_fee', fee: 'surcharge', 'gift-card': 'gift_card' } as const

/** Klarna's limit for names and references. */
const MAX_LENGTH = 255

/**
 * Klarna demands `total_amount = quantity * unit_price - total_discount_amount` in whole minor units. A unit price has up to 6
 * decimals here, so it is rounded up, and what that adds to the line is given back as its discount. The total stays the shop's.
 */
export function klarnaLine(line: PayableLine): KlarnaLine {
  const total = toMinor(line.total)
  const unitPrice = Math.ceil(total / line.quantity)
  const taxRate = round(line.vat * 100, 0)
  return {
    type: TYPES[line.kind],
    reference: line.reference.slice(0, MAX_LENGTH),
    name: line.name.slice(0, MAX_LENGTH),
    quantity: line.quantity,
    unit_price: unitPrice,
    tax_rate: taxRate,
    total_amount: total,
    total_discount_amount: unitPrice * line.quantity - total,
    total_tax_amount: taxIn(total, taxRate),
  }
}

/** The tax contained in an amount, in minor units. */
export function taxIn(total: number, taxRate: number): number {
  return total - round((total * 10_000) / (10_000 + taxRate), 0)
}
