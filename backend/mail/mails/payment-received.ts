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

/**
 * A payment arrived after the order confirmation was sent, such as that of an invoice, whose goods may have been sent before. `amount` includes VAT,
 * in the order's currency: an invoice is for less than the order when gift cards pay a part, or a part is credited.
 */
export function paymentReceived({ order, store, links }: AboutOrder, amount: number): MailContent {
  const texts = TEXTS[store.language]
  const isConfirmed = IS_PACKING.has(order.status)
  const text = !isConfirmed ? texts.sent : order.shipping === null ? texts.gift : texts.text
  const values = { number: order.number, amount: formatMoney(amount, store) }
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

/** `sent`: when the order was packed before; `gift`: of gift cards alone. */
const TEXTS: Record<Language, { subject: string; title: string; text: string; gift: string; sent: string; show: string }> = {
  sv: {
    subject: 'Din betalning av order {number}',
    title: 'Tack för din betalning!',
    text: 'Vi har fått din betalning på {amount}, och din order är bekräftad. Nu packar vi den.',
    gift: 'Vi har fått din betalning på {amount}, och din order är bekräftad. Inget paket skickas: presentkort kommer med e-post.',
    sent: 'Vi har fått din betalning på {amount}. Ordern är betald.',
    show: 'Visa din order',
  },
  no: {
    subject: 'Betalingen av ordre {number}',
    title: 'Takk for betalingen!',
    text: 'Vi har fått betalingen din på {amount}, og ordren er bekreftet. Nå pakker vi den.',
    gift: 'Vi har fått betalingen din på {amount}, og ordren er bekreftet. Det sendes ingen pakke: Gavekort kommer på e-post.',
    sent: 'Vi har fått betalingen din på {amount}. Ordren er betalt.',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Zahlungseingang zu Ihrer Bestellung {number}',
    title: 'Vielen Dank für Ihre Zahlung!',
    text: 'Ihre Zahlung über {amount} ist eingegangen, und wir haben Ihre Bestellung angenommen. Nun packen wir sie.',
    gift: 'Ihre Zahlung über {amount} ist eingegangen, und wir haben Ihre Bestellung angenommen. Es wird kein Paket verschickt: Geschenkgutscheine kommen per E-Mail.',
    sent: 'Ihre Zahlung über {amount} ist eingegangen. Die Bestellung ist bezahlt.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Din betaling af ordre {number}',
    title: 'Tak for din betaling!',
    text: 'Vi har modtaget din betaling på {amount}, og din ordre er bekræftet. Nu pakker vi den.',
    gift: 'Vi har modtaget din betaling på {amount}, og din ordre er bekræftet. Der sendes ingen pakke: Gavekort kommer på e-mail.',
    sent: 'Vi har modtaget din betaling på {amount}, og ordren er betalt.',
    show: 'Se din ordre',
  },
}
