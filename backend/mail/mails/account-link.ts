import type { Language } from '../../../app/commerce/contract/languages'
import type { Store } from '../../stores/stores'
import { linkMail } from '../link-mail'
import type { MailContent } from '../../words/mail'

/**
 * The reason for which the link is mailed: for a new account, because someone registers an address that has
 * an account, or for a forgotten password.
 */
type Kind = 'new' | 'known' | 'forgotten'

/** The one-time link by which a password is chosen. It is valid for 60 minutes. */
export function accountLink(kind: Kind, { language }: Pick<Store, 'language'>, url: string): MailContent {
  const { subject, text, open } = TEXTS[language][kind]
  const { preheader, ignore } = TEXTS[language]
  return linkMail({ subject, preheader, text, label: open, ignore }, language, url)
}

type KindTexts = { subject: string; text: string; open: string }
type AccountLinkTexts = Record<Kind, KindTexts> & { preheader: string; ignore: string }

const TEXTS: Record<Language, AccountLinkTexts> = {
  sv: {
    preheader: 'Länken gäller i en timme och kan användas en gång.',
    ignore: 'Var det inte du? Då behöver du inte göra något. Bara den som läser det här mejlet kan använda länken.',
    new: {
      subject: 'Bekräfta ditt konto',
      text: 'Välj ett lösenord, så är ditt konto klart. Länken gäller i en timme och kan användas en gång.',
      open: 'Välj lösenord',
    },
    known: {
      subject: 'Du har redan ett konto',
      text: 'Någon försökte skapa ett konto med din e-postadress, men du har redan ett. Logga in som vanligt. Har du glömt lösenordet väljer du ett nytt med länken, som gäller i en timme och kan användas en gång.',
      open: 'Välj nytt lösenord',
    },
    forgotten: {
      subject: 'Välj ett nytt lösenord',
      text: 'Välj ett nytt lösenord med länken, som gäller i en timme och kan användas en gång. När lösenordet är bytt loggas du ut på dina andra enheter, och kontots lösennycklar tas bort.',
      open: 'Välj nytt lösenord',
    },
  },
  no: {
    preheader: 'Lenken gjelder i én time og kan brukes én gang.',
    ignore: 'Var det ikke deg? Da trenger du ikke å gjøre noe. Bare den som leser denne e-posten, kan bruke lenken.',
    new: {
      subject: 'Bekreft kontoen din',
      text: 'Velg et passord, så er kontoen din klar. Lenken gjelder i én time og kan brukes én gang.',
      open: 'Velg passord',
    },
    known: {
      subject: 'Du har allerede en konto',
      text: 'Noen prøvde å opprette en konto med e-postadressen din, men du har allerede en. Logg inn som vanlig. Har du glemt passordet, velger du et nytt med lenken, som gjelder i én time og kan brukes én gang.',
      open: 'Velg nytt passord',
    },
    forgotten: {
      subject: 'Velg et nytt passord',
      text: 'Velg et nytt passord med lenken, som gjelder i én time og kan brukes én gang. Når passordet er byttet, logges du ut på de andre enhetene dine, og tilgangsnøklene til kontoen fjernes.',
      open: 'Velg nytt passord',
    },
  },
  de: {
    preheader: 'Der Link gilt eine Stunde und kann einmal verwendet werden.',
    ignore: 'Das waren nicht Sie? Dann brauchen Sie nichts zu tun. Nur wer diese E-Mail liest, kann den Link verwenden.',
    new: {
      subject: 'Bestätigen Sie Ihr Konto',
      text: 'Wählen Sie ein Passwort, dann ist Ihr Konto bereit. Der Link gilt eine Stunde und kann einmal verwendet werden.',
      open: 'Passwort wählen',
    },
    known: {
      subject: 'Sie haben bereits ein Konto',
      text: 'Jemand wollte mit Ihrer E-Mail-Adresse ein Konto anlegen, Sie haben aber schon eines. Melden Sie sich wie gewohnt an. Wenn Sie das Passwort vergessen haben, wählen Sie über den Link ein neues. Er gilt eine Stunde und kann einmal verwendet werden.',
      open: 'Neues Passwort wählen',
    },
    forgotten: {
      subject: 'Wählen Sie ein neues Passwort',
      text: 'Über den Link wählen Sie ein neues Passwort. Er gilt eine Stunde und kann einmal verwendet werden. Sobald das Passwort geändert ist, werden Sie auf Ihren anderen Geräten abgemeldet, und die Passkeys des Kontos werden entfernt.',
      open: 'Neues Passwort wählen',
    },
  },
  da: {
    preheader: 'Linket gælder i en time og kan bruges én gang.',
    ignore: 'Var det ikke dig? Så behøver du ikke at gøre noget. Kun den, der læser denne e-mail, kan bruge linket.',
    new: {
      subject: 'Bekræft din konto',
      text: 'Vælg en adgangskode, så er din konto klar. Linket gælder i en time og kan bruges én gang.',
      open: 'Vælg adgangskode',
    },
    known: {
      subject: 'Du har allerede en konto',
      text: 'Nogen forsøgte at oprette en konto med din e-mailadresse, men du har allerede en. Log ind som sædvanlig. Har du glemt adgangskoden, vælger du en ny med linket, som gælder i en time og kan bruges én gang.',
      open: 'Vælg ny adgangskode',
    },
    forgotten: {
      subject: 'Vælg en ny adgangskode',
      text: 'Vælg en ny adgangskode med linket, som gælder i en time og kan bruges én gang. Når adgangskoden er skiftet, bliver du logget ud på dine andre enheder, og kontoens adgangsnøgler fjernes.',
      open: 'Vælg ny adgangskode',
    },
  },
}
