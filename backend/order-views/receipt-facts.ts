import type { Order } from '../../app/commerce/contract/order'
import type { OrderDetail } from '../../app/commerce/contract/order-detail'
import { longDay } from '../stores/long-days'
import { addressLines, giftFacts, servicePointFacts } from '../words/shown-facts'
import { ORDER_TEXTS } from '../words/order-texts'
import { LONG_DAYS } from '../stores/formats'
import { localDay } from '../stores/local-day'
import type { Store } from '../stores/stores'
import { buyerRows } from './invoices/parties'
import { SALE_TEXTS } from '../orders/invoices/sale-texts'
import { RECEIPT_TEXTS } from './receipt-texts'

type Row = [name: string, value: string]

/**
 * Numbers and days of an order, its buyer, and how and where it is delivered. `paidOn`: the ISO date on which it was paid, null
 * while it is not. The number of a receipt is that of its order.
 */
export function receiptFacts({ order, events }: OrderDetail, paidOn: string | null, store: Store): Row[] {
  const { language, timeZone } = store
  const [texts, ofOrder] = [RECEIPT_TEXTS[language], ORDER_TEXTS[language]]
  const sent = events.find(({ type }) => type === 'shipped')
  return [
    [paidOn === null ? ofOrder.number : texts.number, order.number],
    [ofOrder.placed, LONG_DAYS[language].format(new Date(order.placed_at))],
    ...(paidOn === null ? [] : [[texts.date, longDay(paidOn, store)] satisfies Row]),
    ...(sent === undefined
      ? []
      : [[SALE_TEXTS[language].sent, longDay(localDay(new Date(sent.at), timeZone), store)] satisfies Row]),
    ...buyerRows(order, store),
    ...deliveryRows(order, store),
  ]
}

/** The delivery, and the place that it goes to: a service point, or the address. A gift card has its own rows. */
function deliveryRows(order: Order, store: Store): Row[] {
  const { shipping, customer } = order
  const { address } = customer
  const texts = ORDER_TEXTS[store.language]
  const point = servicePointFacts(shipping, store)
  const facts = [
    ...(shipping === null ? [] : [{ name: texts.delivery, value: [`${shipping.carrier}, ${shipping.name}`] }]),
    ...point,
    ...(address === null || shipping === null || point.length > 0
      ? []
      : [{ name: RECEIPT_TEXTS[store.language].delivered, value: addressLines(address) }]),
    ...giftFacts(order, store),
  ]
  return facts.map(({ name, value }) => [name, value.join('\n')])
}
