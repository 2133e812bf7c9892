import type { StockStatus } from '../../app/commerce/contract/stock'

const FEW = 5

export type StockFacts = {
  stock: number
  back_order: boolean
  discontinued: boolean
  notifyable: boolean
  expected_on: string | null
}

/** Stock as the contract names it. What is discontinued is sold while it lasts. */
export function stockStatus({ stock, back_order, discontinued }: StockFacts): StockStatus {
  if (stock > FEW) return 'in-stock'
  if (stock > 0) return 'few-left'
  if (discontinued) return 'discontinued'
  return back_order ? 'back-order' : 'out-of-stock'
}

export const isOrderable = (facts: StockFacts): boolean => facts.stock > 0 || (facts.back_order && !facts.discontinued)

/** Whether a shopper can ask to be told when it is back: only of what cannot be ordered now and will come again. */
export const isNotifyable = (facts: StockFacts): boolean => facts.notifyable && !facts.discontinued && !isOrderable(facts)

/** The day it is expected, while that day lies ahead and there is nothing in stock. `today` is an ISO date. */
export function estimatedAt(facts: StockFacts, today: string): string | null {
  return facts.stock > 0 || facts.discontinued || facts.expected_on === null || facts.expected_on <= today
    ? null
    : facts.expected_on
}

/** How many of a product an order can have; Infinity on back order. */
export function availableQuantity(facts: StockFacts): number {
  if (facts.back_order && !facts.discontinued) return Infinity
  return Math.max(0, facts.stock)
}
