import type { CancelReason } from '../../../app/commerce/contract/order'
import type { AttemptState } from '../../../backend/database/schema/payments'
import { moneyOf } from '../shop/translator'
import type { Charge } from './bank'
import { type Facts, factsOf } from './facts'
import { GOODS, STOCK } from './payment-world'
import type { Purchase } from './purchase'

/** The whole outcome of a purchase. Orders, attempts and charges are in the order in which they were made. */
export type Expected = {
  /** The status of each order, or the reason why it was cancelled. */
  orders: readonly ('pending' | 'confirmed' | CancelReason)[]
  attempts: readonly AttemptState[]
  /** One for each payment page that the shopper was sent to. */
  charges: readonly Charge['state'][]
  cart: 'emptied' | 'kept'
  /** The provider took another amount or currency than it was asked for. */
  isAltered?: true
  /** The stock of each kind of goods before all orders. */
  stock?: number
  /** The orders of other shoppers that wait or are confirmed. */
  others?: number
}

/** The differences between the outcome and the expected one, by the records of shop and providers; empty without any. */
export async function outcomeProblems(purchase: Purchase, expected: Expected): Promise<string[]> {
  const facts = await factsOf(purchase)
  const states = facts.orders.map(({ status, cancel_reason }) => (status === 'cancelled' ? String(cancel_reason) : status))
  return [
    ...difference('orders', states, expected.orders),
    ...difference(
      'attempts',
      facts.attempts.map(({ state }) => state),
      expected.attempts,
    ),
    ...difference(
      'charges',
      facts.charges.map(({ state }) => state),
      expected.charges,
    ),
    ...amountProblems(purchase, facts, expected),
    ...stockProblems(facts, expected),
    ...cardProblems(purchase, facts),
    ...eventProblems(facts),
  ]
}

/** The differences in the cart, as its page shows it: only ordered goods have left it. */
export async function cartProblems(purchase: Purchase, { cart }: Expected): Promise<string[]> {
  const pieces = GOODS.map(({ quantity }) => quantity)
  return difference('cart', await purchase.cart(), cart === 'kept' ? pieces : [])
}

export function difference(what: string, found: readonly unknown[], expected: readonly unknown[]): string[] {
  const [is, should] = [found.join(' + ') || 'none', expected.join(' + ') || 'none']
  return is === should ? [] : [`${what}: ${is}, not ${should}`]
}

/**
 * The total shown is the order's; what gift cards leave of it is the attempt's and the provider's amount; an order
 * is paid once, and no cancelled one is.
 */
function amountProblems(
  { language, shownTotal, card }: Purchase,
  { orders, attempts, charges }: Facts,
  expected: Expected,
): string[] {
  const taken = charges
    .filter(({ state }) => state === 'authorized' || state === 'captured')
    .map(({ orderNumber }) => orderNumber)
  const charged = expected.isAltered ? [] : charges.filter(({ state }) => state !== 'none')
  const toPay = ({ total }: { total: number }) => Math.round((total - Math.min(card?.amount ?? 0, total)) * 100) / 100
  return [
    ...orders
      .filter(({ total }) => shownTotal !== moneyOf(language)(total))
      .map(({ total }) => `the order is over ${total}, the shopper saw ${shownTotal}`),
    ...attempts
      .filter(({ amount, order_id }) => orders.some((order) => order.id === order_id && toPay(order) !== amount))
      .map(({ amount }) => `the attempt is over ${amount}`),
    ...charged.flatMap(({ amount, currency, orderNumber }) => {
      const order = orders.find(({ number }) => number === orderNumber)
      const isSame = order !== undefined && toPay(order) === amount && order.currency === currency
      return isSame ? [] : [`charged ${amount} ${currency} for an order over ${order?.total} ${order?.currency}`]
    }),
    ...(new Set(taken).size === taken.length ? [] : [`paid twice: ${taken.join(', ')}`]),
    ...orders
      .filter(({ status, number }) => status === 'cancelled' && taken.includes(number))
      .map(({ number }) => `the money of the cancelled order ${number} was kept`),
  ]
}

/** A gift card has lost what it pays of orders that wait or are confirmed, and nothing else. */
function cardProblems({ card }: Purchase, { orders, balance }: Facts): string[] {
  if (card === null) return []
  const live = orders.filter(({ status }) => status !== 'cancelled')
  const paid = live.reduce((sum, { total }) => sum + Math.min(card.amount, total), 0)
  return difference('balance of the gift card', [balance], [Math.round((card.amount - paid) * 100) / 100])
}

/** The pieces of orders that wait or are confirmed have left the stock, once. */
function stockProblems({ orders, stock }: Facts, { stock: before = STOCK, others = 0 }: Expected): string[] {
  const live = others + orders.filter(({ status }) => status !== 'cancelled').length
  return GOODS.flatMap(({ sku, quantity }) => difference(`stock of ${sku}`, [stock[sku]], [before - live * quantity]))
}

/** Each change of state is stored once, and the last one is the state of the attempt. */
function eventProblems({ attempts, events }: Facts): string[] {
  return attempts.flatMap(({ id, state }) => {
    const own = events.filter(({ attempt_id }) => attempt_id === id)
    const changes = own.filter(({ type }) => type.startsWith('payment-')).map(({ type }) => type.slice('payment-'.length))
    const ids = own.map(({ event_id }) => event_id)
    // Waiting for the shopper is the state from the start, and stored as no change.
    const last = changes.at(-1) ?? (state === 'open' ? 'open' : 'created')
    return [
      ...(new Set(changes).size === changes.length ? [] : [`a change is stored twice: ${changes.join(', ')}`]),
      ...(new Set(ids).size === ids.length ? [] : ['an event is stored twice']),
      ...difference('last change stored', [last], [state]),
    ]
  })
}
