import { CUSTOMER_DISCOUNT } from '../../app/commerce/contract/customer-discount-code'

/** A line of an order: the price of one unit after all discounts, and the amounts that these took off the whole line, as they were stored. */
type ReducedLine = { price: number; quantity: number; reductions: readonly { code: string; amount: number }[] | null }

/**
 * The price of one unit without the codes of the order, which are for one purchase. The discount of the customer's profile stays: the later
 * deliveries have it too. Six decimals, as in the database.
 */
export function priceBeforeCodes({ price, quantity, reductions }: ReducedLine): number {
  const byCodes = (reductions ?? []).filter(({ code }) => code !== CUSTOMER_DISCOUNT)
  const amount = byCodes.reduce((sum, reduction) => sum + reduction.amount, 0)
  return Math.round((price + amount / quantity) * 1e6) / 1e6
}
