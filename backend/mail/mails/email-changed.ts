import type { Language } from '../../../app/commerce/contract/languages'
import type { Store } from '../../stores/stores'
import { linkMail, type LinkTexts } from '../link-mail'
import type { MailContent } from '../../words/mail'

/**
 * The mail to the former address of an account whose address was changed. `url` leads to customer service, for a
 * recipient who did not want the change.
 */
export function emailChanged({ language }: Pick<Store, 'language'>, email: string, url: string): MailContent {
  const { text, ...texts } = TEXTS[language]
  return linkMail({ ...texts, text: text(email) }, language, url)
}

const TEXTS: Record<Language, Omit<LinkTexts, 'text'> & { text: (email: string) => string }> = {
  sv: {
    subject: 'Ditt konto har en ny e-postadress',
    preheader: 'Bytet är gjort.',
    text: (email) =>
      `Du loggar nu in med ${email}. Dina ordrar och prenumerationer finns kvar på kontot. Du är utloggad på dina andra enheter.`,
    label: 'Kontakta kundservice',
    ignore: 'Var det inte du? Kontakta kundservice genast, så hjälper vi dig att få tillbaka kontot.',
  },
  no: {
    subject: 'Kontoen din har fått en ny e-postadresse',
    preheader: 'Endringen er gjort.',
    text: (email) =>
      `Du logger nå inn med ${email}. Ordrene og abonnementene dine er fortsatt på kontoen. Du er logget ut på de andre enhetene dine.`,
    label: 'Kontakt kundeservice',
    ignore: 'Var det ikke deg? Kontakt kundeservice med en gang, så hjelper vi deg med å få kontoen tilbake.',
  },
  de: {
    subject: 'Neue E-Mail-Adresse für Ihr Konto',
    preheader: 'Die Änderung ist erfolgt.',
    text: (email) =>
      `Sie melden sich jetzt mit ${email} an. Ihre Bestellungen und Abonnements bleiben im Konto. Auf Ihren anderen Geräten sind Sie abgemeldet.`,
    label: 'Kundenservice kontaktieren',
    ignore: 'Das waren nicht Sie? Wenden Sie sich sofort an den Kundenservice. Wir helfen Ihnen, Ihr Konto zurückzubekommen.',
  },
  da: {
    subject: 'Din konto har fået en ny e-mailadresse',
    preheader: 'Skiftet er sket.',
    text: (email) =>
      `Du logger nu ind med ${email}. Dine ordrer og abonnementer er stadig på kontoen. Du er logget ud på dine andre enheder.`,
    label: 'Kontakt kundeservice',
    ignore: 'Var det ikke dig? Kontakt kundeservice med det samme, så hjælper vi dig med at få kontoen tilbage.',
  },
}
