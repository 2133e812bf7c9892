import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import type { AboutOrder } from '../order/about-order'
import { deliveryFacts, numberFacts, paymentFacts } from '../order/order-facts'
import { receiptBlock } from '../order/receipt-block'
import { ORDER_RECEIVED_TEXTS } from './texts'

/** The order confirmation: everything that was agreed. */
export function orderReceived({ order, store, links }: AboutOrder): MailContent {
  const texts = ORDER_RECEIVED_TEXTS[store.language]
  const values = { number: order.number, total: formatMoney(order.total, store) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: order.status === 'pending' ? texts.pending : texts.confirmed },
      { type: 'facts', facts: numberFacts(order, store) },
      receiptBlock(order, store),
      { type: 'facts', facts: [...paymentFacts(order, store), ...deliveryFacts(order, store)] },
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}
