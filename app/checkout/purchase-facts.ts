import type { Order, OrderLine } from '../commerce/contract/order'
import type { PageFacts, SoldLine } from '../page/page-facts'
import { vatIn } from '../pricing/vat'
import { round } from '../store/money'

/**
 * The purchase event data of an order; null while it is not paid. `categories` are the names of its lines' categories. `tax`
 * leaves out the VAT in deposits, as the value leaves out the deposits (decision 058).
 */
export function purchaseFacts(order: BoughtOrder, categories: readonly (string | null)[]): PageFacts {
  const { status, number, currency, total, deposit_total: deposit, vat_total, shipping, items } = order
  if (status === 'pending' || status === 'cancelled') return {}
  const lines = items.map((line, at) => ({ ...line, category: categories[at] ?? null }))
  const tax = round(vat_total - items.reduce((sum, line) => sum + vatIn(line.deposit * line.quantity, line.vat), 0), 2)
  return { purchase: { number, currency, total, deposit, tax, shipping: shipping?.price ?? 0, lines } }
}

type BoughtOrder = Pick<Order, 'status' | 'number' | 'currency' | 'total' | 'deposit_total' | 'vat_total'> & {
  shipping: Pick<NonNullable<Order['shipping']>, 'price'> | null
  items: readonly (Omit<SoldLine, 'category'> & Pick<OrderLine, 'deposit' | 'vat'>)[]
}
