import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { Block, MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { REVIEW_LINK_DAYS } from '../../accounts/review-tokens'

type Invitation = { products: readonly { name: string; url: string }[]; end: string }

/** Asks for reviews of the bought goods. `url` opens the form of a product; `end` is the link that ends such mails. */
export function reviewInvitation(
  { order, store }: Pick<AboutOrder, 'order' | 'store'>,
  { products, end }: Invitation,
): MailContent {
  const texts = TEXTS[store.language]
  const number = order.number
  return {
    subject: fillIn(texts.subject, { number }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, { number }) },
      ...products.flatMap(({ name, url }): Block[] => [
        { type: 'heading', text: name },
        { type: 'action', label: texts.write, url },
      ]),
      { type: 'text', text: fillIn(texts.rule, { days: String(REVIEW_LINK_DAYS) }) },
      { type: 'text', text: texts.once },
      { type: 'links', links: [{ label: texts.end, url: end }] },
    ],
  }
}

type InvitationTexts = Record<'subject' | 'preheader' | 'title' | 'text' | 'write' | 'rule' | 'once' | 'end', string>

const TEXTS: Record<Language, InvitationTexts> = {
  sv: {
    subject: 'Vad tycker du om det du köpte? Order {number}',
    preheader: 'Ditt omdöme hjälper andra att välja rätt.',
    title: 'Hur fungerar det?',
    text: 'Nu har du haft dina varor från order {number} ett tag. Skriv gärna vad du tycker – bra eller dåligt, båda delarna hjälper andra att välja rätt.',
    write: 'Skriv ett omdöme',
    rule: 'Du behöver inte logga in. Eftersom länken hör till din order märks omdömet ”Verifierat köp”. Vi läser texten innan den visas, och visar både bra och dåliga omdömen. Länken gäller i {days} dagar.',
    once: 'Vi frågar en gång per order. Är något fel med en vara? Svara på det här mejlet, så löser vi det.',
    end: 'Jag vill inte få mejl om omdömen',
  },
  no: {
    subject: 'Hva synes du om det du kjøpte? Ordre {number}',
    preheader: 'Omtalen din hjelper andre med å velge riktig.',
    title: 'Hvordan fungerer det?',
    text: 'Nå har du hatt varene fra ordre {number} en stund. Skriv gjerne hva du synes – bra eller dårlig, begge deler hjelper andre med å velge riktig.',
    write: 'Skriv en omtale',
    rule: 'Du trenger ikke å logge inn. Siden lenken hører til ordren din, merkes omtalen «Verifisert kjøp». Vi leser teksten før den vises, og viser både gode og dårlige omtaler. Lenken gjelder i {days} dager.',
    once: 'Vi spør én gang per ordre. Er det noe galt med en vare? Svar på denne e-posten, så ordner vi det.',
    end: 'Jeg vil ikke ha e-post om omtaler',
  },
  de: {
    subject: 'Wie zufrieden sind Sie mit Ihrem Einkauf? Bestellung {number}',
    preheader: 'Ihre Bewertung hilft anderen bei der Auswahl.',
    title: 'Wie bewährt sich Ihr Einkauf?',
    text: 'Sie haben die Artikel aus Ihrer Bestellung {number} nun seit einer Weile. Schreiben Sie gern, was Sie davon halten – Lob wie Kritik helfen anderen bei der Auswahl.',
    write: 'Bewertung schreiben',
    rule: 'Eine Anmeldung ist nicht nötig. Da der Link zu Ihrer Bestellung gehört, wird die Bewertung als „Verifizierter Kauf“ gekennzeichnet. Wir lesen den Text, bevor er erscheint, und zeigen gute wie schlechte Bewertungen. Der Link gilt {days} Tage.',
    once: 'Wir fragen einmal je Bestellung. Stimmt mit einem Artikel etwas nicht? Antworten Sie auf diese E-Mail, und wir finden eine Lösung.',
    end: 'Ich möchte keine E-Mails zu Bewertungen',
  },
  da: {
    subject: 'Hvad synes du om det, du købte? Ordre {number}',
    preheader: 'Din anmeldelse hjælper andre med at vælge rigtigt.',
    title: 'Hvordan fungerer det?',
    text: 'Nu har du haft varerne fra ordre {number} et stykke tid. Skriv gerne, hvad du synes – ros eller ris, begge dele hjælper andre med at vælge rigtigt.',
    write: 'Skriv en anmeldelse',
    rule: 'Du behøver ikke at logge ind. Da linket hører til din ordre, mærkes anmeldelsen »Verificeret køb«. Vi læser teksten, før den vises, og viser både gode og dårlige anmeldelser. Linket gælder i {days} dage.',
    once: 'Vi spørger én gang pr. ordre. Er der noget galt med en vare? Svar på denne e-mail, så finder vi en løsning.',
    end: 'Jeg vil ikke have e-mails om anmeldelser',
  },
}
