import type { Language } from '../../../app/commerce/contract/languages'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import { linkMail, type LinkTexts } from '../link-mail'
import type { MailContent } from '../../words/mail'

type Change = 'created' | 'removed'

/**
 * A passkey called `name` was created for an account, or removed. `url` leads to customer
 * service, for a recipient who did not do it.
 */
export function passkeyChanged(change: Change, { language }: Pick<Store, 'language'>, name: string, url: string): MailContent {
  const { label, ignore } = COMMON[language]
  const { text, ...texts } = TEXTS[language][change]
  return linkMail({ ...texts, text: fillIn(text, { name }), label, ignore }, language, url)
}

const COMMON: Record<Language, Pick<LinkTexts, 'label' | 'ignore'>> = {
  sv: {
    label: 'Kontakta kundservice',
    ignore:
      'Var det inte du? Välj ett nytt lösenord med ”Glömt lösenordet?”. Då tas alla lösennycklar bort och alla loggas ut. Kontakta sedan kundservice.',
  },
  no: {
    label: 'Kontakt kundeservice',
    ignore:
      'Var det ikke deg? Velg et nytt passord med «Glemt passordet?». Da fjernes alle tilgangsnøkler, og alle logges ut. Kontakt deretter kundeservice.',
  },
  de: {
    label: 'Kundenservice kontaktieren',
    ignore:
      'Das waren nicht Sie? Wählen Sie über „Passwort vergessen?“ ein neues Passwort. Damit werden alle Passkeys entfernt und alle Geräte abgemeldet. Wenden Sie sich danach an den Kundenservice.',
  },
  da: {
    label: 'Kontakt kundeservice',
    ignore:
      'Var det ikke dig? Vælg en ny adgangskode med »Glemt adgangskoden?«. Så fjernes alle adgangsnøgler, og alle logges ud. Kontakt derefter kundeservice.',
  },
}

const TEXTS: Record<Language, Record<Change, Pick<LinkTexts, 'subject' | 'preheader' | 'text'>>> = {
  sv: {
    created: {
      subject: 'Ditt konto har en ny lösennyckel',
      preheader: 'Du kan nu logga in med den.',
      text: 'Lösennyckeln ”{name}” har lagts till på ditt konto. Den kan logga in utan lösenord. Under Profil ser du alla lösennycklar och kan ta bort dem.',
    },
    removed: {
      subject: 'En lösennyckel har tagits bort från ditt konto',
      preheader: 'Den kan inte logga in längre.',
      text: 'Lösennyckeln ”{name}” har tagits bort från ditt konto och kan inte logga in längre. Du loggar in som förut med ditt lösenord.',
    },
  },
  no: {
    created: {
      subject: 'Kontoen din har fått en ny tilgangsnøkkel',
      preheader: 'Du kan nå logge inn med den.',
      text: 'Tilgangsnøkkelen «{name}» er lagt til på kontoen din. Den kan logge inn uten passord. Under Profil ser du alle tilgangsnøkler og kan fjerne dem.',
    },
    removed: {
      subject: 'En tilgangsnøkkel er fjernet fra kontoen din',
      preheader: 'Den kan ikke logge inn lenger.',
      text: 'Tilgangsnøkkelen «{name}» er fjernet fra kontoen din og kan ikke logge inn lenger. Du logger inn som før med passordet ditt.',
    },
  },
  de: {
    created: {
      subject: 'Ihr Konto hat einen neuen Passkey',
      preheader: 'Sie können sich jetzt damit anmelden.',
      text: 'Der Passkey „{name}“ wurde zu Ihrem Konto hinzugefügt. Damit ist eine Anmeldung ohne Passwort möglich. Unter „Profil“ sehen Sie alle Passkeys und können sie entfernen.',
    },
    removed: {
      subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
      preheader: 'Eine Anmeldung damit ist nicht mehr möglich.',
      text: 'Der Passkey „{name}“ wurde aus Ihrem Konto entfernt. Eine Anmeldung damit ist nicht mehr möglich. Mit Ihrem Passwort melden Sie sich wie bisher an.',
    },
  },
  da: {
    created: {
      subject: 'Din konto har fået en ny adgangsnøgle',
      preheader: 'Du kan nu logge ind med den.',
      text: 'Adgangsnøglen »{name}« er føjet til din konto. Den kan logge ind uden adgangskode. Under Profil ser du alle adgangsnøgler og kan fjerne dem.',
    },
    removed: {
      subject: 'En adgangsnøgle er fjernet fra din konto',
      preheader: 'Den kan ikke logge ind længere.',
      text: 'Adgangsnøglen »{name}« er fjernet fra din konto og kan ikke logge ind længere. Du logger ind som før med din adgangskode.',
    },
  },
}
