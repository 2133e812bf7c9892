import { TIME_ZONE } from '../commerce/contract/time-zone'
import type { OwnOrder } from '../commerce/contract/own-purchase'
import { expectedDays, type ExpectedDays } from '../orders/expected-days'
import type { Needs } from '../server/request-context.server'
import { dateFormat } from '../store/intl-formats'
import { formatMoney } from '../store/money'
import { storeOfCurrency } from '../store/stores'

/** An order of a list, with its dates and its total in words. Made on the server: browsers word dates in their own ways. */
export type ShownOrder = Omit<OwnOrder, 'placed_at' | 'arrives' | 'total' | 'currency'> & {
  placed: string
  arrives: ExpectedDays | null
  total: string
}

/** All four storefronts are in countries with this time. */
const DAY_FORMAT = { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const

export function shownOrder(
  { placed_at, arrives, total, currency, ...order }: OwnOrder,
  { visitor: { store }, services }: Needs<'visitor' | 'services'>,
): ShownOrder {
  const own = storeOfCurrency(currency, store)
  return {
    ...order,
    placed: dateFormat(store.iso, DAY_FORMAT).format(new Date(placed_at)),
    arrives: expectedDays(arrives, store.iso, services.now()),
    total: formatMoney(total, { ...store, currency: own.currency, currencyDigits: own.currencyDigits }),
  }
}
