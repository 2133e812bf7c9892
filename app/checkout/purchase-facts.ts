import type { Order } from '../commerce/contract/order'
import type { PageFacts } from '../page/page-facts'

/** The purchase that analytics tells of an order: none while it is not paid. `categories` are the names of its lines' categories. */
export function purchaseFacts(order: Order, categories: readonly (string | null)[]): PageFacts {
  const { status, number, currency, total, deposit_total: deposit, vat_total: tax, shipping, items } = order
  if (status === 'pending' || status === 'cancelled') return {}
  const lines = items.map((line, at) => ({ ...line, category: categories[at] ?? null }))
  return { purchase: { number, currency, total, deposit, tax, shipping: shipping?.price ?? 0, lines } }
}
