import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import type { MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { type DecisionTexts, returnDecision } from '../order/return-decision'

/** A return that the staff has refused, with the reason in their words. */
export function returnRefused(about: AboutOrder, refused: OrderReturn): MailContent {
  const { refusal } = refused
  return returnDecision(about, refused, TEXTS[about.store.language], refusal === null ? [] : [{ type: 'quote', text: refusal }])
}

const TEXTS: Record<Language, DecisionTexts> = {
  sv: {
    subject: 'Vi kan inte godkänna din retur {number}',
    preheader: 'Läs varför, och vad du kan göra.',
    title: 'Din retur är inte godkänd',
    text: 'Vi har gått igenom retur {number} från order {order} och kan inte godkänna den. Det här är skälet:',
    show: 'Visa returen',
  },
  no: {
    subject: 'Vi kan ikke godkjenne returen din {number}',
    preheader: 'Les hvorfor, og hva du kan gjøre.',
    title: 'Returen din er ikke godkjent',
    text: 'Vi har gått gjennom retur {number} fra ordre {order} og kan ikke godkjenne den. Dette er grunnen:',
    show: 'Vis returen',
  },
  de: {
    subject: 'Wir können Ihre Rücksendung {number} nicht annehmen',
    preheader: 'Lesen Sie den Grund und was Sie tun können.',
    title: 'Ihre Rücksendung wurde nicht angenommen',
    text: 'Wir haben die Rücksendung {number} zur Bestellung {order} geprüft und können sie nicht annehmen. Der Grund:',
    show: 'Rücksendung ansehen',
  },
  da: {
    subject: 'Vi kan ikke godkende din retur {number}',
    preheader: 'Læs hvorfor, og hvad du kan gøre.',
    title: 'Din retur er ikke godkendt',
    text: 'Vi har gennemgået retur {number} fra ordre {order} og kan ikke godkende den. Grunden er:',
    show: 'Se returen',
  },
}
