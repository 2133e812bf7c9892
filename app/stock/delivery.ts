import type { Product } from '../commerce/contract/product'
import { dateFormat } from '../store/intl-formats'

/** All four storefronts are served from one warehouse, by its clock. */
const WAREHOUSE_TIME = 'Europe/Stockholm'

/** When the product leaves the warehouse; `day` and `time` are worded in the storefront's language. */
export type Delivery =
  { kind: 'same-day'; day: string; time: string } | { kind: 'presale'; date: string } | { kind: 'back-order' }

/**
 * The delivery promise of an orderable product. What is in stock leaves on the day it is ordered until `nextDelivery`, the moment
 * of the backend's next-delivery call; null when nothing can be promised.
 */
export function deliveryPromise(product: Promised, nextDelivery: string | null, iso: string): Delivery | null {
  const { orderable, stock_status, estimated_at } = product
  if (!orderable) return null
  if (estimated_at !== null) return { kind: 'presale', date: longDate(estimated_at, iso) }
  if (stock_status !== 'in-stock' && stock_status !== 'few-left') return { kind: 'back-order' }
  if (nextDelivery === null) return null
  const moment = new Date(nextDelivery)
  const word = (options: Intl.DateTimeFormatOptions) => dateFormat(iso, { ...options, timeZone: WAREHOUSE_TIME }).format(moment)
  return { kind: 'same-day', day: word({ weekday: 'long' }), time: word({ hour: '2-digit', minute: '2-digit' }) }
}

/** `2026-12-03` as `3 december`, the same in every time zone. */
function longDate(day: string, iso: string): string {
  return dateFormat(iso, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

type Promised = Pick<Product, 'orderable' | 'stock_status' | 'estimated_at'>
