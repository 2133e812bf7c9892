import { TIME_ZONE } from '../commerce/contract/time-zone'
import type { ArrivalOfStock } from '../commerce/contract/arrival'
import type { Product } from '../commerce/contract/product'
import { dateFormat } from '../store/intl-formats'
import { arrivalDays } from './arrival-days'
import { isInStock } from './is-in-stock'
import { weekdayOrDate } from './weekday-or-date'

/** The time at which a product leaves the warehouse; `day`, `time` and `date` are formatted in the storefront's language. */
export type DeliveryPromise = ({ kind: 'same-day' } & DispatchCutoff) | { kind: 'presale'; date: string } | { kind: 'back-order' }

/**
 * The time until which orders leave the same day, and the days on which they then arrive, if known. Formatted in the
 * storefront's language.
 */
export type DispatchCutoff = { day: string; time: string; arrives?: string }

/**
 * The cutoff of `nextDelivery` (ISO 8601, from the backend's next-delivery call); null once it has passed, and while it is
 * unknown. `arrival` of another cutoff is left out: the two answers may be of different age.
 */
export function dispatchCutoff(
  nextDelivery: string | null,
  iso: string,
  now: Date,
  arrival?: ArrivalOfStock | null,
): DispatchCutoff | null {
  if (nextDelivery === null || Date.parse(nextDelivery) <= now.getTime()) return null
  const moment = new Date(nextDelivery)
  const time = dateFormat(iso, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }).format(moment)
  const isOfCutoff = arrival && Date.parse(arrival.ordered_by) === moment.getTime()
  return { day: weekdayOrDate(moment, iso, now), time, ...(isOfCutoff ? { arrives: arrivalDays(arrival, iso) } : {}) }
}

/**
 * The delivery promise of a product; null when it cannot be ordered or there is no cutoff. A product in stock leaves on the day
 * of the order when ordered before the cutoff.
 */
export function deliveryPromise(product: ProductStock, cutoff: DispatchCutoff | null, iso: string): DeliveryPromise | null {
  const { orderable, stock_status, estimated_at } = product
  if (!orderable) return null
  if (estimated_at !== null) return { kind: 'presale', date: longDate(estimated_at, iso) }
  if (!isInStock(stock_status)) return { kind: 'back-order' }
  return cutoff && { kind: 'same-day', ...cutoff }
}

/** Formats `2026-12-03` as `3 december`. UTC on both sides keeps the calendar day. */
function longDate(day: string, iso: string): string {
  return dateFormat(iso, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

type ProductStock = Pick<Product, 'orderable' | 'stock_status' | 'estimated_at'>
