import { arrivalDays } from '../stock/arrival-days'
import { optional } from '../commerce/optional'
import { TIME_ZONE } from '../commerce/contract/time-zone'
import type { Order } from '../commerce/contract/order'
import type { Subscription } from '../commerce/contract/subscription'
import type { Needs } from '../server/request-context.server'
import { dateFormat } from '../store/intl-formats'
import type { OrderAccess } from './order-access.server'
import { CARD_PAGE } from './subscription-place'

/** A subscription with its days in words; null where there is none. `comingDays` are those of its `coming` orders. */
export type ShownSubscription = {
  subscription: Subscription
  nextDay: string | null
  priceChangeOn: string | null
  endsOn: string | null
  endedOn: string | null
  comingDays: readonly (string | null)[]
}

const DAY_FORMAT = { dateStyle: 'long', timeZone: 'UTC' } as const
/** All four storefronts are in countries with this time. */
const MOMENT = { dateStyle: 'long', timeZone: TIME_ZONE } as const

/** The subscriptions that an order began or is a delivery of. The order is shown without them while they cannot be read. */
export async function loadSubscriptions(
  { id, items }: Pick<Order, 'id' | 'items'>,
  { call }: OrderAccess,
  { visitor }: Needs<'visitor'>,
): Promise<ShownSubscription[]> {
  if (items.every(({ subscription_interval: interval }) => interval === null)) return []
  const read = await optional(call('subscriptions', { params: { id } }), null)
  const isEntered = read?.answer.some(({ card_page }) => card_page !== null) === true
  // A shopper who comes back from the page on which a card is entered sees what has come of it.
  const settled = isEntered ? await optional(call('settlePayBy', { params: { id }, body: {} }), null) : null
  return ((settled ?? read)?.answer ?? []).map((subscription) => shownSubscription(subscription, visitor.store.iso))
}

/** A subscription with its days in words; `iso` is the locale of the storefront. */
export function shownSubscription(subscription: Subscription, iso: string): ShownSubscription {
  const inWords = (format: typeof DAY_FORMAT | typeof MOMENT, date: string | undefined | null) =>
    date ? dateFormat(iso, format).format(new Date(date)) : null
  return {
    subscription,
    nextDay: inWords(DAY_FORMAT, subscription.next?.day),
    priceChangeOn: inWords(DAY_FORMAT, subscription.price_change?.on),
    endsOn: inWords(DAY_FORMAT, subscription.ends_on),
    endedOn: inWords(MOMENT, subscription.ended_at),
    comingDays: subscription.coming.map(({ arrives }) => (arrives === null ? null : arrivalDays(arrives, iso))),
  }
}

/** The page for the card of the subscription that the request names; null when it names none, or no card is waited for. */
export function askedCardPage(request: Request, shown: readonly ShownSubscription[]): string | null {
  const asked = new URL(request.url).searchParams.get(CARD_PAGE)
  return shown.find(({ subscription: { id } }) => id === asked)?.subscription.card_page ?? null
}
