import { openingHours } from '../checkout/opening-hours'
import { TIME_ZONE } from '../commerce/contract/time-zone'
import type { TrackedParcel } from '../commerce/contract/tracked-parcel'
import type { OrderTracking, TrackedStep } from '../commerce/contract/tracking'
import { dateFormat } from '../store/intl-formats'
import { expectedDays } from './expected-days'
import { trackingState } from './tracking-state'

type EventCode = NonNullable<TrackedParcel['events']>[number]['code']

/** One row of the timeline: a step of the shop, or an event of a carrier. `time` is in words. */
export type TimelineRow = { at: string; time: string; place: string | null } & (
  | { by: 'shop'; step: TrackedStep | 'mailed' }
  | { by: 'carrier'; code: EventCode; carrier: string; parcel: string | null }
)

export type TrackingView = ReturnType<typeof trackingView>

/**
 * The tracking of an order as the page shows it: days and times in words, in the time zone of the shop's four countries. Made on
 * the server, because browsers abbreviate in their own ways. `iso` is BCP 47.
 */
export function trackingView(tracking: OrderTracking, iso: string, now: Date) {
  const { number, delivery, parcels, gift_cards, items } = tracking
  const state = trackingState(tracking)
  return {
    number,
    state,
    isSent: parcels.length > 0,
    expected: isComing(state) ? expectedDays(delivery?.arrives ?? null, iso, now) : null,
    delivery: delivery?.name ?? null,
    point: isComing(state) || state === 'arrived' ? pointView(delivery?.service_point ?? null, iso) : null,
    parcels: parcels.map(parcelView),
    timeline: timelineOf(tracking, iso),
    gifts: gift_cards === null ? null : { day: gift_cards.deliver_on === null ? null : longDay(gift_cards.deliver_on, iso) },
    items,
  }
}

/** The parcel of a return with its journey, newest first. What waits to be collected is on its way: the shop collects it. */
export function returnedParcel(parcel: TrackedParcel, iso: string) {
  const { carrier, events } = parcel
  const timeline = (events ?? []).map(({ at, code, place }): TimelineRow => {
    const shown = code === 'arrived' || code === 'out-for-delivery' ? 'in-transit' : code
    return { by: 'carrier', at, time: timeInWords(at, iso), place, code: shown, carrier, parcel: null }
  })
  return { parcels: [parcelView(parcel)], timeline: timeline.toReversed() }
}

const parcelView = ({ carrier, tracking_number, url, events, delivered_at }: TrackedParcel) => ({
  carrier,
  number: tracking_number,
  url,
  news: newsOf(events, url !== null && delivered_at === null),
})

/** The words of the page for a carrier without events. One that the shop has delivered by its own record is not waited for. */
const newsOf = (events: TrackedParcel['events'], isAwaited: boolean): 'away' | 'none' | null =>
  events === null ? 'away' : events.length === 0 && isAwaited ? 'none' : null

/**
 * Newest first. A delivery that a carrier reports is listed once. An order without a parcel
 * is mailed, and neither packed nor sent.
 */
function timelineOf({ steps, parcels, delivery }: OrderTracking, iso: string): TimelineRow[] {
  const events = parcels.flatMap(({ carrier, tracking_number, events: told }) =>
    (told ?? []).map(({ at, code, place }): TimelineRow => {
      const parcel = parcels.length > 1 ? tracking_number : null
      return { by: 'carrier', at, time: timeInWords(at, iso), place, code, carrier, parcel }
    }),
  )
  const isTold = events.some((row) => row.by === 'carrier' && row.code === 'delivered')
  const isMailed = delivery === null
  const own = steps
    .filter(({ step }) => (step !== 'delivered' || !isTold) && !(isMailed && (step === 'packed' || step === 'shipped')))
    .map(({ at, step }): TimelineRow => {
      const shown = isMailed && step === 'delivered' ? 'mailed' : step
      return { by: 'shop', at, time: timeInWords(at, iso), place: null, step: shown }
    })
  return [...own, ...events].toReversed().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

const isComing = (state: string): boolean => ['confirmed', 'packed', 'shipped', 'outForDelivery'].includes(state)

function pointView(point: NonNullable<OrderTracking['delivery']>['service_point'], iso: string) {
  if (point === null) return null
  const { name, street, postal_code, city, hours } = point
  return { name, address: `${street}, ${postal_code} ${city}`, hours: hours === null ? null : openingHours(hours, iso) }
}

const timeInWords = (at: string, iso: string): string =>
  dateFormat(iso, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  }).format(new Date(at))

const longDay = (day: string, iso: string): string =>
  dateFormat(iso, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
