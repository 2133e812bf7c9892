import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock, piecesOf } from '../order/goods-block'

/** A return that the staff has refused, with the reason in their words. */
export function returnRefused({ order, store, links }: AboutOrder, { number, lines, refusal }: OrderReturn): MailContent {
  const texts = TEXTS[store.language]
  const values = { number, order: order.number }
  return {
    subject: fillIn(texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      ...(refusal === null ? [] : [{ type: 'quote' as const, text: refusal }]),
      goodsBlock(piecesOf(order.items, lines), store),
      { type: 'text', text: texts.disagree },
      { type: 'action', label: texts.show, url: links.returnOrder(order.id, number) },
    ],
  }
}

type RefusedTexts = { subject: string; preheader: string; title: string; text: string; disagree: string; show: string }

const TEXTS: Record<Language, RefusedTexts> = {
  sv: {
    subject: 'Vi kan inte godkänna din retur {number}',
    preheader: 'Läs varför, och vad du kan göra.',
    title: 'Din retur är inte godkänd',
    text: 'Vi har gått igenom retur {number} från order {order} och kan inte godkänna den. Det här är skälet:',
    disagree:
      'Tycker du att vi har fel? Svara på det här mejlet. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden (ARN).',
    show: 'Visa returen',
  },
  no: {
    subject: 'Vi kan ikke godkjenne returen din {number}',
    preheader: 'Les hvorfor, og hva du kan gjøre.',
    title: 'Returen din er ikke godkjent',
    text: 'Vi har gått gjennom retur {number} fra ordre {order} og kan ikke godkjenne den. Dette er grunnen:',
    disagree:
      'Mener du at vi tar feil? Svar på denne e-posten. Blir vi ikke enige, kan du kontakte Forbrukertilsynet for mekling.',
    show: 'Vis returen',
  },
  de: {
    subject: 'Wir können Ihre Rücksendung {number} nicht annehmen',
    preheader: 'Lesen Sie den Grund und was Sie tun können.',
    title: 'Ihre Rücksendung ist nicht angenommen',
    text: 'Wir haben die Rücksendung {number} zur Bestellung {order} geprüft und können sie nicht annehmen. Der Grund:',
    disagree: 'Sind Sie anderer Ansicht? Antworten Sie auf diese E-Mail. Ihre gesetzlichen Rechte bleiben unberührt.',
    show: 'Rücksendung ansehen',
  },
  da: {
    subject: 'Vi kan ikke godkende din retur {number}',
    preheader: 'Læs hvorfor, og hvad du kan gøre.',
    title: 'Din retur er ikke godkendt',
    text: 'Vi har gennemgået retur {number} fra ordre {order} og kan ikke godkende den. Grunden er:',
    disagree:
      'Mener du, at vi tager fejl? Svar på denne e-mail. Bliver vi ikke enige, kan du klage til Mæglingsteamet for Forbrugerklager i Nævnenes Hus.',
    show: 'Se returen',
  },
}
