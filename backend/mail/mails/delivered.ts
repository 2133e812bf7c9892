import type { Language } from '../../../app/commerce/contract/languages'
import { LONG_DAYS } from '../../stores/formats'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { WITHDRAW_LABELS } from '../legal/legal-blocks'
import { buyerKindOf } from '../legal/legal-pages'
import { sentGoods } from '../order/sent-goods'
import type { AboutOrder } from '../order/about-order'

/** A parcel was delivered. The right of withdrawal is named to consumers only. */
export function delivered({ order, store, links }: AboutOrder, deliveredAt: Date): MailContent {
  const texts = TEXTS[store.language]
  const isCompany = buyerKindOf(order.customer) === 'company'
  const values = { number: order.number, day: LONG_DAYS[store.language].format(deliveredAt) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.text, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      ...sentGoods({ order, store }),
      { type: 'text', text: isCompany ? texts.fault : texts.withdrawal },
      { type: 'action', label: texts.show, url: links.order(order.id) },
      {
        type: 'links',
        links: [
          ...(isCompany ? [] : [{ label: WITHDRAW_LABELS[store.language], url: links.withdraw(order.number) }]),
          { label: isCompany ? texts.returns : texts.sendBack, url: links.returnOrder(order.id) },
        ],
      },
    ],
  }
}

type DeliveredTexts = {
  subject: string
  title: string
  text: string
  withdrawal: string
  /** For companies, which have no right of withdrawal. */
  fault: string
  show: string
  sendBack: string
  /** The button that sends goods back, for companies. */
  returns: string
}

const TEXTS: Record<Language, DeliveredTexts> = {
  sv: {
    subject: 'Din order {number} är levererad',
    title: 'Ditt paket är framme',
    text: 'Din order {number} levererades {day}.',
    withdrawal: 'Du kan ångra köpet inom 14 dagar från leveransen. Är något fel med en vara, hör av dig så löser vi det.',
    fault: 'Är något fel med en vara, hör av dig så löser vi det.',
    returns: 'Returnera',
    show: 'Visa din order',
    sendBack: 'Ångra eller returnera',
  },
  no: {
    subject: 'Ordren din {number} er levert',
    title: 'Pakken din er framme',
    text: 'Ordren din {number} ble levert {day}.',
    withdrawal:
      'Du kan angre på kjøpet innen 14 dager etter leveringen. Er det noe galt med en vare, ta kontakt, så ordner vi det.',
    fault: 'Er det noe galt med en vare, ta kontakt, så ordner vi det.',
    returns: 'Returner',
    show: 'Vis ordren din',
    sendBack: 'Angre eller returner',
  },
  de: {
    subject: 'Ihre Bestellung {number} wurde zugestellt',
    title: 'Ihr Paket ist angekommen',
    text: 'Ihre Bestellung {number} wurde am {day} zugestellt.',
    withdrawal:
      'Sie können den Vertrag binnen 14 Tagen nach der Lieferung widerrufen. Stimmt mit einem Artikel etwas nicht, schreiben Sie uns, und wir finden eine Lösung.',
    fault: 'Stimmt mit einem Artikel etwas nicht, schreiben Sie uns, und wir finden eine Lösung.',
    returns: 'Zurücksenden',
    show: 'Bestellung ansehen',
    sendBack: 'Widerrufen oder zurücksenden',
  },
  da: {
    subject: 'Din ordre {number} er leveret',
    title: 'Din pakke er fremme',
    text: 'Din ordre {number} blev leveret {day}.',
    withdrawal:
      'Du kan fortryde købet inden for 14 dage fra leveringen. Er der noget galt med en vare, så skriv til os, så finder vi en løsning.',
    fault: 'Er der noget galt med en vare, så skriv til os, så finder vi en løsning.',
    returns: 'Returnér',
    show: 'Se din ordre',
    sendBack: 'Fortryd eller returnér',
  },
}
