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
 * The reduction of the lines below their quantity tiers that neither a named reduction nor the customer
 * discount (`customer`, of all lines) explains; in the store's currency including VAT. A backend that sends no `reductions`
 * lowers the prices in this way.
 */
export function unattributedReduction(lines: readonly Line[], customer: number, currencyDigits: number): number {
  const reduced = lines.filter((line) => line.reductions !== null && !isOfferLine(line))
  const unattributed = reduced.reduce((sum, line) => sum + Math.max(0, lessThanTier(line, currencyDigits) - namedIn(line)), 0)
  const named = reduced.reduce((sum, line) => sum + namedIn(line, CUSTOMER_DISCOUNT), 0)
  return round(Math.max(0, unattributed - Math.max(0, customer - named)), 2)
}

function lessThanTier({ quantity, price, pricing }: Line, currencyDigits: number): number {
  const tier = reachedTier(pricing, quantity)?.p ?? price
  return lineTotal({ quantity, price: tier }, currencyDigits) - lineTotal({ quantity, price }, currencyDigits)
}

const namedIn = ({ reductions }: Line, code?: string): number =>
  (reductions ?? []).reduce((sum, one) => sum + (code === undefined || isSameCode(one.code, code) ? one.amount : 0), 0)

/** Gives the reduction to the one applied code without one of its own; with several such codes their savings are unknown. */
export function withUnattributed(states: readonly CodeState[], unattributed: number): CodeState[] {
  const silent = states.filter((one) => one.state === 'applied' && one.saving === 0)
  if (unattributed === 0) return [...states]
  return states.map((one) => (silent.includes(one) ? { ...one, saving: silent.length === 1 ? unattributed : null } : one))
}
