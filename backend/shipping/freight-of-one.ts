import type { Freight } from '../../app/commerce/contract/freight'
import type { Drawing } from '../pictures/drawing'
import type { Store } from '../stores/stores'
import { deliveryDays, freightOf } from './delivery-options'
import { parcelOf } from './parcel'

type Product = { type: number; weight_grams: number; drawing: Drawing }

/** Freight of one piece; null for goods that are not sent, such as gift cards. */
export function freightOfOne({ type, weight_grams: weightGrams, drawing: measures }: Product, store: Store): Freight | null {
  const parcel = parcelOf([{ type, weightGrams, measures, quantity: 1 }], 0)
  return parcel && { ...freightOf(parcel, store), days: deliveryDays(parcel, store) }
}
