import type { Store } from '../stores/stores'
import type { DeliveryKind } from './delivery-kinds'

/** A shipping method of a store; amounts include VAT, in its currency; `days` are working days from dispatch. */
export type ShippingRate = {
  id: string
  carrier: string
  kind: DeliveryKind
  price: number
  /** Free of charge from this value of goods on; null: never. */
  freeFrom: number | null
  days: [from: number, to: number]
}

export const SHIPPING_RATES: Record<Store['countryCode'], readonly ShippingRate[]> = {
  SE: [
    { id: 'postnord-service-point', carrier: 'PostNord', kind: 'service-point', price: 49, freeFrom: 499, days: [1, 3] },
    { id: 'budbee-home', carrier: 'Budbee', kind: 'evening', price: 79, freeFrom: null, days: [1, 2] },
    { id: 'dhl-service-point', carrier: 'DHL', kind: 'service-point', price: 49, freeFrom: 499, days: [1, 3] },
  ],
  NO: [
    { id: 'bring-service-point', carrier: 'Bring', kind: 'service-point', price: 79, freeFrom: 699, days: [2, 5] },
    { id: 'postnord-service-point', carrier: 'PostNord', kind: 'service-point', price: 79, freeFrom: 699, days: [2, 5] },
    { id: 'bring-home', carrier: 'Bring', kind: 'home', price: 129, freeFrom: null, days: [3, 6] },
  ],
  DE: [
    { id: 'dhl-home', carrier: 'DHL', kind: 'home', price: 4.9, freeFrom: 49, days: [2, 4] },
    { id: 'dhl-locker', carrier: 'DHL', kind: 'locker', price: 4.5, freeFrom: 49, days: [2, 4] },
    { id: 'gls-home', carrier: 'GLS', kind: 'home', price: 4.9, freeFrom: 49, days: [2, 4] },
  ],
  DK: [
    { id: 'postnord-service-point', carrier: 'PostNord', kind: 'service-point', price: 39, freeFrom: 399, days: [1, 3] },
    { id: 'dao-service-point', carrier: 'DAO', kind: 'service-point', price: 35, freeFrom: 399, days: [1, 3] },
    { id: 'gls-home', carrier: 'GLS', kind: 'home', price: 59, freeFrom: null, days: [1, 3] },
  ],
}
