import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import { SALE_TEXTS } from '../../orders/invoices/sale-texts'
import { formatMoney } from '../../stores/format-money'
import type { MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { type DecisionTexts, returnDecision } from '../order/return-decision'

/** The deductions from the worth of a return, in the order's currency including VAT. */
export type Deducted = { deducted: number; label: number }

/** A return of which nothing is given back, because its goods have lost their value, or its label costs as much. */
export function returnDeducted(about: AboutOrder, ended: OrderReturn, off: Deducted): MailContent {
  const { store } = about
  const { deducted, returnLabel } = SALE_TEXTS[store.language]
  const facts = [
    ...(off.deducted > 0 ? [{ name: deducted, value: [formatMoney(off.deducted, store)] }] : []),
    ...(off.label > 0 ? [{ name: returnLabel, value: [formatMoney(off.label, store)] }] : []),
  ]
  return returnDecision(about, ended, TEXTS[store.language], [{ type: 'facts', facts }])
}

const TEXTS: Record<Language, DecisionTexts> = {
  sv: {
    subject: 'Din retur {number} ger ingen återbetalning',
    preheader: 'Läs vad vi har dragit av, och vad du kan göra.',
    title: 'Din retur är avslutad',
    text: 'Vi har gått igenom retur {number} från order {order}. Avdragen är lika stora som det du betalade för varorna, så det blir inget att betala tillbaka.',
    show: 'Visa returen',
  },
  no: {
    subject: 'Returen din {number} gir ingen tilbakebetaling',
    preheader: 'Les hva vi har trukket fra, og hva du kan gjøre.',
    title: 'Returen din er avsluttet',
    text: 'Vi har gått gjennom retur {number} fra ordre {order}. Fradragene er like store som det du betalte for varene, så det blir ingenting å betale tilbake.',
    show: 'Vis returen',
  },
  de: {
    subject: 'Ihre Rücksendung {number}: keine Erstattung',
    preheader: 'Lesen Sie, was wir abgezogen haben und was Sie tun können.',
    title: 'Ihre Rücksendung ist abgeschlossen',
    text: 'Wir haben die Rücksendung {number} zur Bestellung {order} geprüft. Die Abzüge sind so hoch wie der Preis, den Sie für die Artikel bezahlt haben. Deshalb gibt es nichts zu erstatten.',
    show: 'Rücksendung ansehen',
  },
  da: {
    subject: 'Din retur {number} giver ingen tilbagebetaling',
    preheader: 'Læs, hvad vi har trukket fra, og hvad du kan gøre.',
    title: 'Din retur er afsluttet',
    text: 'Vi har gennemgået retur {number} fra ordre {order}. Fradragene er lige så store som det, du betalte for varerne, så der er ikke noget at betale tilbage.',
    show: 'Se returen',
  },
}
