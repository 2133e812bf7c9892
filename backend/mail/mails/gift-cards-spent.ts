import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { oneOrOther } from '../one-or-other'
import type { AboutOrder } from '../order/about-order'

/**
 * The end of a withdrawal from gift cards on which nothing was left: why no money comes back. `lines`: the withdrawn pieces.
 * Requests of earlier releases do not have them: their mail speaks of several.
 */
export function giftCardsSpent(
  { order, store, links }: AboutOrder,
  lines?: readonly { position: number; quantity: number }[],
): MailContent {
  const texts = TEXTS[store.language]
  const { subject, title, text } = texts[lines === undefined ? 'other' : oneOrOther(lines)]
  return {
    subject: fillIn(subject, { number: order.number }),
    preheader: texts.preheader,
    title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(text, { number: order.number }) },
      { type: 'text', text: texts.mistake },
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type GiftCardsSpentTexts = Record<'one' | 'other', Record<'subject' | 'title' | 'text', string>> &
  Record<'preheader' | 'mistake' | 'show', string>

const TEXTS: Record<Language, GiftCardsSpentTexts> = {
  sv: {
    one: {
      subject: 'Presentkortet i order {number} är redan använt',
      title: 'Inget fanns kvar på presentkortet',
      text: 'Du har ångrat köpet av ett presentkort i order {number}. Hela beloppet på det är redan använt, så det finns inget att betala tillbaka.',
    },
    other: {
      subject: 'Presentkorten i order {number} är redan använda',
      title: 'Inget fanns kvar på presentkorten',
      text: 'Du har ångrat köpet av presentkort i order {number}. Hela beloppet på dem är redan använt, så det finns inget att betala tillbaka.',
    },
    preheader: 'Därför betalas inget tillbaka.',
    mistake: 'Stämmer det inte? Svara på det här mejlet, så tittar vi på det.',
    show: 'Visa ordern',
  },
  no: {
    one: {
      subject: 'Gavekortet i ordre {number} er allerede brukt',
      title: 'Det sto ingenting igjen på gavekortet',
      text: 'Du har angret på kjøpet av et gavekort i ordre {number}. Hele beløpet på det er allerede brukt, så det er ingenting å betale tilbake.',
    },
    other: {
      subject: 'Gavekortene i ordre {number} er allerede brukt',
      title: 'Det sto ingenting igjen på gavekortene',
      text: 'Du har angret på kjøpet av gavekort i ordre {number}. Hele beløpet på dem er allerede brukt, så det er ingenting å betale tilbake.',
    },
    preheader: 'Derfor blir ingenting betalt tilbake.',
    mistake: 'Stemmer det ikke? Svar på denne e-posten, så ser vi på det.',
    show: 'Vis ordren',
  },
  de: {
    one: {
      subject: 'Der Geschenkgutschein der Bestellung {number} ist bereits eingelöst',
      title: 'Auf dem Geschenkgutschein war kein Guthaben mehr',
      text: 'Sie haben den Kauf eines Geschenkgutscheins in der Bestellung {number} widerrufen. Der Betrag ist bereits vollständig eingelöst, deshalb ist nichts zu erstatten.',
    },
    other: {
      subject: 'Die Geschenkgutscheine der Bestellung {number} sind bereits eingelöst',
      title: 'Auf den Geschenkgutscheinen war kein Guthaben mehr',
      text: 'Sie haben den Kauf von Geschenkgutscheinen in der Bestellung {number} widerrufen. Der Betrag ist bereits vollständig eingelöst, deshalb ist nichts zu erstatten.',
    },
    preheader: 'Deshalb wird nichts erstattet.',
    mistake: 'Stimmt das nicht? Antworten Sie auf diese E-Mail, dann prüfen wir es.',
    show: 'Bestellung ansehen',
  },
  da: {
    one: {
      subject: 'Gavekortet i ordre {number} er allerede brugt',
      title: 'Der var intet tilbage på gavekortet',
      text: 'Du har fortrudt købet af et gavekort i ordre {number}. Hele beløbet på det er allerede brugt, så der er intet at betale tilbage.',
    },
    other: {
      subject: 'Gavekortene i ordre {number} er allerede brugt',
      title: 'Der var intet tilbage på gavekortene',
      text: 'Du har fortrudt købet af gavekort i ordre {number}. Hele beløbet på dem er allerede brugt, så der er intet at betale tilbage.',
    },
    preheader: 'Derfor betales intet tilbage.',
    mistake: 'Passer det ikke? Svar på denne e-mail, så ser vi på det.',
    show: 'Se ordren',
  },
}
