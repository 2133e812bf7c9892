import type { Language } from '../../../app/commerce/contract/languages'
import { MOMENTS } from '../../stores/formats'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import { UNNAMED_GREETING } from '../greeting'
import type { MailContent } from '../../words/mail'
import { type Statement, withdrawalFacts } from '../order/withdrawal-facts'
import { withoutLinks } from '../text/without-links'

/**
 * The acknowledgement of a withdrawal that names no order of this address. It repeats the typed text and contains no data of any
 * order. Links are removed from typed text, so that nobody can make the shop send them to others.
 */
export function withdrawalNoted(statement: Statement, store: Store): MailContent {
  const texts = TEXTS[store.language]
  const moment = MOMENTS[store.language].format(statement.receivedAt)
  const { number, name, message } = statement
  const typed = { ...statement, number: withoutLinks(number), name: withoutLinks(name), message: withoutLinks(message) }
  return {
    subject: texts.subject,
    preheader: fillIn(texts.preheader, { moment }),
    title: texts.title,
    blocks: [
      { type: 'text', text: UNNAMED_GREETING[store.language] },
      { type: 'text', text: texts.text },
      { type: 'facts', facts: withdrawalFacts(typed, store) },
      { type: 'heading', text: texts.nextTitle },
      { type: 'text', text: texts.next },
      { type: 'text', text: texts.notYou },
    ],
  }
}

type NotedTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  nextTitle: string
  next: string
  notYou: string
}

const TEXTS: Record<Language, NotedTexts> = {
  sv: {
    subject: 'Vi har tagit emot ditt meddelande om att ångra ett köp',
    preheader: 'Mottaget {moment}.',
    title: 'Ditt meddelande har kommit fram',
    text: 'Vi bekräftar att vi har tagit emot ditt meddelande om att du ångrar ett köp. Spara det här mejlet.',
    nextTitle: 'Så går det vidare',
    next: 'Vi kunde inte automatiskt koppla meddelandet till en order med den här e-postadressen. Det är ändå mottaget: vi letar upp ordern och hör av oss. Svara gärna med rätt ordernummer eller adressen som du beställde med.',
    notYou: 'Har du inte skickat något meddelande till oss? Då kan du bortse från det här mejlet.',
  },
  no: {
    subject: 'Vi har mottatt meldingen din om å angre et kjøp',
    preheader: 'Mottatt {moment}.',
    title: 'Meldingen din har kommet fram',
    text: 'Vi bekrefter at vi har mottatt meldingen din om at du angrer på et kjøp. Ta vare på denne e-posten.',
    nextTitle: 'Slik går det videre',
    next: 'Vi kunne ikke automatisk knytte meldingen til en ordre med denne e-postadressen. Den er likevel mottatt: Vi finner ordren og tar kontakt. Svar gjerne med riktig ordrenummer eller adressen du bestilte med.',
    notYou: 'Har du ikke sendt oss noen melding? Da kan du se bort fra denne e-posten.',
  },
  de: {
    subject: 'Eingangsbestätigung Ihres Widerrufs',
    preheader: 'Eingegangen am {moment}.',
    title: 'Ihr Widerruf ist eingegangen',
    text: 'Wir bestätigen den Eingang Ihrer Widerrufserklärung. Bitte bewahren Sie diese E-Mail auf.',
    nextTitle: 'So geht es weiter',
    next: 'Wir konnten Ihre Erklärung nicht automatisch einer Bestellung mit dieser E-Mail-Adresse zuordnen. Eingegangen ist sie dennoch: Wir suchen die Bestellung heraus und melden uns. Gern können Sie uns mit der richtigen Bestellnummer oder der Adresse antworten, mit der Sie bestellt haben.',
    notYou: 'Haben Sie uns keine Erklärung gesendet? Dann betrachten Sie diese E-Mail bitte als gegenstandslos.',
  },
  da: {
    subject: 'Vi har modtaget din besked om at fortryde et køb',
    preheader: 'Modtaget {moment}.',
    title: 'Din besked er modtaget',
    text: 'Vi bekræfter, at vi har modtaget din besked om, at du fortryder et køb. Gem denne e-mail.',
    nextTitle: 'Sådan går det videre',
    next: 'Vi kunne ikke automatisk knytte beskeden til en ordre med denne e-mailadresse. Den er alligevel modtaget: Vi finder ordren og kontakter dig. Svar gerne med det rigtige ordrenummer eller den adresse, du bestilte med.',
    notYou: 'Har du ikke sendt os en besked? Så kan du se bort fra denne e-mail.',
  },
}
