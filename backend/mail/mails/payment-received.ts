import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderStatus } from '../../../app/commerce/contract/order'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import type { AboutOrder } from '../order/about-order'
import { numberFacts } from '../order/order-facts'
import { ORDER_TEXTS } from '../order/order-texts'
import { receiptBlock } from '../order/receipt-block'

/** A payment arrived after the order confirmation was sent, such as that of an invoice, whose goods may have been sent before. */
export function paymentReceived({ order, store, links }: AboutOrder): MailContent {
  const texts = TEXTS[store.language]
  const text = IS_PACKING.has(order.status) ? texts.text : texts.sent
  const values = { number: order.number, total: formatMoney(order.total, store) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(text, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(text, values) },
      {
        type: 'facts',
        facts: [...numberFacts(order, store), { name: ORDER_TEXTS[store.language].payment, value: [order.payment.name] }],
      },
      receiptBlock(order, store),
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

const IS_PACKING: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['pending', 'confirmed'])

/** `sent`: when the order was packed before. */
const TEXTS: Record<Language, { subject: string; title: string; text: string; sent: string; show: string }> = {
  sv: {
    subject: 'Din betalning av order {number}',
    title: 'Tack för din betalning!',
    text: 'Vi har fått din betalning på {total}, och din order är bekräftad. Nu packar vi den.',
    sent: 'Vi har fått din betalning på {total}. Ordern är betald.',
    show: 'Visa din order',
  },
  no: {
    subject: 'Betalingen av ordre {number}',
    title: 'Takk for betalingen!',
    text: 'Vi har fått betalingen din på {total}, og ordren er bekreftet. Nå pakker vi den.',
    sent: 'Vi har fått betalingen din på {total}. Ordren er betalt.',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Zahlungseingang zu Ihrer Bestellung {number}',
    title: 'Vielen Dank für Ihre Zahlung!',
    text: 'Ihre Zahlung über {total} ist eingegangen, und wir nehmen Ihre Bestellung an. Nun packen wir sie.',
    sent: 'Ihre Zahlung über {total} ist eingegangen. Die Bestellung ist bezahlt.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Din betaling af ordre {number}',
    title: 'Tak for din betaling!',
    text: 'Vi har modtaget din betaling på {total}, og din ordre er bekræftet. Nu pakker vi den.',
    sent: 'Vi har modtaget din betaling på {total}. Ordren er betalt.',
    show: 'Se din ordre',
  },
}
