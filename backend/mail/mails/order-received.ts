import type { Language } from '../../../app/commerce/contract/languages'
import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Order } from '../../../app/commerce/contract/order'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { SubscriptionDelivery } from '../../subscriptions/next-delivery'
import type { Store } from '../../stores/stores'
import type { Fact, MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { deliveryFacts, numberFacts, paymentFacts } from '../../words/shown-facts'
import { receiptBlock } from '../../order-views/receipt-block'
import { legalBlocks } from '../legal/legal-blocks'
import type { LegalPage } from '../legal/legal-pages'

/**
 * The order confirmation: everything that was agreed. The legal pages are attached to it. `next`: the deliveries that follow from
 * its subscriptions, none before it is confirmed.
 */
export function orderReceived(
  about: AboutOrder,
  legalPages: readonly LegalPage[],
  next: readonly SubscriptionDelivery[],
): MailContent {
  const { order, store, links } = about
  const texts = TEXTS[store.language]
  const isPending = order.status === 'pending'
  const values = { number: order.number, total: formatMoney(order.total, store) }
  return {
    subject: fillIn(isPending ? texts.pendingSubject : texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: introOf(order, texts) },
      { type: 'facts', facts: numberFacts(order, store) },
      receiptBlock(order, store),
      ...(next.length === 0 ? [] : [{ type: 'facts' as const, facts: next.map((delivery) => nextFact(delivery, store)) }]),
      ...(order.items.some(isSubscribed) ? [{ type: 'notice' as const, text: texts.subscription }] : []),
      { type: 'facts', facts: [...paymentFacts(order, store), ...deliveryFacts(order, store)] },
      { type: 'action', label: texts.show, url: links.order(order.id) },
      ...legalBlocks(legalPages, about),
    ],
  }
}

function introOf({ status, shipping }: Order, texts: OrderReceivedTexts): string {
  if (status === 'pending') return shipping === null ? texts.pendingGift : texts.pending
  return shipping === null ? texts.nothingSent : texts.confirmed
}

function nextFact({ name, day, price, deposit }: SubscriptionDelivery, store: Store): Fact {
  const { next, nextPrice, nextDeposit } = TEXTS[store.language]
  const values = { price: formatMoney(price, store), deposit: formatMoney(deposit, store) }
  return { name: next, value: [longDay(day, store), fillIn(deposit === 0 ? nextPrice : nextDeposit, values), name] }
}

const isSubscribed = ({ subscription_interval }: CartItem) => subscription_interval !== null

type OrderReceivedTexts = {
  subject: string
  pendingSubject: string
  preheader: string
  title: string
  confirmed: string
  /** For an order without a parcel. */
  nothingSent: string
  /** While the payment is awaited. */
  pending: string
  /** While the payment of gift cards alone is awaited. */
  pendingGift: string
  /** The next delivery of a subscription, and what it costs. */
  next: string
  nextPrice: string
  nextDeposit: string
  /** The way to end a subscription. */
  subscription: string
  show: string
}

const TEXTS: Record<Language, OrderReceivedTexts> = {
  sv: {
    subject: 'Orderbekräftelse {number}',
    pendingSubject: 'Vi har tagit emot din order {number}',
    preheader: 'Tack för din beställning på {total}. Här är allt om den.',
    title: 'Tack för din beställning!',
    confirmed: 'Vi har bekräftat din order och packar den så snart vi kan. Du får ett mejl när den skickas.',
    nothingSent: 'Vi har bekräftat din order.',
    pending: 'Vi har tagit emot din order och väntar på betalningen. Vi packar ordern så snart den är betald.',
    pendingGift: 'Vi har tagit emot din order och väntar på betalningen. Presentkortet mejlas tidigast när ordern är betald.',
    next: 'Nästa leverans',
    nextPrice: '{price} inkl. frakt',
    nextDeposit: '{price} inkl. frakt och {deposit} i pant',
    subscription:
      'En prenumeration löper tills du avslutar den på ordersidan, utan bindningstid. Varje leverans kostar det avtalade priset, plus frakt; rabattkoder gäller bara den första. Ett högre pris meddelar vi med e-post minst 30 dagar i förväg, ett lägre gäller genast.',
    show: 'Visa din order',
  },
  no: {
    subject: 'Ordrebekreftelse {number}',
    pendingSubject: 'Vi har mottatt ordren din {number}',
    preheader: 'Takk for bestillingen på {total}. Her er alt om den.',
    title: 'Takk for bestillingen!',
    confirmed: 'Vi har bekreftet ordren din og pakker den så snart vi kan. Du får en e-post når den sendes.',
    nothingSent: 'Vi har bekreftet ordren din.',
    pending: 'Vi har mottatt ordren din og venter på betalingen. Vi pakker ordren så snart den er betalt.',
    pendingGift: 'Vi har mottatt ordren din og venter på betalingen. Gavekortet sendes på e-post tidligst når ordren er betalt.',
    next: 'Neste levering',
    nextPrice: '{price} inkl. frakt',
    nextDeposit: '{price} inkl. frakt og {deposit} i pant',
    subscription:
      'Et abonnement løper til du avslutter det på ordresiden, uten bindingstid. Hver levering koster den avtalte prisen, pluss frakt; rabattkoder gjelder bare den første. En høyere pris varsler vi på e-post minst 30 dager i forveien, en lavere gjelder med en gang.',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Bestätigung Ihrer Bestellung {number}',
    pendingSubject: 'Eingang Ihrer Bestellung {number}',
    preheader: 'Vielen Dank für Ihre Bestellung über {total}. Hier finden Sie alle Angaben.',
    title: 'Vielen Dank für Ihre Bestellung!',
    confirmed:
      'Wir haben Ihre Bestellung angenommen und packen sie so schnell wie möglich. Sie erhalten eine E-Mail, sobald sie verschickt wird.',
    nothingSent: 'Wir haben Ihre Bestellung angenommen.',
    pending:
      'Ihre Bestellung ist bei uns eingegangen, und wir warten auf die Zahlung. Mit dieser E-Mail bestätigen wir den Eingang. Der Vertrag kommt zustande, wenn wir die Bestellung nach der Zahlung annehmen.',
    pendingGift:
      'Ihre Bestellung ist bei uns eingegangen, und wir warten auf die Zahlung. Mit dieser E-Mail bestätigen wir den Eingang. Der Vertrag kommt zustande, wenn wir die Bestellung nach der Zahlung annehmen. Erst danach wird der Geschenkgutschein per E-Mail gesendet.',
    next: 'Nächste Lieferung',
    nextPrice: '{price} inkl. Versand',
    nextDeposit: '{price} inkl. Versand und {deposit} Pfand',
    subscription:
      'Ein Abonnement läuft, bis Sie es auf der Seite Ihrer Bestellung kündigen, ohne Mindestlaufzeit. Jede Lieferung kostet den vereinbarten Preis, zuzüglich Versand und etwaigem Pfand; Rabattcodes gelten nur für die erste. Einen höheren Preis kündigen wir mindestens 30 Tage vorher per E-Mail an, ein niedrigerer gilt sofort.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Ordrebekræftelse {number}',
    pendingSubject: 'Vi har modtaget din ordre {number}',
    preheader: 'Tak for din bestilling på {total}, som du kan læse alt om her.',
    title: 'Tak for din bestilling!',
    confirmed: 'Vi har bekræftet din ordre og pakker den, så snart vi kan. Du får en e-mail, når den bliver sendt.',
    nothingSent: 'Vi har bekræftet din ordre.',
    pending: 'Vi har modtaget din ordre og venter på betalingen. Vi pakker ordren, så snart den er betalt.',
    pendingGift: 'Vi har modtaget din ordre og venter på betalingen. Gavekortet sendes på e-mail, tidligst når ordren er betalt.',
    next: 'Næste levering',
    nextPrice: '{price} inkl. fragt',
    nextDeposit: '{price} inkl. fragt og {deposit} i pant',
    subscription:
      'Et abonnement løber, til du opsiger det på ordresiden, uden binding. Hver levering koster den aftalte pris, plus fragt; rabatkoder gælder kun for den første. En højere pris giver vi besked om på e-mail mindst 30 dage i forvejen, en lavere gælder med det samme.',
    show: 'Se din ordre',
  },
}
