import { arrivalDays } from '../checkout/arrival-days'
import type { OwnOrder } from '../commerce/contract/own-purchase'
import { dateFormat } from '../store/intl-formats'
import { formatMoney } from '../store/money'
import type { Store } from '../store/store'
import { storeOfCurrency } from '../store/stores'

/** An order of a list, with its dates and its total in words. Made on the server: browsers word dates in their own ways. */
export type ShownOrder = Omit<OwnOrder, 'placed_at' | 'arrives' | 'total' | 'currency'> & {
  placed: string
  arrives: string | null
  total: string
}

/** All four storefronts are in countries with this time. */
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Stockholm' } as const

export function shownOrder({ placed_at, arrives, total, currency, ...order }: OwnOrder, store: Store): ShownOrder {
  const own = storeOfCurrency(currency, store)
  return {
    ...order,
    placed: dateFormat(store.iso, DAY).format(new Date(placed_at)),
    arrives: arrives && arrivalDays(arrives, store.iso),
    total: formatMoney(total, { ...store, currency: own.currency, currencyDigits: own.currencyDigits }),
  }
}
