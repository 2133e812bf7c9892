import type { Product } from '../commerce/contract/product'
import { dateFormat } from '../store/intl-formats'

/** One warehouse serves all four storefronts. */
export const WAREHOUSE_TIME_ZONE = 'Europe/Stockholm'

/** When a product leaves the warehouse; `day`, `time` and `date` are formatted in the storefront's language. */
export type DeliveryPromise =
  | { kind: 'same-day'; day: string; time: string }
  | { kind: 'presale'; date: string }
  | { kind: 'back-order' }

/** The time until which orders leave the same day; null once it has passed, and while it is unknown. */
export function stillAhead(nextDelivery: string | null, now: Date): string | null {
  return nextDelivery !== null && Date.parse(nextDelivery) > now.getTime() ? nextDelivery : null
}

/**
 * The delivery promise of a product; null when it cannot be ordered or `nextDelivery` is unknown. A product in stock leaves on the day of
 * the order when ordered before `nextDelivery` (ISO 8601, from the backend's next-delivery call).
 */
export function deliveryPromise(product: ProductStock, nextDelivery: string | null, iso: string): DeliveryPromise | null {
  const { orderable, stock_status, estimated_at } = product
  if (!orderable) return null
  if (estimated_at !== null) return { kind: 'presale', date: longDate(estimated_at, iso) }
  if (stock_status !== 'in-stock' && stock_status !== 'few-left') return { kind: 'back-order' }
  if (nextDelivery === null) return null
  const moment = new Date(nextDelivery)
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(iso, { ...options, timeZone: WAREHOUSE_TIME_ZONE }).format(moment)
  return { kind: 'same-day', day: format({ weekday: 'long' }), time: format({ hour: '2-digit', minute: '2-digit' }) }
}

/** Formats `2026-12-03` as `3 december`. UTC on both sides keeps the calendar day. */
function longDate(day: string, iso: string): string {
  return dateFormat(iso, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

type ProductStock = Pick<Product, 'orderable' | 'stock_status' | 'estimated_at'>
