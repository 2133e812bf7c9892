import type { StockStatus } from '../../app/commerce/contract/stock'

const MAX_FEW_LEFT = 5

export type StockFacts = {
  stock: number
  back_order: boolean
  discontinued: boolean
  notifyable: boolean
  expected_on: string | null
}

/** The facts that decide whether a product can be bought. */
type SaleFacts = Omit<StockFacts, 'notifyable'>

/** The contract's stock status. Discontinued products are sold while stocks last. */
export function stockStatus({ stock, back_order, discontinued }: SaleFacts): StockStatus {
  if (stock > MAX_FEW_LEFT) return 'in-stock'
  if (stock > 0) return 'few-left'
  if (discontinued) return 'discontinued'
  return back_order ? 'back-order' : 'out-of-stock'
}

/** Whether a product can be ordered now: in stock, or ordered from the supplier and not discontinued. */
export const isOrderable = (facts: SaleFacts): boolean => facts.stock > 0 || (facts.back_order && !facts.discontinued)

/** Whether a stock notification can be requested: only for products that cannot be ordered now and will be restocked. */
export const isNotifyable = (facts: StockFacts): boolean => facts.notifyable && !facts.discontinued && !isOrderable(facts)

/** The expected day of delivery, if it is in the future and nothing is in stock. `today` is an ISO date. */
export function estimatedAt(facts: SaleFacts, today: string): string | null {
  return facts.stock > 0 || facts.discontinued || facts.expected_on === null || facts.expected_on <= today
    ? null
    : facts.expected_on
}

/** The maximum quantity in an order. Infinity on back order. */
export function availableQuantity(facts: SaleFacts): number {
  if (facts.back_order && !facts.discontinued) return Infinity
  return Math.max(0, facts.stock)
}
