import { randomUUID } from 'node:crypto'
import type { Language } from '../../../app/commerce/contract/languages'
import { storeOf } from '../../stores/stores'
import type { Attempt, PayableOrder, ReturnUrls } from '../../interfaces/provider'

/** An order of 3 lines; in German it comes to 1.234,57 EUR, elsewhere to 1 235 of the currency. */
export function payableOrder(language: Language): PayableOrder {
  const store = storeOf(language)
  const amount = store.digits === 2 ? 1234.57 : 1235
  const goods = store.digits === 2 ? 1180.67 : 1181
  return {
    number: '10023',
    store,
    language,
    amount,
    isSubscribed: false,
    lines: [
      { kind: 'goods', reference: 'LR6-24', name: 'LR6 <24>', quantity: 3, price: goods / 3, total: goods, vat: store.vat },
      { kind: 'shipping', reference: 'postnord', name: 'PostNord', quantity: 1, price: 49, total: 49, vat: store.vat },
      { kind: 'fee', reference: 'fee', name: 'Fee', quantity: 1, price: 4.9, total: amount - goods - 49, vat: store.vat },
    ].map((line) => ({ ...line, total: Math.round(line.total * 100) / 100 })) as PayableOrder['lines'],
    buyer: {
      email: 'kim@example.com',
      mobile: '+46701740605',
      firstName: 'Kim',
      lastName: 'Berg',
      street: 'Storgatan 1',
      street2: '',
      postalCode: '11122',
      city: 'Stockholm',
      countryCode: store.countryCode,
      billing: null,
      company: null,
    },
  }
}

/** An attempt to pay the order, which lasts an hour from `now`. */
export function attemptOf(order: PayableOrder, now = new Date()): Attempt {
  return {
    id: randomUUID(),
    token: randomUUID(),
    orderNumber: order.number,
    reference: null,
    orderReference: null,
    amount: order.amount,
    currency: order.store.currency,
    storeId: order.store.id,
    expiresAt: new Date(now.getTime() + 60 * 60 * 1000),
  }
}

export function returnUrls(shopOrigin: string, provider: string): ReturnUrls {
  return {
    success: `${shopOrigin}/return?way=success`,
    cancel: `${shopOrigin}/return?way=cancel`,
    notify: `${shopOrigin}/webhooks/${provider}`,
  }
}
