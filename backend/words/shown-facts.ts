import type { Address } from '../../app/commerce/contract/address'
import type { Order } from '../../app/commerce/contract/order'
import { shownOrganisationNumber } from '../../app/commerce/contract/shown-organisation-number'
import { formatMoney } from '../stores/format-money'
import { LONG_DAYS } from '../stores/formats'
import type { Store } from '../stores/stores'
import { fillIn } from '../stores/fill-in'
import type { Fact } from './mail'
import { longDay, longDays } from '../stores/long-days'
import { ORDER_TEXTS } from './order-texts'

/** Number and day of an order. */
export function numberFacts({ number, placed_at }: Order, { language }: Store): Fact[] {
  const texts = ORDER_TEXTS[language]
  return [
    { name: texts.number, value: [number] },
    { name: texts.placed, value: [LONG_DAYS[language].format(new Date(placed_at))] },
  ]
}

/** The delivery of an order: method, day, recipient, and the customer's message about it. */
export function deliveryFacts(order: Order, store: Store): Fact[] {
  const { shipping, message, customer } = order
  const { address, billing, company } = customer
  const texts = ORDER_TEXTS[store.language]
  return [
    ...(shipping === null ? [] : [{ name: texts.delivery, value: [shipping.name, shipping.description].filter(isSet) }]),
    ...(shipping?.arrives ? [{ name: texts.arrives, value: [longDays(shipping.arrives.from, shipping.arrives.to, store)] }] : []),
    ...servicePointFacts(shipping, store),
    ...(company === null
      ? []
      : [{ name: texts.company, value: [company.name, shownOrganisationNumber(company.organisation_number)].filter(isSet) }]),
    ...(company === null || company.reference === '' ? [] : [{ name: texts.reference, value: [company.reference] }]),
    ...(address === null ? [] : [{ name: texts.address, value: addressLines(address) }]),
    ...(billing === null ? [] : [{ name: texts.billing, value: addressLines(billing) }]),
    ...giftFacts(order, store),
    ...(message === '' ? [] : [{ name: texts.message, value: message.split(/\r?\n/) }]),
  ]
}

/** The place where an order is collected, with the customer's number at DHL; none when it is brought to an address. */
export function servicePointFacts(shipping: Order['shipping'], { language }: Store): Fact[] {
  const texts = ORDER_TEXTS[language]
  const point = shipping?.service_point ?? null
  return [
    ...(point === null
      ? []
      : [{ name: texts.servicePoint, value: [point.name, point.street, `${point.postal_code} ${point.city}`] }]),
    ...(shipping?.post_number ? [{ name: texts.postNumber, value: [shipping.post_number] }] : []),
  ]
}

/** Recipient and day of the gift cards of an order; none when it has none. */
export function giftFacts({ customer: { gift }, shipping, status }: GiftOrder, store: Store): Fact[] {
  if (gift === null) return []
  const goods = shipping === null ? 'none' : status === 'shipped' || status === 'delivered' ? 'sent' : 'coming'
  return [{ name: ORDER_TEXTS[store.language].gift, value: [gift.email, giftTime(gift.deliver_on, goods, store)] }]
}

type GiftOrder = Pick<Order, 'customer' | 'shipping' | 'status'>

/**
 * The day on which a gift card is mailed: not before the payment is taken, which is when the
 * goods of the order are sent (decision 029).
 */
function giftTime(day: string | null, goods: 'none' | 'coming' | 'sent', store: Store): string {
  const texts = ORDER_TEXTS[store.language]
  if (day === null) return { none: texts.giftAtOnce, coming: texts.giftWithGoods, sent: texts.giftSent }[goods]
  return goods === 'coming' ? fillIn(texts.giftNotBefore, { day: longDay(day, store) }) : longDay(day, store)
}

/** The payment of an order, and whether it was made. A cancelled order has a mail of its own. */
export function paymentFacts(order: Order, store: Store): Fact[] {
  const { payment, status } = order
  const state = status === 'cancelled' ? '' : paymentState(order, store)
  return [{ name: ORDER_TEXTS[store.language].payment, value: [payment.name, state].filter(isSet) }]
}

function paymentState({ status, payment_due: due, invoice }: Order, store: Store): string {
  const texts = ORDER_TEXTS[store.language]
  if (status === 'pending') return texts.unpaid
  if (due !== null) return fillIn(texts.due, { day: longDay(due, store) })
  return invoice === null ? texts.paid : fillIn(texts.dueAfter, { days: String(invoice.days) })
}

/** The amount to pay of an invoice, its due day, account and reference; empty for an order that is not invoiced. */
export function invoiceFacts({ invoice, payment_due: due }: Order, owed: number, store: Store): Fact[] {
  if (invoice === null) return []
  const texts = ORDER_TEXTS[store.language]
  return [
    { name: texts.owed, value: [formatMoney(owed, store)] },
    ...(due === null ? [] : [{ name: texts.dueDay, value: [longDay(due, store)] }]),
    { name: texts.recipient, value: [invoice.recipient] },
    ...invoice.account.map(({ name, value }) => ({ name, value: [value] })),
  ]
}

/** Name, street and town of an address, a line each. */
export function addressLines({ first_name, last_name, street, street2, postal_code, city }: Address): string[] {
  return [`${first_name} ${last_name}`.trim(), street, street2, `${postal_code} ${city}`.trim()].filter(isSet)
}

const isSet = (text: string) => text !== ''
