import type { Language } from '../../app/commerce/contract/languages'
import type { Store } from '../stores/stores'
import type { Texts } from '../texts'

/** What is sent: weight with packaging, the value of the goods including VAT, and whether a parcel needs special handling. */
export type Parcel = { weightGrams: number; goodsTotal: number }

export type DeliveryKind = 'service-point' | 'home' | 'evening' | 'locker' | 'letter' | 'pallet'

/**
 * A delivery method of one country. Amounts include VAT in the store's currency. Limits are inclusive; null: none. `days` are working days
 * from dispatch to arrival, first and last.
 */
export type DeliveryMethod = {
  id: string
  kind: DeliveryKind
  countryCode: Store['countryCode']
  price: number
  /** Free of charge from this value of goods on; null: never. */
  freeFrom: number | null
  maxWeightGrams: number
  days: readonly [from: number, to: number]
  /** Delivers on Saturdays too. */
  saturdays: boolean
  /** Prefixes of the postal codes it serves; null: the whole country. */
  postalCodes: readonly string[] | null
}

/** Where a parcel can be fetched. `distanceMetres` is from the middle of the postal code asked for. */
export type ServicePoint = {
  id: string
  name: string
  street: string
  postalCode: string
  city: string
  distanceMetres: number
  /** One row per group of days with the same hours, ISO weekdays 1 to 7; `opens` and `closes` as HH:MM, null: closed. */
  hours: readonly { days: readonly number[]; opens: string | null; closes: string | null }[]
}

export type TrackingEvent = {
  at: Date
  code: 'registered' | 'in-transit' | 'arrived' | 'out-for-delivery' | 'delivered' | 'returned'
  place: string | null
}

/** A carrier: its methods are data, its service points and tracking come from its API. */
export type Carrier = {
  id: string
  name: string
  methods: readonly DeliveryMethod[]
  /** The nearest service points of a method, nearest first, at most 10. Throws a CarrierOutage when the carrier does not answer. */
  servicePoints: (method: DeliveryMethod, postalCode: string, language: Language) => Promise<ServicePoint[]>
  tracking: (trackingNumber: string, language: Language) => Promise<TrackingEvent[]>
  trackingUrl: (trackingNumber: string, language: Language) => string
}

/** The wording of a kind of delivery. */
export type DeliveryWording = { name: Texts; description: Texts }

/** The carrier did not answer in time, or answered an error. */
export class CarrierOutage extends Error {
  override name = 'CarrierOutage'
}
