import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'
import { lineTotal } from '../pricing/line-total'
import { reachedTier } from '../pricing/tiers'
import { round } from '../store/money'
import type { CodeState } from './code-state'
import { isSameCode } from './codes'
import type { ReducedLine } from './line-reductions'
import type { SpendLine } from './minimum-spend'
import { isOfferLine, type OfferLine } from '../commerce/contract/marker-pricing'

/** A line, with what else than a code may lower its price. */
type Line = ReducedLine & SpendLine & OfferLine

/**
 * The amount that the lines cost less than their quantity tiers, for which neither a named reduction nor the customer
 * discount (`customer`, of all lines) accounts; in the store's currency including VAT. A backend that tells no reductions
 * takes off what its codes reduce in this way.
 */
export function untoldReduction(lines: readonly Line[], customer: number, currencyDigits: number): number {
  const told = lines.filter((line) => line.reductions !== null && !isOfferLine(line))
  const untold = told.reduce((sum, line) => sum + Math.max(0, lessThanTier(line, currencyDigits) - namedIn(line)), 0)
  const named = told.reduce((sum, line) => sum + namedIn(line, CUSTOMER_DISCOUNT), 0)
  return round(Math.max(0, untold - Math.max(0, customer - named)), 2)
}

function lessThanTier({ quantity, price, pricing }: Line, currencyDigits: number): number {
  const tier = reachedTier(pricing, quantity)?.p ?? price
  return lineTotal({ quantity, price: tier }, currencyDigits) - lineTotal({ quantity, price }, currencyDigits)
}

const namedIn = ({ reductions }: Line, code?: string): number =>
  (reductions ?? []).reduce((sum, one) => sum + (code === undefined || isSameCode(one.code, code) ? one.amount : 0), 0)

/** The states with an untold reduction: the saving of the one applied code without a named one; not known when several are. */
export function withUntold(states: readonly CodeState[], untold: number): CodeState[] {
  const silent = states.filter((one) => one.state === 'applied' && one.saving === 0)
  if (untold === 0) return [...states]
  return states.map((one) => (silent.includes(one) ? { ...one, saving: silent.length === 1 ? untold : null } : one))
}
