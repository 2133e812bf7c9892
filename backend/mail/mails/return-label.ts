import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { Block, MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { boughtLabel, labelNotBought } from './bought-label'

/**
 * The label of a return that was announced by mail before the carrier had answered; or the message that the carrier books none.
 */
export function returnLabelled({ order, store, links }: AboutOrder, announced: OrderReturn): MailContent {
  const texts = TEXTS[store.language]
  const values = { number: announced.number, order: order.number }
  const { send_by, label } = announced
  // Here no label was booked. Without a fault of the goods, a requested label was to be bought.
  const none = announced.freight_paid_by === 'shop' ? texts.none : labelNotBought(store)
  const text = fillIn((label?.booking ?? null) === null ? none : texts.text, { ...values, carrier: label?.carrier ?? '' })
  return {
    subject: fillIn(texts.subject, values),
    preheader: text,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text },
      ...labelSteps(announced, store),
      ...(send_by === null ? [] : [{ type: 'text' as const, text: fillIn(texts.sendBy, { day: longDay(send_by, store) }) }]),
      { type: 'action', label: texts.show, url: links.returnOrder(order.id, announced.number) },
    ],
  }
}

/** Says where the parcel of a return is handed in, and who pays its freight; empty when no parcel is sent. */
export function labelSteps(announced: OrderReturn, store: Store): Block[] {
  const { number, label, freight_paid_by } = announced
  if (label === null) return []
  const texts = TEXTS[store.language]
  const { carrier, to, booking } = label
  const values = { carrier }
  if (booking === null) {
    return [
      { type: 'facts', facts: [{ name: texts.to, value: [number, ...to] }] },
      { type: 'text', text: fillIn(texts.freight[freight_paid_by], values) },
    ]
  }
  const bought = boughtLabel(announced, store)
  if (booking.state === 'waiting') return [{ type: 'notice', text: fillIn(texts.waiting, values) }, ...bought]
  const codes = [
    ...(booking.write_on === null ? [] : [{ name: texts.writeOn, value: [booking.write_on] }]),
    { name: texts.parcel, value: [booking.tracking_number] },
  ]
  return [
    { type: 'text', text: fillIn(booking.has_file ? texts.print : texts.scan, values) },
    { type: 'facts', facts: codes },
    ...bought,
  ]
}

type LabelTexts = {
  subject: string
  title: string
  text: string
  none: string
  sendBy: string
  to: string
  freight: Record<OrderReturn['freight_paid_by'], string>
  waiting: string
  scan: string
  print: string
  writeOn: string
  parcel: string
  show: string
}

const TEXTS: Record<Language, LabelTexts> = {
  sv: {
    subject: 'Returetiketten till din retur {number}',
    title: 'Nu kan du skicka din retur',
    text: '{carrier} har bokat frakten för retur {number} från order {order}.',
    none: '{carrier} kunde inte boka frakten för retur {number} från order {order}. Du köper den när du lämnar in paketet, och vi betalar den.',
    sendBy: 'Skicka paketet senast {day}.',
    to: 'Skickas till',
    freight: {
      shop: 'Lämna in paketet hos {carrier} och spara kvittot. Vi betalar returfrakten: svara på det här mejlet med kvittot, så får du tillbaka beloppet.',
      customer: 'Lämna in paketet hos {carrier}. Du betalar returfrakten själv när du lämnar in det.',
    },
    waiting:
      '{carrier} svarar inte just nu. Vi bokar frakten så snart det går och mejlar dig. Vänta med att lämna in paketet till dess.',
    scan: 'Frakten är betald. Visa QR-koden från retursidan hos {carrier}. Personalen skannar den och sätter på returetiketten.',
    print:
      'Frakten är betald. Visa QR-koden hos {carrier}, eller skriv ut returetiketten och sätt den på paketet. Båda är bifogade.',
    writeOn: 'Eller skriv den här koden på paketet',
    parcel: 'Kollinummer',
    show: 'Visa QR-koden',
  },
  no: {
    subject: 'Returetiketten til returen din {number}',
    title: 'Nå kan du sende returen',
    text: '{carrier} har bestilt frakten for retur {number} fra ordre {order}.',
    none: '{carrier} kunne ikke bestille frakten for retur {number} fra ordre {order}. Du kjøper den når du leverer inn pakken, og vi betaler den.',
    sendBy: 'Send pakken senest {day}.',
    to: 'Sendes til',
    freight: {
      shop: 'Lever inn pakken hos {carrier}, og ta vare på kvitteringen. Vi betaler returfrakten: Svar på denne e-posten med kvitteringen, så får du tilbake beløpet.',
      customer: 'Lever inn pakken hos {carrier}. Du betaler returfrakten selv når du leverer den inn.',
    },
    waiting:
      '{carrier} svarer ikke akkurat nå. Vi bestiller frakten så snart det går, og sender deg en e-post. Vent med å levere inn pakken til da.',
    scan: 'Frakten er betalt. Vis QR-koden fra retursiden hos {carrier}. De skanner den og setter på etiketten.',
    print: 'Frakten er betalt. Vis QR-koden hos {carrier}, eller skriv ut etiketten og fest den på pakken. Begge er vedlagt.',
    writeOn: 'Eller skriv denne koden på pakken',
    parcel: 'Sendingsnummer',
    show: 'Vis QR-koden',
  },
  de: {
    subject: 'Das Rücksendeetikett zu Ihrer Rücksendung {number}',
    title: 'Sie können Ihre Rücksendung jetzt abgeben',
    text: 'Der Versand Ihrer Rücksendung {number} zur Bestellung {order} ist bei {carrier} gebucht.',
    none: 'Der Versand Ihrer Rücksendung {number} zur Bestellung {order} konnte bei {carrier} nicht gebucht werden. Bitte kaufen Sie das Porto bei der Abgabe; wir erstatten es.',
    sendBy: 'Geben Sie das Paket bis zum {day} ab.',
    to: 'Versand an',
    freight: {
      shop: 'Geben Sie das Paket bei {carrier} ab und bewahren Sie den Beleg auf. Wir tragen die Kosten der Rücksendung: Antworten Sie auf diese E-Mail mit dem Beleg, und Sie erhalten den Betrag zurück.',
      customer: 'Geben Sie das Paket bei {carrier} ab. Die Kosten der Rücksendung tragen Sie; Sie zahlen bei der Abgabe.',
    },
    waiting:
      '{carrier} ist gerade nicht erreichbar. Wir buchen den Versand, sobald es geht, und schicken Ihnen eine E-Mail. Bitte geben Sie das Paket erst danach ab.',
    scan: 'Der Versand ist bezahlt. Zeigen Sie den QR-Code von der Seite Ihrer Rücksendung bei {carrier} vor. Dort wird er gescannt und das Rücksendeetikett gedruckt.',
    print:
      'Der Versand ist bezahlt. Zeigen Sie den QR-Code bei {carrier} vor, oder drucken Sie das Rücksendeetikett aus und kleben Sie es auf das Paket. Beides liegt dieser E-Mail bei.',
    writeOn: 'Oder schreiben Sie diesen Code auf das Paket',
    parcel: 'Sendungsnummer',
    show: 'QR-Code ansehen',
  },
  da: {
    subject: 'Returlabel til din retur {number}',
    title: 'Nu kan du sende din retur',
    text: '{carrier} har booket fragten for retur {number} fra ordre {order}.',
    none: '{carrier} kunne ikke booke fragten for retur {number} fra ordre {order}. Du køber den, når du afleverer pakken, og vi betaler den.',
    sendBy: 'Send pakken senest {day}.',
    to: 'Sendes til',
    freight: {
      shop: 'Aflevér pakken hos {carrier}, og gem kvitteringen. Vi betaler returfragten: Svar på denne e-mail med kvitteringen, så får du beløbet tilbage.',
      customer: 'Aflevér pakken hos {carrier}. Du betaler selv returfragten, når du afleverer den.',
    },
    waiting:
      '{carrier} svarer ikke lige nu. Vi booker fragten, så snart det kan lade sig gøre, og sender dig en e-mail. Vent med at aflevere pakken til da.',
    scan: 'Fragten er betalt. Vis QR-koden fra retursiden hos {carrier}. Personalet scanner den og sætter labelen på.',
    print: 'Fragten er betalt. Vis QR-koden hos {carrier}, eller print labelen, og sæt den på pakken. Begge er vedhæftet.',
    writeOn: 'Eller skriv denne kode på pakken',
    parcel: 'Pakkenummer',
    show: 'Se QR-koden',
  },
}
