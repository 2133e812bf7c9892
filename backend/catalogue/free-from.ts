import type { Prices } from '../../app/commerce/contract/price'
import { withDrawing } from '../pictures/stored-drawing'
import { deliveryMethods } from '../shipping/delivery-methods'
import { freightOfOne } from '../shipping/freight-of-one'
import type { Store } from '../stores/stores'

type Row = { type: number; weight_grams: number; drawing: unknown }

/**
 * The price from which one piece is sent free of charge; null where no delivery is free at its regular price. The drawing,
 * which tells the size of the parcel, is read of dear products only: that takes most of the time.
 */
export function freeFrom(row: Row, prices: Prices, store: Store): number | null {
  const price = prices.n[0]?.p ?? 0
  const limits = deliveryMethods(store.countryCode).flatMap((method) => method.freeFrom ?? [])
  return price < Math.min(...limits) ? null : (freightOfOne(withDrawing(row), store)?.free_from ?? null)
}
