import type { Language } from '../../app/commerce/contract/languages'
import type { CarrierId, TrackingCode } from '../database/schema/parcels'
import type { Store } from '../stores/stores'

/** Re-exported, so that carriers import their words from their interface. */
export type { CarrierId, TrackingCode }

export type Country = Store['countryCode']

export const CARRIER_NAMES: Readonly<Record<CarrierId, string>> = {
  postnord: 'PostNord',
  bring: 'Bring',
  dhl: 'DHL',
  dao: 'DAO',
  gls: 'GLS',
  budbee: 'Budbee',
  instabox: 'Instabox',
}

/** Sides in mm, the longest first. */
export type Sides = readonly [length: number, width: number, height: number]

/**
 * The parcel of an order: weight including packaging, and the value of the goods including VAT. Its pieces can be arranged in
 * many ways, so its shape is open: `sides` is what each arrangement has at least, for the largest piece and the packaging, and
 * `volume` what it holds, in mm³. `hasLead`: a lead battery is in it.
 */
export type Parcel = { weightGrams: number; goodsTotal: number; sides: Sides; volume: number; hasLead: boolean }

/**
 * The largest parcel that a carrier takes, in mm: one that fits into a box, or one by its length and its length with its girth.
 */
export type SizeLimit = { box: Sides } | { length: number; lengthAndGirth: number }

export const isCarrierId = (name: string): name is CarrierId => Object.hasOwn(CARRIER_NAMES, name)

export type DeliveryKind = 'service-point' | 'home' | 'evening' | 'locker' | 'letter' | 'pallet'

/**
 * A delivery method of one country. The same id may name the method of the same kind in several countries. Amounts include VAT in
 * the store's currency. Limits are inclusive. `days` are delivery days from dispatch to arrival, first and last.
 */
export type DeliveryMethod = {
  id: string
  carrier: CarrierId
  kind: DeliveryKind
  country: Country
  price: number
  /** Free of charge from this value of goods on; null: never. */
  freeFrom: number | null
  /** For one parcel. For a pallet: a heavier order goes on several pallets, each at the price. */
  maxWeightGrams: number
  /** For one parcel; null: any size, as on a pallet. */
  maxSize: SizeLimit | null
  days: readonly [from: number, to: number]
  /** Delivers on Saturdays too. */
  saturdays: boolean
  /** Prefixes of the postal codes it serves; null: the whole country. */
  postalCodes: readonly string[] | null
  /** Only for customers who name their number at the carrier. */
  needsPostNumber?: true
}

/**
 * Hours on one or more ISO weekdays (1 is Monday); `opens` and `closes` as HH:MM in local time, 24:00 for midnight; null: closed.
 */
export type OpeningHours = { days: readonly number[]; opens: string | null; closes: string | null }

/** A place where a parcel can be collected. `distanceMetres` is from the middle of the postal code asked for. */
export type ServicePoint = {
  id: string
  name: string
  street: string
  postalCode: string
  city: string
  distanceMetres: number
  /** One row per group of days with the same hours, Monday first; empty when the carrier does not tell the hours. */
  hours: readonly OpeningHours[]
}

/** `arrived`: at the service point or locker, ready to be collected. `place` is a town or terminal, as the carrier names it. */
export type TrackingEvent = { at: Date; code: TrackingCode; place: string | null }

/** An event that a carrier sent. `eventId` is the same when it is sent again. */
export type ParcelEvent = TrackingEvent & { eventId: string; trackingNumber: string }

export type CarrierMessage = { headers: Headers; rawBody: string }

/**
 * The source of a parcel's events. Some carriers are asked: they answer them oldest first, none while they do not
 * know the number. Others send a message for each event: `read` verifies it and throws a MessageRefusal; null for a
 * message without a position of the parcel.
 */
export type Tracking =
  | { by: 'asking'; events: (trackingNumber: string, language: Language) => Promise<TrackingEvent[]> }
  | { by: 'message'; read: (message: CarrierMessage) => ParcelEvent | null }

/** Someone who sends or receives a parcel. `street` includes the number. */
export type Party = {
  name: string
  street: string
  postalCode: string
  city: string
  country: Country
  email: string
  mobile: string | null
}

/** The parcel of a return. `id` names the booking, `reference` is the number that the warehouse knows it by. */
export type ReturnParcel = { id: string; reference: string; announcedAt: Date; from: Party; to: Party; weightGrams: number }

/**
 * A booked return. `writeOn`: the code that the sender writes on the parcel instead of a label. `qr` is scanned at the drop-off
 * point: a text to draw, or a PNG. `pdf`: the label to print. Both files are in base64.
 */
export type BookedReturn = {
  trackingNumber: string
  writeOn: string | null
  qr: { text: string } | { png: string } | null
  pdf: string | null
}

/**
 * Books a return that the shop pays for. Throws a BookingRefusal when the carrier does not take this parcel. A repeated
 * call may book another label: carriers charge for a label when the parcel is handed in. `signal` ends the whole booking,
 * instead of the time limits of its calls.
 */
export type BookReturn = (parcel: ReturnParcel, language: Language, signal?: AbortSignal) => Promise<BookedReturn>

/**
 * The API of a carrier. Each call throws a CarrierOutage when the carrier does not answer
 * within its time limit, or answers an error.
 */
export type Carrier = {
  id: CarrierId
  /** The nearest service points or lockers of a method, nearest first, at most 10. */
  servicePoints: (method: DeliveryMethod, postalCode: string, language: Language) => Promise<ServicePoint[]>
  tracking: Tracking
  /** Null: the carrier has no API for returns, or the shop has no agreement about them. */
  bookReturn: BookReturn | null
  /** The carrier's own tracking page, for the shopper. */
  trackingUrl: (trackingNumber: string, language: Language) => string
}

export type Carriers = Readonly<Record<CarrierId, Carrier>>

/** The carrier did not answer in time, answered an error, or gave an undocumented answer. */
export class CarrierOutage extends Error {
  override name = 'CarrierOutage'
}

/** The carrier does not take a booking: asking again does not help. */
export class BookingRefusal extends Error {
  override name = 'BookingRefusal'
}

/** The keys of a carrier's message are wrong, or its form is not the documented one. */
export class MessageRefusal extends Error {
  override name = 'MessageRefusal'
  constructor(
    readonly reason: 'unauthorized' | 'malformed',
    message: string,
  ) {
    super(message)
  }
}
