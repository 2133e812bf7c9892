import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import type { AboutOrder } from '../order/about-order'

/** The end of a withdrawal from gift cards on which nothing was left: why no money comes back. */
export function giftCardsSpent({ order, store, links }: AboutOrder): MailContent {
  const texts = TEXTS[store.language]
  return {
    subject: fillIn(texts.subject, { number: order.number }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, { number: order.number }) },
      { type: 'text', text: texts.mistake },
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type GiftCardsSpentTexts = Record<'subject' | 'title' | 'preheader' | 'text' | 'mistake' | 'show', string>

const TEXTS: Record<Language, GiftCardsSpentTexts> = {
  sv: {
    subject: 'Presentkorten i order {number} är redan använda',
    title: 'Inget fanns kvar på presentkorten',
    preheader: 'Därför betalas inget tillbaka.',
    text: 'Du har ångrat köpet av presentkort i order {number}. Hela beloppet på dem är redan använt, så det finns inget att betala tillbaka.',
    mistake: 'Stämmer det inte? Svara på det här mejlet, så tittar vi på det.',
    show: 'Visa ordern',
  },
  no: {
    subject: 'Gavekortene i ordre {number} er allerede brukt',
    title: 'Det sto ingenting igjen på gavekortene',
    preheader: 'Derfor blir ingenting betalt tilbake.',
    text: 'Du har angret på kjøpet av gavekort i ordre {number}. Hele beløpet på dem er allerede brukt, så det er ingenting å betale tilbake.',
    mistake: 'Stemmer det ikke? Svar på denne e-posten, så ser vi på det.',
    show: 'Vis ordren',
  },
  de: {
    subject: 'Die Geschenkgutscheine der Bestellung {number} sind bereits eingelöst',
    title: 'Auf den Geschenkgutscheinen war kein Guthaben mehr',
    preheader: 'Deshalb wird nichts erstattet.',
    text: 'Sie haben den Kauf von Geschenkgutscheinen in der Bestellung {number} widerrufen. Der Betrag ist bereits vollständig eingelöst, deshalb ist nichts zu erstatten.',
    mistake: 'Stimmt das nicht? Antworten Sie auf diese E-Mail, dann prüfen wir es.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Gavekortene i ordre {number} er allerede brugt',
    title: 'Der var intet tilbage på gavekortene',
    preheader: 'Derfor betales intet tilbage.',
    text: 'Du har fortrudt købet af gavekort i ordre {number}. Hele beløbet på dem er allerede brugt, så der er intet at betale tilbage.',
    mistake: 'Passer det ikke? Svar på denne e-mail, så ser vi på det.',
    show: 'Se ordren',
  },
}
