import type { ArrivalOfStock } from '../../app/commerce/contract/arrival'
import type { Language } from '../../app/commerce/contract/languages'
import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import { arrival, nextCutOff } from './calendar'
import { CARRIER_NAMES, type DeliveryKind, type DeliveryMethod, type Parcel } from '../interfaces/carrier'
import { deliveryMethods } from './delivery-methods'
import { fits } from './fits'
import { DELIVERY_WORDING } from './delivery-wording'

/**
 * A delivery method as an order can have it. Amounts include VAT in the store's currency; `arrives` are ISO dates, both
 * inclusive; null where it is not known when it can be sent.
 */
export type DeliveryOption = {
  id: string
  carrier: string
  kind: DeliveryKind
  name: string
  description: string
  /** 0 when free of charge. */
  price: number
  free_from: number | null
  arrives: { from: string; to: string } | null
  needs_service_point: boolean
  needs_post_number: boolean
}

type Request = {
  parcel: Parcel
  /** As typed, with or without a space. Null: not known yet; then methods that serve certain towns only are left out. */
  postalCode: string | null
  store: Store
  language: Language
  /** The time at which the parcel can be packed; null while that is not known. */
  ready: Date | null
}

/**
 * The delivery methods for a parcel to a postal code, the usual choice first. Never empty: pallets
 * take any weight and size to any place.
 */
export function deliveryOptions({ parcel, postalCode, store, language, ready }: Request): DeliveryOption[] {
  return methodsFor(parcel, postalCode, store).map((method) => ({
    id: method.id,
    carrier: CARRIER_NAMES[method.carrier],
    kind: method.kind,
    name: deliveryName(method, language),
    description: DELIVERY_WORDING[method.kind].description[language],
    price: priceOf(method, parcel, store),
    free_from: method.freeFrom,
    arrives: ready && arrival(method, ready, store),
    needs_service_point: needsServicePoint(method),
    needs_post_number: method.needsPostNumber === true,
  }))
}

/**
 * The freight of a parcel to any address in the country: the lowest price, and the value of goods from
 * which a method is free, null when none is.
 */
export function freightOf(parcel: Parcel, store: Store): { price_from: number; free_from: number | null } {
  const methods = methodsFor(parcel, null, store)
  const thresholds = methods.flatMap(({ freeFrom }) => freeFrom ?? [])
  return {
    price_from: Math.min(...methods.map((method) => fullPrice(method, parcel, store))),
    free_from: thresholds.length === 0 ? null : Math.min(...thresholds),
  }
}

/** The fewest and the most delivery days from the dispatch to the arrival of a parcel at any address in the country. */
export function deliveryDays(parcel: Parcel, store: Store): { from: number; to: number } {
  const days = methodsFor(parcel, null, store).flatMap((method) => method.days)
  return { from: Math.min(...days), to: Math.max(...days) }
}

/**
 * The first and the last day on which a parcel of goods in stock arrives at any address in the country, when it is ordered
 * before the next cut-off.
 */
export function arrivalOf(parcel: Parcel, store: Store, now: Date): ArrivalOfStock {
  const days = methodsFor(parcel, null, store)
    .map((method) => arrival(method, now, store))
    .reduce((all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }))
  return { ...days, ordered_by: nextCutOff(now, store).toISOString() }
}

const methodsFor = (parcel: Parcel, postalCode: string | null, { countryCode }: Store): DeliveryMethod[] =>
  deliveryMethods(countryCode)
    .filter((method) => canCarry(method, parcel) && serves(method, postalCode))
    .filter((method, _at, all) => method.kind !== 'pallet' || all.every(({ kind }) => kind === 'pallet'))

/** `PostNord – Till ombud`. */
export const deliveryName = ({ carrier, kind }: Pick<DeliveryMethod, 'carrier' | 'kind'>, language: Language): string =>
  `${CARRIER_NAMES[carrier]} – ${DELIVERY_WORDING[kind].name[language]}`

/** The shopper chooses where to collect the parcel. */
export const needsServicePoint = ({ kind }: Pick<DeliveryMethod, 'kind'>): boolean =>
  kind === 'service-point' || kind === 'locker'

/** Carriers take no lead batteries in parcel boxes: the acid is dangerous goods (ADR class 8), which a person hands over. */
const canCarry = ({ kind, maxWeightGrams, maxSize }: DeliveryMethod, parcel: Parcel) =>
  kind === 'pallet' || (parcel.weightGrams <= maxWeightGrams && fits(parcel, maxSize) && !(kind === 'locker' && parcel.hasLead))

function serves({ postalCodes }: DeliveryMethod, postalCode: string | null): boolean {
  if (postalCodes === null) return true
  const digits = postalCode?.replace(/\D/g, '')
  return digits !== undefined && postalCodes.some((prefix) => digits.startsWith(prefix))
}

const priceOf = (method: DeliveryMethod, parcel: Parcel, store: Store): number =>
  method.freeFrom !== null && parcel.goodsTotal >= method.freeFrom ? 0 : fullPrice(method, parcel, store)

function fullPrice({ kind, price, maxWeightGrams }: DeliveryMethod, parcel: Parcel, store: Store): number {
  const pallets = kind === 'pallet' ? Math.max(1, Math.ceil(parcel.weightGrams / maxWeightGrams)) : 1
  return roundMoney(price * pallets, store)
}
