import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { invoiceFacts } from '../../words/shown-facts'

/** An invoice that was not paid in time: how it is paid, without a fee. `owed` includes VAT. The invoice is attached. */
export function paymentReminder({ order, store, links }: AboutOrder, owed: number): MailContent {
  const texts = TEXTS[store.language]
  const day = order.payment_due === null ? '' : longDay(order.payment_due, store)
  const values = { number: order.number, owed: formatMoney(owed, store), day }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      { type: 'facts', facts: invoiceFacts(order, owed, store) },
      { type: 'text', text: texts.paid },
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type PaymentReminderTexts = { subject: string; preheader: string; title: string; text: string; paid: string; show: string }

const TEXTS: Record<Language, PaymentReminderTexts> = {
  sv: {
    subject: 'Påminnelse: faktura {number}',
    preheader: '{owed} skulle ha betalats senast {day}.',
    title: 'Har du glömt fakturan?',
    text: 'Vi har inte sett någon betalning av faktura {number} på {owed}, som skulle betalas senast {day}. Vi tar ingen avgift för påminnelsen. Fakturan är bifogad.',
    paid: 'Har du redan betalat kan du bortse från det här mejlet. Stämmer något inte? Svara så hjälper vi dig.',
    show: 'Visa din order',
  },
  no: {
    subject: 'Påminnelse: faktura {number}',
    preheader: '{owed} skulle vært betalt innen {day}.',
    title: 'Har du glemt fakturaen?',
    text: 'Vi har ikke registrert betalingen av faktura {number} på {owed}, som forfalt {day}. Påminnelsen er uten gebyr. Fakturaen er vedlagt.',
    paid: 'Har du allerede betalt, kan du se bort fra denne e-posten. Er det noe som ikke stemmer? Svar oss, så hjelper vi deg.',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Zahlungserinnerung zu Rechnung {number}',
    preheader: '{owed} waren bis zum {day} zu zahlen.',
    title: 'Haben Sie die Rechnung vergessen?',
    text: 'Zu Rechnung {number} über {owed}, zahlbar bis zum {day}, haben wir noch keinen Zahlungseingang festgestellt. Diese Erinnerung ist kostenlos. Die Rechnung ist angehängt.',
    paid: 'Haben Sie inzwischen bezahlt, betrachten Sie diese E-Mail bitte als gegenstandslos. Stimmt etwas nicht? Antworten Sie uns, wir helfen gern.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Påmindelse: faktura {number}',
    preheader: '{owed} skulle være betalt senest {day}.',
    title: 'Har du glemt fakturaen?',
    text: 'Vi har ikke registreret betalingen af faktura {number} på {owed}, som skulle betales senest {day}. Påmindelsen er uden gebyr. Fakturaen er vedhæftet.',
    paid: 'Har du allerede betalt, kan du se bort fra denne e-mail. Er der noget, der ikke stemmer? Svar os, så hjælper vi dig.',
    show: 'Se din ordre',
  },
}
