import type { Freight } from '../../app/commerce/contract/freight'
import type { Drawing } from '../pictures/drawing'
import type { Store } from '../stores/stores'
import { arrivalOf, deliveryDays, freightOf } from './delivery-options'
import { parcelOf } from './parcel'

type Product = { type: number; weight_grams: number; drawing: Drawing }

/**
 * Freight of one piece, with the days of arrival of an order placed `now`; null for goods that are not sent, such as gift
 * cards.
 */
export function freightOfOne(product: Product, store: Store, now?: Date): Freight | null {
  const { type, weight_grams: weightGrams, drawing: measures } = product
  const parcel = parcelOf([{ type, weightGrams, measures, quantity: 1 }], 0)
  if (parcel === null) return null
  const arrives = now === undefined ? {} : { arrives: arrivalOf(parcel, store, now) }
  return { ...freightOf(parcel, store), days: deliveryDays(parcel, store), ...arrives }
}
