import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderStatus } from '../../../app/commerce/contract/order'
import { saleLines, vatTotal } from '../../orders/invoices/sale-lines'
import { toPay } from '../../orders/totals'
import { formatMoney } from '../../stores/format-money'
import { roundMoney } from '../../stores/money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { Block, MailContent, Sum } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { numberFacts } from '../../words/shown-facts'
import { ORDER_TEXTS } from '../../words/order-texts'
import { receiptBlock } from '../../order-views/receipt-block'

/**
 * A payment arrived after the order confirmation was sent, such as that of an invoice, whose goods may have been sent before.
 * `order`: as it was charged (orders/load-sale.ts). `amount` includes VAT, in the order's currency: an invoice is for less than
 * the order when gift cards pay a part, or a part is credited.
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
      paidBlock({ order, store }, amount),
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

/** The order as it was charged, and the part credited since, at most the amount that was paid. */
function paidBlock({ order, store }: Pick<AboutOrder, 'order' | 'store'>, amount: number): Block {
  const texts = TEXTS[store.language]
  const block = receiptBlock({ ...order, vat_total: vatTotal(saleLines(order, store)) }, store)
  const credited = roundMoney(toPay(order) - amount, { digits: 2 })
  if (credited <= 0) return block
  const sums: Sum[] = [
    { name: texts.credited, amount: formatMoney(-credited, store) },
    { name: texts.paid, amount: formatMoney(amount, store), isTotal: true },
  ]
  return { ...block, sums: [...block.sums, ...sums] }
}

const IS_PACKING: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['pending', 'confirmed'])

type PaymentReceivedTexts = {
  subject: string
  title: string
  text: string
  /** Said of an order for gift cards alone. */
  gift: string
  /** When the order was packed before. */
  sent: string
  /** The rows of a payment that is less than the order: what was credited of its invoice, and what was paid. */
  credited: string
  paid: string
  show: string
}

const TEXTS: Record<Language, PaymentReceivedTexts> = {
  sv: {
    subject: 'Din betalning av order {number}',
    title: 'Tack för din betalning!',
    text: 'Vi har fått din betalning på {amount}, och din order är bekräftad. Nu packar vi den.',
    gift: 'Vi har fått din betalning på {amount}, och din order är bekräftad. Inget paket skickas: presentkort kommer med e-post.',
    sent: 'Vi har fått din betalning på {amount}. Ordern är betald.',
    credited: 'Krediterat',
    paid: 'Betalt',
    show: 'Visa din order',
  },
  no: {
    subject: 'Betalingen av ordre {number}',
    title: 'Takk for betalingen!',
    text: 'Vi har fått betalingen din på {amount}, og ordren er bekreftet. Nå pakker vi den.',
    gift: 'Vi har fått betalingen din på {amount}, og ordren er bekreftet. Det sendes ingen pakke: Gavekort kommer på e-post.',
    sent: 'Vi har fått betalingen din på {amount}. Ordren er betalt.',
    credited: 'Kreditert',
    paid: 'Betalt',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Zahlungseingang zu Ihrer Bestellung {number}',
    title: 'Vielen Dank für Ihre Zahlung!',
    text: 'Ihre Zahlung über {amount} ist eingegangen, und wir haben Ihre Bestellung angenommen. Nun packen wir sie.',
    gift: 'Ihre Zahlung über {amount} ist eingegangen, und wir haben Ihre Bestellung angenommen. Es wird kein Paket verschickt: Geschenkgutscheine kommen per E-Mail.',
    sent: 'Ihre Zahlung über {amount} ist eingegangen. Die Bestellung ist bezahlt.',
    credited: 'Gutgeschrieben',
    paid: 'Bezahlt',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Din betaling af ordre {number}',
    title: 'Tak for din betaling!',
    text: 'Vi har modtaget din betaling på {amount}, og din ordre er bekræftet. Nu pakker vi den.',
    gift: 'Vi har modtaget din betaling på {amount}, og din ordre er bekræftet. Der sendes ingen pakke: Gavekort kommer på e-mail.',
    sent: 'Vi har modtaget din betaling på {amount}, og ordren er betalt.',
    credited: 'Krediteret',
    paid: 'Betalt',
    show: 'Se din ordre',
  },
}
