import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { sentGoods } from '../order/sent-goods'
import { subscriptionEnds } from '../order/subscription-ends'

/**
 * A parcel that came back because it was not collected or could not be delivered. `amount` goes back,
 * less what was `deducted` for the freight.
 */
export function orderUndelivered(
  { order, store, links }: AboutOrder,
  {
    amount,
    deducted,
    is_paid: isPaid = order.payment.id !== 'invoice',
    goes_on: goesOn = false,
  }: { amount: number; deducted: number; is_paid?: boolean | undefined; goes_on?: boolean | undefined },
): MailContent {
  const texts = TEXTS[store.language]
  const values = { number: order.number, amount: formatMoney(amount, store), deducted: formatMoney(deducted, store) }
  const money = amount === 0 ? [] : [fillIn(isPaid ? texts.refunded : texts.credited, values)]
  const less = deducted === 0 ? [] : [fillIn(texts.deducted, values)]
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      ...(money.length + less.length === 0 ? [] : [{ type: 'notice' as const, text: [...money, ...less].join(' ') }]),
      ...subscriptionEnds(order, store),
      ...(goesOn ? [{ type: 'text' as const, text: texts.goesOn }] : []),
      ...sentGoods({ order, store }),
      { type: 'text', text: texts.again },
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type UndeliveredTexts = {
  subject: string
  title: string
  preheader: string
  text: string
  refunded: string
  /** For an invoice of the shop that is not paid. */
  credited: string
  deducted: string
  again: string
  /** For a delivery of a subscription after the first. */
  goesOn: string
  show: string
}

const TEXTS: Record<Language, UndeliveredTexts> = {
  sv: {
    subject: 'Paketet med order {number} kom tillbaka',
    title: 'Ditt paket kom tillbaka till oss',
    preheader: 'Order {number} är avslutad. Så här gör vi med pengarna.',
    text: 'Paketet med order {number} hämtades inte ut eller kunde inte levereras, och är nu hos oss igen. Ordern är avslutad.',
    refunded: 'Vi betalar tillbaka {amount} samma väg som du betalade. Du får ett mejl när pengarna är på väg.',
    credited: 'Vi krediterar {amount} på fakturan.',
    deducted: 'För frakten har vi dragit av {deducted} enligt villkoren för frakt och leverans.',
    again: 'Vill du fortfarande ha varorna är du välkommen att beställa dem igen.',
    goesOn:
      'Din prenumeration fortsätter, och nästa leverans mejlar vi om i förväg. Vill du inte ha fler avslutar du den på ordersidan.',
    show: 'Visa ordern',
  },
  no: {
    subject: 'Pakken med ordre {number} kom i retur',
    title: 'Pakken din kom tilbake til oss',
    preheader: 'Ordre {number} er avsluttet. Slik gjør vi med pengene.',
    text: 'Pakken med ordre {number} ble ikke hentet eller kunne ikke leveres, og er nå hos oss igjen. Ordren er avsluttet.',
    refunded: 'Vi betaler tilbake {amount} på samme måte som du betalte. Du får en e-post når pengene er på vei.',
    credited: 'Vi krediterer {amount} på fakturaen.',
    deducted: 'For frakten har vi trukket fra {deducted} i henhold til vilkårene for frakt og levering.',
    again: 'Vil du fortsatt ha varene, er du velkommen til å bestille dem på nytt.',
    goesOn:
      'Abonnementet ditt fortsetter, og vi sender deg en e-post før neste levering. Vil du ikke ha flere, avslutter du det på ordresiden.',
    show: 'Vis ordren',
  },
  de: {
    subject: 'Ihr Paket zur Bestellung {number} kam zurück',
    title: 'Ihr Paket kam zu uns zurück',
    preheader: 'Die Bestellung {number} ist abgeschlossen. So geht es mit dem Geld weiter.',
    text: 'Das Paket zur Bestellung {number} wurde nicht abgeholt oder konnte nicht zugestellt werden und ist wieder bei uns. Die Bestellung ist damit abgeschlossen.',
    refunded: 'Wir erstatten {amount} über dasselbe Zahlungsmittel. Sie erhalten eine E-Mail, sobald das Geld unterwegs ist.',
    credited: 'Wir kürzen die Rechnung um {amount}.',
    deducted: 'Für den Versand haben wir {deducted} abgezogen, wie unter „Versand und Lieferung“ angegeben.',
    again: 'Möchten Sie die Artikel weiterhin haben, bestellen Sie sie gern erneut.',
    goesOn:
      'Ihr Abonnement läuft weiter, und vor der nächsten Lieferung erhalten Sie eine E-Mail. Wenn Sie keine weiteren wünschen, kündigen Sie es auf der Seite der Bestellung.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Pakken med ordre {number} kom retur',
    title: 'Din pakke kom tilbage til os',
    preheader: 'Ordre {number} er afsluttet. Sådan gør vi med pengene.',
    text: 'Pakken med ordre {number} blev ikke hentet eller kunne ikke leveres, og er nu hos os igen. Ordren er afsluttet.',
    refunded: 'Vi betaler {amount} tilbage på samme måde, som du betalte. Du får en e-mail, når pengene er på vej.',
    credited: 'Vi krediterer {amount} på fakturaen.',
    deducted: 'Vi har trukket {deducted} fra for fragten i henhold til vilkårene for fragt og levering.',
    again: 'Vil du stadig have varerne, er du velkommen til at bestille dem igen.',
    goesOn:
      'Dit abonnement fortsætter, og vi sender dig en e-mail før næste levering. Vil du ikke have flere, opsiger du det på ordresiden.',
    show: 'Se ordren',
  },
}
