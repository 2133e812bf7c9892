import type { OrderTracking } from '../commerce/contract/tracking'

/** The state of an order and its parcels, in one word. `gift` and `giftSent`: only gift cards are sent, by e-mail. */
export type TrackingState =
  | 'pending'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'arrived'
  | 'outForDelivery'
  | 'delivered'
  | 'comingBack'
  | 'cancelled'
  | 'returned'
  | 'gift'
  | 'giftSent'

type Tracked = Pick<OrderTracking, 'status' | 'parcels' | 'delivery' | 'gift_cards'>

/**
 * The place of an order. For a sent order the carriers know more than the shop: the parcel that is farthest behind counts, so
 * that an order is delivered when all its parcels are. A parcel that waits at the service point, or comes back, takes
 * precedence over one that is still on its way.
 */
export function trackingState({ status, parcels, delivery, gift_cards }: Tracked): TrackingState {
  if (status === 'pending' || status === 'cancelled' || status === 'returned') return status
  if (delivery === null && gift_cards !== null) return status === 'confirmed' || status === 'packed' ? 'gift' : 'giftSent'
  if (status === 'delivered') return status
  if (status !== 'shipped') return status
  const states = parcels.map(parcelState)
  return URGENT.find((state) => states.includes(state)) ?? 'delivered'
}

const URGENT = ['comingBack', 'arrived', 'outForDelivery', 'shipped'] as const

function parcelState({ events, delivered_at }: Tracked['parcels'][number]): (typeof URGENT)[number] | 'delivered' {
  if (delivered_at !== null) return 'delivered'
  switch (events?.at(-1)?.code) {
    case 'delivered':
      return 'delivered'
    case 'returned':
      return 'comingBack'
    case 'arrived':
      return 'arrived'
    case 'out-for-delivery':
      return 'outForDelivery'
    default:
      return 'shipped'
  }
}
