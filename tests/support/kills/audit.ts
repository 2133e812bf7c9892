import type { OrderStatus } from '../../../app/commerce/contract/order'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import type { AttemptState } from '../../../backend/database/schema/payments'
import type { ProviderPayment } from './provider-records'

export type AuditedOrder = { number: string; email: string; status: OrderStatus; pieces: ReadonlyMap<number, number> }
export type AuditedAttempt = {
  order: string
  provider: ProviderId
  reference: string | null
  state: AttemptState
  amount: number
}

/**
 * The stored state of a shop, and the providers' records of it. Stock is by product id;
 * `stockBefore` is that before the first order.
 */
export type Books = {
  orders: readonly AuditedOrder[]
  attempts: readonly AuditedAttempt[]
  payments: readonly ProviderPayment[]
  stockBefore: ReadonlyMap<number, number>
  stock: ReadonlyMap<number, number>
}

/**
 * The shopper's side of a purchase: payments made, and the last page: a confirmed order,
 * the cart with all its pieces, or another.
 */
export type Witness = {
  email: string
  /** Approved payments, by the shopper's own count. */
  approved: number
  /** Ordered a second time with another way to pay, so that the first payment may be given back. */
  changedMind: boolean
  sees: { confirmation: string } | 'cart' | { wrong: string }
}

/** Violations by kind; each says what is wrong in words. */
export type Findings = Readonly<Record<'double' | 'lost' | 'charged' | 'unpaid' | 'open' | 'stock' | 'untrue', readonly string[]>>

const PAID = new Set<AttemptState>(['authorized', 'captured'])
const isPlaced = ({ status }: AuditedOrder) => status !== 'cancelled' && status !== 'pending'

/**
 * Checks the books after every payment had time to settle, each shopper having wanted one order. `double`: two orders for one
 * shopper. `lost`: a shopper who paid has no order. `charged`: money is held without an order that it pays. `unpaid`: an order is
 * confirmed without its money. `open`: an order or a payment still waits. `stock`: pieces do not add up. `untrue`: the page shows
 * a returning shopper something that is not true.
 */
export function audit({ orders, attempts, payments, stockBefore, stock }: Books, witnesses: readonly Witness[]): Findings {
  const placed = orders.filter(isPlaced)
  const placedBy = (email: string) => placed.filter((order) => order.email === email)
  const attemptOf = ({ provider, reference }: ProviderPayment) =>
    attempts.find((attempt) => attempt.provider === provider && attempt.reference === reference)
  const paysOrder = (payment: ProviderPayment) => {
    const attempt = attemptOf(payment)
    const pays = attempt !== undefined && PAID.has(attempt.state) && Math.abs(attempt.amount - payment.amount) < 0.005
    return pays && placed.some(({ number }) => number === attempt.order)
  }
  const isFunded = ({ number }: AuditedOrder) => {
    const paid = attempts.filter(({ order, state }) => order === number && PAID.has(state))
    const held = paid.filter(
      ({ provider, reference }) =>
        provider === 'invoice' || payments.some((one) => one.held && one.provider === provider && one.reference === reference),
    )
    return held.length === 1
  }
  return {
    double: witnesses
      .filter(({ email }) => placedBy(email).length > 1)
      .map(({ email }) => `${email} has the orders ${numbersOf(placedBy(email))}`),
    lost: witnesses
      .filter(({ email, approved, changedMind }) => approved > 0 && !changedMind && placedBy(email).length === 0)
      .map(({ email, approved }) => `${email} approved ${approved} payments and has no order`),
    charged: payments
      .filter((payment) => payment.held && !paysOrder(payment))
      .map(
        ({ provider, reference, order, amount }) =>
          `${provider} holds ${amount} of ${order} (${reference}), which it does not pay`,
      ),
    unpaid: placed.filter((order) => !isFunded(order)).map(({ number }) => `${number} is confirmed without exactly one payment`),
    open: [
      ...orders.filter(({ status }) => status === 'pending').map(({ number }) => `${number} is still pending`),
      ...attempts
        .filter(({ state }) => state === 'created' || state === 'open' || state === 'refund-due')
        .map(({ order, provider, state }) => `the payment of ${order} with ${provider} is still ${state}`),
    ],
    stock: [...stockBefore].flatMap(([id, before]) => {
      const sold = orders
        .filter(({ status }) => status !== 'cancelled')
        .reduce((sum, { pieces }) => sum + (pieces.get(id) ?? 0), 0)
      const left = stock.get(id) ?? 0
      return left === before - sold ? [] : [`product ${id}: ${before} before, ${sold} sold, ${left} left`]
    }),
    untrue: witnesses.flatMap(({ email, sees }) => {
      const [order] = placedBy(email)
      const isTrue =
        order === undefined
          ? sees === 'cart'
          : typeof sees === 'object' && 'confirmation' in sees && sees.confirmation === order.number
      return isTrue ? [] : [`${email} has ${order?.number ?? 'no order'} and sees ${JSON.stringify(sees)}`]
    }),
  }
}

const numbersOf = (orders: readonly AuditedOrder[]) => orders.map(({ number }) => number).join(', ')
