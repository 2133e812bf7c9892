import { cartTotals } from '../cart/rules/totals'
import type { Order } from '../commerce/contract/order'
import { round } from '../commerce/contract/round'
import { lineTotal } from '../pricing/line-total'
import { vatIn } from '../pricing/vat'
import type { Store } from '../store/store'
import { shownAmounts } from './shown-amounts'

/**
 * The rows of an order's summary around its total, in the order's currency. `isNet`: the amounts are without VAT,
 * and `vat` makes up the difference to the total, which always includes it. `saved` is relative to the ordinary
 * prices, and `byCode` the part of each code.
 */
export type OrderSums = {
  isNet: boolean
  goods: number
  deposit: number
  shipping: number
  fee: number
  vat: number
  saved: number
  byCode: { code: string; amount: number }[]
}

/**
 * The summary of a placed order, from the lines that it was charged by. A company sees amounts without VAT where the storefront
 * of the order shows such prices (spec section 4, Price display). An order whose stored lines do not add up to its total is shown
 * with VAT: nothing must be stated that was not charged.
 */
export function orderSums(
  order: Charged,
  { currencyDigits, allowExVat }: Pick<Store, 'currencyDigits' | 'allowExVat'>,
): OrderSums {
  const { items, items_total, deposit_total, vat_total, shipping, payment } = order
  const totals = cartTotals(items, currencyDigits)
  const addsUp = totals.total === round(items_total + deposit_total, 2)
  const isNet = allowExVat && order.customer.company !== null && addsUp
  const quote = { shipping: shipping?.price ?? 0, fee: payment.fee, vat_total }
  const shown = shownAmounts({ ...totals, total: round(items_total + deposit_total, 2), deposit: deposit_total }, quote, isNet)
  const byCode = savingsByCode(items, isNet)
  const ofCodes = round(
    byCode.reduce((sum, { amount }) => sum + amount, 0),
    2,
  )
  return { isNet, ...shown, saved: Math.max(shown.saved, ofCodes), byCode }
}

/** The parts of an order that the summary adds up. */
type Charged = Pick<Order, 'items_total' | 'deposit_total' | 'vat_total'> & {
  items: readonly Pick<Order['items'][number], 'quantity' | 'price' | 'ordinary_price' | 'vat' | 'deposit' | 'reductions'>[]
  shipping: { price: number } | null
  payment: { fee: number }
  customer: { company: unknown }
}

/** The total of a line as the summary shows it. */
export function shownLineTotal(
  line: { quantity: number; price: number; vat: number },
  currencyDigits: number,
  { isNet }: Pick<OrderSums, 'isNet'>,
): number {
  const total = lineTotal(line, currencyDigits)
  return isNet ? round(total / (1 + line.vat / 100), 2) : total
}

function savingsByCode(items: Charged['items'], isNet: boolean): OrderSums['byCode'] {
  const parts = items.flatMap(({ vat, reductions }) =>
    reductions.map(({ code, amount }) => ({ code, amount: isNet ? amount - vatIn(amount, vat) : amount })),
  )
  return [...new Set(parts.map(({ code }) => code))]
    .map((code) => ({
      code,
      amount: round(
        parts.reduce((sum, one) => sum + (one.code === code ? one.amount : 0), 0),
        2,
      ),
    }))
    .filter(({ amount }) => amount > 0)
}
