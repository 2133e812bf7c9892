import type { Drawing } from '../pictures/drawing'
import type { Store } from '../stores/stores'
import { freightOf } from './delivery-options'
import { parcelOf } from './parcel'

type Product = { type: number; weight_grams: number; drawing: Drawing }

/** Freight of one piece, and the value of goods from which it is free; null for goods that are not sent, such as gift cards. */
export function freightOfOne(
  { type, weight_grams: weightGrams, drawing: measures }: Product,
  store: Store,
): { price_from: number; free_from: number | null } | null {
  const parcel = parcelOf([{ type, weightGrams, measures, quantity: 1 }], 0)
  return parcel && freightOf(parcel, store)
}
