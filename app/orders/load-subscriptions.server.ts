import { arrivalDays } from '../checkout/arrival-days'
import { optional } from '../commerce/optional'
import type { Order } from '../commerce/contract/order'
import type { Subscription } from '../commerce/contract/subscription'
import type { Needs } from '../server/request-context.server'
import { dateFormat } from '../store/intl-formats'
import type { OrderAccess } from './order-access.server'

/** A subscription with its days in words; null where there is none. `comingDays` are those of its `coming` orders. */
export type ShownSubscription = {
  subscription: Subscription
  nextDay: string | null
  endsOn: string | null
  endedOn: string | null
  comingDays: readonly (string | null)[]
}

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const
/** All four storefronts are in countries with this time. */
const MOMENT = { dateStyle: 'long', timeZone: 'Europe/Stockholm' } as const

/** The subscriptions that an order began or is a delivery of. The order is shown without them while they cannot be read. */
export async function loadSubscriptions(
  { id, items }: Pick<Order, 'id' | 'items'>,
  { call }: OrderAccess,
  { visitor }: Needs<'visitor'>,
): Promise<ShownSubscription[]> {
  if (items.every(({ subscription_interval: interval }) => interval === null)) return []
  const read = await optional(call('subscriptions', { params: { id } }), null)
  const inWords = (format: typeof DAY | typeof MOMENT, date: string | undefined | null) =>
    date ? dateFormat(visitor.store.iso, format).format(new Date(date)) : null
  return (read?.answer ?? []).map((subscription) => ({
    subscription,
    nextDay: inWords(DAY, subscription.next?.day),
    endsOn: inWords(DAY, subscription.ends_on),
    endedOn: inWords(MOMENT, subscription.ended_at),
    comingDays: subscription.coming.map(({ arrives }) => (arrives === null ? null : arrivalDays(arrives, visitor.store.iso))),
  }))
}
