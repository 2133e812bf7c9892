import type { Language } from '../../../app/commerce/contract/languages'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import { linkMail, type LinkTexts } from '../link-mail'
import type { MailContent } from '../../words/mail'

/** The link that confirms that a stock notice is wanted. It is valid for 7 days. */
export function stockNoticeLink({ name }: { name: string }, { language }: Pick<Store, 'language'>, url: string): MailContent {
  const { subject, preheader, text, label, ignore } = TEXTS[language]
  return linkMail({ subject, preheader: fillIn(preheader, { name }), text: fillIn(text, { name }), label, ignore }, language, url)
}

const TEXTS: Record<Language, LinkTexts> = {
  sv: {
    subject: 'Bekräfta din bevakning',
    preheader: '{name}: ett klick till, så säger vi till.',
    text: 'Bekräfta att du vill ha ett mejl till den här adressen när ”{name}” finns i lager igen. Länken gäller i 7 dagar.',
    label: 'Bekräfta bevakningen',
    ignore:
      'Var det inte du som skrev adressen? Då behöver du inte göra något. Utan din bekräftelse mejlar vi inte, och tar bort adressen efter 7 dagar.',
  },
  no: {
    subject: 'Bekreft varslingen',
    preheader: '{name}: ett klikk til, så sier vi fra.',
    text: 'Bekreft at du vil ha en e-post til denne adressen når «{name}» er på lager igjen. Lenken gjelder i 7 dager.',
    label: 'Bekreft varslingen',
    ignore:
      'Var det ikke du som skrev inn adressen? Da trenger du ikke å gjøre noe. Uten bekreftelsen din sender vi ingen e-post, og sletter adressen etter 7 dager.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre Benachrichtigung',
    preheader: '{name}: nur noch ein Klick, dann sagen wir Bescheid.',
    text: 'Bitte bestätigen Sie, dass Sie an diese Adresse eine E-Mail erhalten möchten, sobald „{name}“ wieder auf Lager ist. Der Link gilt 7 Tage.',
    label: 'Benachrichtigung bestätigen',
    ignore:
      'Sie haben die Adresse nicht eingetragen? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung schreiben wir Ihnen nicht und löschen die Adresse nach 7 Tagen.',
  },
  da: {
    subject: 'Bekræft, at du vil have besked',
    preheader: '{name}: et klik mere, så giver vi besked.',
    text: 'Bekræft, at du gerne vil have en e-mail til denne adresse, når »{name}« er på lager igen. Linket gælder i 7 dage.',
    label: 'Ja, giv mig besked',
    ignore:
      'Var det ikke dig, der skrev adressen? Så behøver du ikke at gøre noget. Uden din bekræftelse skriver vi ikke, og vi sletter adressen efter 7 dage.',
  },
}
