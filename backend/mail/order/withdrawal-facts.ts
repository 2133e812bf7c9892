import type { Language } from '../../../app/commerce/contract/languages'
import { MOMENTS } from '../../stores/formats'
import type { Store } from '../../stores/stores'
import type { Fact } from '../../words/mail'
import { ORDER_TEXTS } from '../../words/order-texts'

/** A withdrawal as it was sent: when, by whom, of how much of which order, and with which words. */
export type Statement = {
  receivedAt: Date
  isLate: boolean
  number: string
  name: string
  email: string
  extent: 'whole' | 'part'
  message: string
}

/** The time and the content of a withdrawal, which its acknowledgement must repeat (Directive 2011/83/EU, article 11a). */
export function withdrawalFacts({ receivedAt, number, name, email, extent, message }: Statement, { language }: Store): Fact[] {
  const texts = TEXTS[language]
  return [
    { name: texts.received, value: [MOMENTS[language].format(receivedAt)] },
    { name: ORDER_TEXTS[language].number, value: [number] },
    { name: texts.extent, value: [texts[extent]] },
    { name: texts.name, value: [name] },
    { name: texts.email, value: [email] },
    ...(message === '' ? [] : [{ name: texts.message, value: message.split(/\r?\n/) }]),
  ]
}

type FactTexts = { received: string; extent: string; whole: string; part: string; name: string; email: string; message: string }

const TEXTS: Record<Language, FactTexts> = {
  sv: {
    received: 'Mottaget',
    extent: 'Gäller',
    whole: 'Hela ordern',
    part: 'Vissa varor',
    name: 'Namn',
    email: 'E-post för bekräftelsen',
    message: 'Ditt meddelande',
  },
  no: {
    received: 'Mottatt',
    extent: 'Gjelder',
    whole: 'Hele ordren',
    part: 'Noen av varene',
    name: 'Navn',
    email: 'E-post for bekreftelsen',
    message: 'Meldingen din',
  },
  de: {
    received: 'Eingegangen am',
    extent: 'Umfang',
    whole: 'Gesamte Bestellung',
    part: 'Einzelne Artikel',
    name: 'Name',
    email: 'E-Mail für die Bestätigung',
    message: 'Ihre Nachricht',
  },
  da: {
    received: 'Modtaget',
    extent: 'Gælder',
    whole: 'Hele ordren',
    part: 'Nogle af varerne',
    name: 'Navn',
    email: 'E-mail til bekræftelsen',
    message: 'Din besked',
  },
}
