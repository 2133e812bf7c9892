import { TIME_ZONE } from '../commerce/contract/time-zone'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { dateFormat } from '../store/intl-formats'
import { expectedDays, type ExpectedDays } from './expected-days'

/** Dates of an order in words. Made on the server: browsers abbreviate days in their own ways, which would not hydrate. */
export type OrderWords = {
  placed: string
  arrives: ExpectedDays | null
  due: string | null
  withdrawUntil: string | null
  /** The day on which gift cards are mailed, when the buyer chose one. */
  mailedOn: string | null
  chargedAgain: string | null
  withdrawal: { received: string; cancels: string | null } | null
  events: readonly string[]
  refunds: readonly string[]
}

const DAY_FORMAT = { dateStyle: 'long', timeZone: 'UTC' } as const
/** All four storefronts are in countries with this time. */
const MOMENT = { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const
const TIME = { ...MOMENT, hour: '2-digit', minute: '2-digit' } as const

/**
 * Words the dates of an order for its page; `iso` is the locale of the storefront, `now` decides whether it is late.
 * Null where the order has no such date.
 */
export function orderWords(detail: OrderDetail, iso: string, now: Date): OrderWords {
  const { order, events, refunds, allowed, withdrawal } = detail
  const day = (date: string | null) => (date === null ? null : dateFormat(iso, DAY_FORMAT).format(new Date(date)))
  const moment = (at: string) => dateFormat(iso, TIME).format(new Date(at))
  return {
    placed: dateFormat(iso, MOMENT).format(new Date(order.placed_at)),
    arrives: expectedDays(order.shipping?.arrives, iso, now),
    due: day(order.payment_due),
    withdrawUntil: day(allowed.withdraw_until),
    mailedOn: day(order.customer.gift?.deliver_on ?? null),
    chargedAgain: day(detail.charged_again_on),
    withdrawal: withdrawal && {
      received: moment(withdrawal.received_at),
      cancels: withdrawal.cancels_at === null ? null : moment(withdrawal.cancels_at),
    },
    events: events.map(({ at }) => moment(at)),
    refunds: refunds.map(({ ended_at }) => (ended_at === null ? '' : dateFormat(iso, MOMENT).format(new Date(ended_at)))),
  }
}
