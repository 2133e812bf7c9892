import { CUSTOMER_DISCOUNT } from './customer-discount-code'
import { round } from './round'

/**
 * A line of a cart or an order: the price of one unit after all discounts, the amounts that these took off the whole line, and
 * the prices `p` of one unit from quantity `q` on, before discounts. All include VAT.
 */
type ReducedLine = {
  price: number
  quantity: number
  reductions: readonly { code: string; amount: number }[] | null
  tiers: readonly { q: number; p: number }[]
}

/**
 * The price of one unit in the later deliveries of a subscription (decision 049): without the codes, which are for one purchase,
 * and with the discount of the customer's profile, `percent`, also where a code was better for the first delivery. Six decimals,
 * as in the database; `digits` are the currency's.
 */
export function laterPrice({ price, quantity, reductions, tiers }: ReducedLine, percent: number, digits: number): number {
  const byCodes = (reductions ?? []).filter(({ code }) => code !== CUSTOMER_DISCOUNT)
  const amount = byCodes.reduce((sum, reduction) => sum + reduction.amount, 0)
  const beforeCodes = Math.round((price + amount / quantity) * 1e6) / 1e6
  const tier = tiers.filter(({ q }) => q <= quantity).toSorted((one, other) => other.q - one.q)[0]
  if (amount === 0 || percent === 0 || tier === undefined) return beforeCodes
  return Math.min(beforeCodes, round(tier.p * (1 - percent / 100), digits))
}
