import type { Address, Order } from '../../../app/commerce/contract/order'
import { LONG_DAYS } from '../../stores/formats'
import type { Store } from '../../stores/stores'
import { fillIn } from '../fill-in'
import type { Fact } from '../mail'
import { longDay, longDays } from '../mail-days'
import { ORDER_TEXTS } from './order-texts'

/** Number and day of an order. */
export function numberFacts({ number, placed_at }: Order, { language }: Store): Fact[] {
  const texts = ORDER_TEXTS[language]
  return [
    { name: texts.number, value: [number] },
    { name: texts.placed, value: [LONG_DAYS[language].format(new Date(placed_at))] },
  ]
}

/** How, when and to whom an order is delivered; nothing when nothing is sent. */
export function deliveryFacts({ shipping, customer: { address, company, gift } }: Order, store: Store): Fact[] {
  const texts = ORDER_TEXTS[store.language]
  const point = shipping?.service_point ?? null
  return [
    ...(shipping === null ? [] : [{ name: texts.delivery, value: [shipping.name, shipping.description].filter(isSet) }]),
    ...(shipping?.arrives ? [{ name: texts.arrives, value: [longDays(shipping.arrives.from, shipping.arrives.to, store)] }] : []),
    ...(point === null
      ? []
      : [{ name: texts.servicePoint, value: [point.name, point.street, `${point.postal_code} ${point.city}`] }]),
    ...(company === null ? [] : [{ name: texts.company, value: [company.name, company.organisation_number].filter(isSet) }]),
    ...(company === null || company.reference === '' ? [] : [{ name: texts.reference, value: [company.reference] }]),
    ...(address === null ? [] : [{ name: texts.address, value: addressLines(address) }]),
    ...(gift === null
      ? []
      : [
          {
            name: texts.gift,
            value: [gift.email, gift.deliver_on === null ? texts.giftAtOnce : longDay(gift.deliver_on, store)],
          },
        ]),
  ]
}

/** How an order is paid, and whether it is. */
export function paymentFacts({ payment, payment_due, status, message }: Order, store: Store): Fact[] {
  const texts = ORDER_TEXTS[store.language]
  const paid = status === 'pending' ? texts.unpaid : texts.paid
  const state = payment_due === null ? paid : fillIn(texts.due, { day: longDay(payment_due, store) })
  return [
    { name: texts.payment, value: [payment.name, state].filter(isSet) },
    ...(message === '' ? [] : [{ name: texts.message, value: message.split(/\r?\n/) }]),
  ]
}

function addressLines({ first_name, last_name, street, street2, postal_code, city }: Address): string[] {
  return [`${first_name} ${last_name}`.trim(), street, street2, `${postal_code} ${city}`.trim()].filter(isSet)
}

const isSet = (text: string) => text !== ''
