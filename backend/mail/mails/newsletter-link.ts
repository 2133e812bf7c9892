import type { Language } from '../../../app/commerce/contract/languages'
import type { Store } from '../../stores/stores'
import { linkMail, type LinkTexts } from '../link-mail'
import type { MailContent } from '../../words/mail'

/** The one-time link that begins the newsletter. It is valid for 24 hours. */
export function newsletterLink({ language }: Pick<Store, 'language'>, url: string): MailContent {
  return linkMail(TEXTS[language], language, url)
}

const TEXTS: Record<Language, LinkTexts> = {
  sv: {
    subject: 'Bekräfta nyhetsbrevet',
    preheader: 'Ett klick till, så är du med.',
    text: 'Bekräfta att du vill ha vårt nyhetsbrev till den här adressen. Länken gäller i ett dygn. Du kan avsluta brevet när du vill.',
    label: 'Ja, jag vill ha nyhetsbrevet',
    ignore: 'Var det inte du som anmälde adressen? Då behöver du inte göra något. Utan din bekräftelse skickar vi inget.',
  },
  no: {
    subject: 'Bekreft nyhetsbrevet',
    preheader: 'Ett klikk til, så er du med.',
    text: 'Bekreft at du vil ha nyhetsbrevet vårt til denne adressen. Lenken gjelder i ett døgn. Du kan melde deg av når du vil.',
    label: 'Ja, jeg vil ha nyhetsbrevet',
    ignore: 'Var det ikke du som meldte på adressen? Da trenger du ikke å gjøre noe. Uten bekreftelsen din sender vi ingenting.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    preheader: 'Nur noch ein Klick, dann sind Sie angemeldet.',
    text: 'Bitte bestätigen Sie, dass Sie unseren Newsletter an diese Adresse erhalten möchten. Der Link gilt 24 Stunden. Sie können den Newsletter jederzeit abbestellen.',
    label: 'Ja, ich möchte den Newsletter',
    ignore:
      'Sie haben sich nicht angemeldet? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung senden wir Ihnen keinen Newsletter.',
  },
  da: {
    subject: 'Bekræft nyhedsbrevet',
    preheader: 'Et klik mere, så er du med.',
    text: 'Bekræft, at du gerne vil have vores nyhedsbrev til denne adresse. Linket gælder i et døgn. Du kan afmelde dig, når du vil.',
    label: 'Ja, jeg vil gerne have nyhedsbrevet',
    ignore:
      'Var det ikke dig, der tilmeldte adressen? Så behøver du ikke at gøre noget. Uden din bekræftelse sender vi ikke noget.',
  },
}
