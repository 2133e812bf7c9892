import type { Language } from '../../../app/commerce/contract/languages'
import type { subscriptionTerminations } from '../../database/schema/subscriptions'
import { MOMENTS } from '../../stores/formats'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import { UNNAMED_GREETING } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import { ORDER_TEXTS } from '../../words/order-texts'
import { withoutLinks } from '../text/without-links'

type Termination = Omit<typeof subscriptionTerminations.$inferSelect, 'settled_at' | 'id' | 'store_id' | 'is_acknowledged'>

/**
 * The acknowledgement of a termination: its time and its content, and what happens now. It contains no data of an order that was
 * not typed. Links are removed from typed text, so that nobody can make the shop send them to others.
 */
export function terminationReceived(termination: Termination, store: Store): MailContent {
  const texts = TEXTS[store.language]
  const { received_at, ends_on, number, name, email, contract, reason, ended } = termination
  const moment = MOMENTS[store.language].format(received_at)
  const day = ends_on === null ? texts.soonest : longDay(ends_on, store)
  const next = ended === 0 ? texts.unmatched : ends_on === null ? texts.ended : fillIn(texts.later, { day })
  return {
    subject: texts.subject,
    preheader: fillIn(texts.preheader, { moment }),
    title: texts.title,
    blocks: [
      { type: 'text', text: UNNAMED_GREETING[store.language] },
      { type: 'text', text: texts.text },
      {
        type: 'facts',
        facts: [
          { name: texts.received, value: [moment] },
          { name: ORDER_TEXTS[store.language].number, value: [withoutLinks(number)] },
          { name: texts.contract, value: [contract === '' ? texts.all : withoutLinks(contract)] },
          { name: texts.when, value: [day] },
          { name: texts.name, value: [withoutLinks(name)] },
          { name: texts.email, value: [email] },
          ...(reason === '' ? [] : [{ name: texts.reason, value: withoutLinks(reason).split(/\r?\n/) }]),
        ],
      },
      { type: 'text', text: next },
      { type: 'text', text: texts.notYou },
    ],
  }
}

type TerminationTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  ended: string
  later: string
  unmatched: string
  notYou: string
  received: string
  contract: string
  all: string
  when: string
  soonest: string
  name: string
  email: string
  reason: string
}

const TEXTS: Record<Language, TerminationTexts> = {
  sv: {
    subject: 'Vi har tagit emot din uppsägning',
    preheader: 'Mottagen {moment}.',
    title: 'Din uppsägning har kommit fram',
    text: 'Vi bekräftar att vi har tagit emot din uppsägning. Spara det här mejlet.',
    ended:
      'Prenumerationen är avslutad från den tidpunkten. Inga fler leveranser beställs. En leverans som redan är bekräftad kommer och betalas som vanligt, om du inte avbeställer den innan den är packad.',
    later:
      'Prenumerationen avslutas {day}. Efter den dagen beställs inga fler leveranser. En leverans som då redan är bekräftad kommer och betalas som vanligt, om du inte avbeställer den innan den är packad.',
    unmatched:
      'Vi kunde inte automatiskt koppla uppsägningen till en prenumeration med den här e-postadressen. Den är ändå mottagen: vi letar upp prenumerationen och hör av oss. Svara gärna med rätt ordernummer eller adressen som du beställde med.',
    notYou: 'Har du inte skickat någon uppsägning till oss? Svara då på det här mejlet.',
    received: 'Mottagen',
    contract: 'Gäller',
    all: 'Alla prenumerationer i ordern',
    when: 'Avslutas',
    soonest: 'Så snart som möjligt',
    name: 'Namn',
    email: 'E-post för bekräftelsen',
    reason: 'Skäl',
  },
  no: {
    subject: 'Vi har mottatt oppsigelsen din',
    preheader: 'Mottatt {moment}.',
    title: 'Oppsigelsen din har kommet fram',
    text: 'Vi bekrefter at vi har mottatt oppsigelsen din. Ta vare på denne e-posten.',
    ended:
      'Abonnementet er avsluttet fra det tidspunktet. Ingen flere leveringer bestilles. En levering som allerede er bekreftet, kommer og betales som vanlig, med mindre du avbestiller den før den er pakket.',
    later:
      'Abonnementet avsluttes {day}. Etter den dagen bestilles ingen flere leveringer. En levering som da allerede er bekreftet, kommer og betales som vanlig, med mindre du avbestiller den før den er pakket.',
    unmatched:
      'Vi kunne ikke automatisk knytte oppsigelsen til et abonnement med denne e-postadressen. Den er likevel mottatt: Vi finner abonnementet og tar kontakt. Svar gjerne med riktig ordrenummer eller adressen du bestilte med.',
    notYou: 'Har du ikke sendt oss noen oppsigelse? Svar da på denne e-posten.',
    received: 'Mottatt',
    contract: 'Gjelder',
    all: 'Alle abonnementene i ordren',
    when: 'Avsluttes',
    soonest: 'Så snart som mulig',
    name: 'Navn',
    email: 'E-post for bekreftelsen',
    reason: 'Grunn',
  },
  de: {
    subject: 'Eingangsbestätigung Ihrer Kündigung',
    preheader: 'Eingegangen am {moment}.',
    title: 'Ihre Kündigung ist eingegangen',
    text: 'Wir bestätigen den Eingang Ihrer Kündigung. Bitte bewahren Sie diese E-Mail auf.',
    ended:
      'Das Abonnement ist seit diesem Zeitpunkt beendet. Es werden keine weiteren Lieferungen bestellt. Eine bereits bestätigte Lieferung kommt und wird wie gewohnt bezahlt, sofern Sie sie nicht stornieren, bevor sie verpackt ist.',
    later:
      'Das Abonnement endet am {day}. Danach werden keine weiteren Lieferungen bestellt. Eine dann bereits bestätigte Lieferung kommt und wird wie gewohnt bezahlt, sofern Sie sie nicht stornieren, bevor sie verpackt ist.',
    unmatched:
      'Wir konnten Ihre Kündigung nicht automatisch einem Abonnement mit dieser E-Mail-Adresse zuordnen. Eingegangen ist sie dennoch: Wir suchen das Abonnement heraus und melden uns. Gern können Sie uns mit der richtigen Bestellnummer oder der Adresse antworten, mit der Sie bestellt haben.',
    notYou: 'Haben Sie uns keine Kündigung gesendet? Dann antworten Sie bitte auf diese E-Mail.',
    received: 'Eingegangen am',
    contract: 'Vertrag',
    all: 'Alle Abonnements der Bestellung',
    when: 'Beendet zum',
    soonest: 'nächstmöglichen Zeitpunkt',
    name: 'Name',
    email: 'E-Mail für die Bestätigung',
    reason: 'Wichtiger Grund',
  },
  da: {
    subject: 'Vi har modtaget din opsigelse',
    preheader: 'Modtaget {moment}.',
    title: 'Din opsigelse er modtaget',
    text: 'Vi bekræfter, at vi har modtaget din opsigelse. Gem denne e-mail.',
    ended:
      'Abonnementet er afsluttet fra det tidspunkt. Der bestilles ikke flere leveringer. En levering, der allerede er bekræftet, kommer og betales som normalt, medmindre du annullerer den, før den er pakket.',
    later:
      'Abonnementet slutter {day}. Efter den dag bestilles der ikke flere leveringer. En levering, der allerede er bekræftet til den tid, kommer og betales som normalt, medmindre du annullerer den, før den er pakket.',
    unmatched:
      'Vi kunne ikke automatisk knytte opsigelsen til et abonnement med denne e-mailadresse. Den er alligevel modtaget: Vi finder abonnementet og kontakter dig. Svar gerne med det rigtige ordrenummer eller den adresse, du bestilte med.',
    notYou: 'Har du ikke sendt os en opsigelse? Så svar på denne e-mail.',
    received: 'Modtaget',
    contract: 'Gælder',
    all: 'Alle abonnementer i ordren',
    when: 'Slutter',
    soonest: 'Så snart som muligt',
    name: 'Navn',
    email: 'E-mail til bekræftelsen',
    reason: 'Grund',
  },
}
