import type { DeliveryOption } from '../commerce/contract/checkout'

/** The kind of place where the parcel is delivered or collected. */
export const DELIVERY_PLACES = ['service-point', 'locker', 'home'] as const
export type DeliveryPlace = (typeof DELIVERY_PLACES)[number]

export type DeliveryGroup = { place: DeliveryPlace; deliveries: readonly DeliveryOption[] }

/**
 * Groups sorted by their cheapest delivery; on a tie the group of the backend's first delivery. Within a group: price, then
 * arrival. At the same price, one that asks for a customer number comes after those that anyone can use. If the backend names no
 * kinds, deliveries with a service point form one group, and the others another.
 */
export function deliveryGroups(offered: readonly DeliveryOption[]): DeliveryGroup[] {
  const places = [...new Set(offered.map(placeOf))]
  return places
    .map((place) => ({
      place,
      deliveries: offered.filter((delivery) => placeOf(delivery) === place).toSorted(byPriceThenArrival),
    }))
    .toSorted(byFirstDelivery)
}

/** The delivery that is chosen at first: the one that the list begins with, at the price that the cart has named. */
export const cheapestDelivery = (offered: readonly DeliveryOption[]): DeliveryOption | null =>
  deliveryGroups(offered)[0]?.deliveries[0] ?? null

function byFirstDelivery({ deliveries: [one] }: DeliveryGroup, { deliveries: [other] }: DeliveryGroup): number {
  return one === undefined || other === undefined ? 0 : byPriceThenUse(one, other)
}

const byPriceThenUse = (one: DeliveryOption, other: DeliveryOption): number =>
  one.price - other.price || Number(one.needs_post_number) - Number(other.needs_post_number)

function placeOf({ kind, needs_service_point }: DeliveryOption): DeliveryPlace {
  if (kind === 'locker' || kind === 'service-point') return kind
  return kind === null && needs_service_point ? 'service-point' : 'home'
}

const byPriceThenArrival = (one: DeliveryOption, other: DeliveryOption): number =>
  byPriceThenUse(one, other) || daysOf(one, other, 'to') || daysOf(one, other, 'from')

const daysOf = ({ arrives: one }: DeliveryOption, { arrives: other }: DeliveryOption, end: 'from' | 'to'): number =>
  one === null || other === null ? 0 : Date.parse(one[end]) - Date.parse(other[end])
