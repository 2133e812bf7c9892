import type { Language } from '../../../app/commerce/contract/languages'
import type { Store } from '../../stores/stores'
import { UNNAMED_GREETING } from '../greeting'
import { linkMail, type LinkTexts } from '../link-mail'
import type { MailContent } from '../../words/mail'

type Urls = { confirm: string; stop: string }

/**
 * The link by which one of both addresses confirms a change of the e-mail address. It is valid for 24 hours.
 * Only the old address can stop the change.
 */
export function emailChange(side: 'old' | 'new', { language }: Pick<Store, 'language'>, email: string, urls: Urls): MailContent {
  const { fresh, former } = TEXTS[language]
  if (side === 'new') return linkMail(fresh, language, urls.confirm)
  const { subject, preheader, text, label, name, notYou, stop } = former
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { type: 'text', text: UNNAMED_GREETING[language] },
      { type: 'text', text },
      { type: 'facts', facts: [{ name, value: [email] }] },
      { type: 'action', label, url: urls.confirm },
      { type: 'text', text: notYou },
      { type: 'links', links: [{ label: stop, url: urls.stop }] },
    ],
  }
}

/** The mail to a new address that already has an account: the change is refused. */
export function emailTaken({ language }: Pick<Store, 'language'>, url: string): MailContent {
  return linkMail(TEXTS[language].taken, language, url)
}

type FormerTexts = Omit<LinkTexts, 'ignore'> & { name: string; notYou: string; stop: string }

const TEXTS: Record<Language, { fresh: LinkTexts; taken: LinkTexts; former: FormerTexts }> = {
  sv: {
    former: {
      subject: 'Ska ditt konto få en ny e-postadress?',
      preheader: 'Bekräfta bytet, eller stoppa det om det inte var du.',
      text: 'Någon som är inloggad på ditt konto vill byta e-postadress. Bytet görs först när både du här och den nya adressen har bekräftat det. Länken gäller i ett dygn.',
      name: 'Ny adress',
      label: 'Bekräfta bytet',
      notYou:
        'Var det inte du? Stoppa bytet och välj ett nytt lösenord. Den som bad om bytet var inloggad och hade ditt lösenord.',
      stop: 'Det var inte jag, stoppa bytet',
    },
    fresh: {
      subject: 'Bekräfta din nya e-postadress',
      preheader: 'Länken gäller i ett dygn.',
      text: 'Bekräfta att du vill logga in med den här adressen. Bytet görs först när även din nuvarande adress har bekräftat det. Länken gäller i ett dygn. Har du vårt nyhetsbrev följer det med hit.',
      label: 'Bekräfta adressen',
      ignore: 'Var det inte du? Då behöver du inte göra något. Utan din bekräftelse ändras inget.',
    },
    taken: {
      subject: 'Du har redan ett konto med den här adressen',
      preheader: 'Adressen kan bara höra till ett konto.',
      text: 'Någon ville byta till den här e-postadressen på sitt konto, men den hör redan till ett konto. Är det ditt loggar du in på det. Vill du flytta adressen till ett annat konto stänger du det här kontot först.',
      label: 'Till butiken',
      ignore: 'Var det inte du? Då behöver du inte göra något.',
    },
  },
  no: {
    former: {
      subject: 'Ny e-postadresse til kontoen din?',
      preheader: 'Bekreft endringen, eller stopp den hvis det ikke var deg.',
      text: 'Noen som er logget inn på kontoen din, vil bytte e-postadresse. Endringen gjøres først når både du her og den nye adressen har bekreftet den. Lenken gjelder i ett døgn.',
      name: 'Ny adresse',
      label: 'Bekreft endringen',
      notYou:
        'Var det ikke deg? Stopp endringen og velg et nytt passord. Den som ba om endringen, var logget inn og hadde passordet ditt.',
      stop: 'Det var ikke meg, stopp endringen',
    },
    fresh: {
      subject: 'Bekreft e-postadressen din',
      preheader: 'Lenken gjelder i ett døgn.',
      text: 'Bekreft at du vil logge inn med denne adressen. Endringen gjøres først når også den nåværende adressen din har bekreftet den. Lenken gjelder i ett døgn. Har du nyhetsbrevet vårt, følger det med hit.',
      label: 'Bekreft adressen',
      ignore: 'Var det ikke deg? Da trenger du ikke å gjøre noe. Uten bekreftelsen din endres ingenting.',
    },
    taken: {
      subject: 'Du har allerede en konto med denne adressen',
      preheader: 'Adressen kan bare høre til én konto.',
      text: 'Noen ville bytte til denne e-postadressen på kontoen sin, men den hører allerede til en konto. Er den din, logger du inn på den. Vil du flytte adressen til en annen konto, lukker du denne kontoen først.',
      label: 'Til butikken',
      ignore: 'Var det ikke deg? Da trenger du ikke å gjøre noe.',
    },
  },
  de: {
    former: {
      subject: 'Neue E-Mail-Adresse für Ihr Konto?',
      preheader: 'Bestätigen Sie die Änderung, oder stoppen Sie sie, wenn Sie es nicht waren.',
      text: 'Jemand, der in Ihrem Konto angemeldet ist, möchte die E-Mail-Adresse ändern. Die Änderung gilt erst, wenn Sie hier und auch die neue Adresse sie bestätigt haben. Der Link gilt 24 Stunden.',
      name: 'Neue Adresse',
      label: 'Änderung bestätigen',
      notYou:
        'Das waren nicht Sie? Stoppen Sie die Änderung und wählen Sie ein neues Passwort. Wer die Änderung angefordert hat, war angemeldet und kannte Ihr Passwort.',
      stop: 'Das war ich nicht, Änderung stoppen',
    },
    fresh: {
      subject: 'Ihre neue E-Mail-Adresse bestätigen',
      preheader: 'Der Link gilt 24 Stunden.',
      text: 'Bestätigen Sie, dass Sie sich mit dieser Adresse anmelden möchten. Die Änderung gilt erst, wenn auch Ihre bisherige Adresse sie bestätigt hat. Der Link gilt 24 Stunden. Wenn Sie unseren Newsletter erhalten, kommt er künftig hierher.',
      label: 'Adresse bestätigen',
      ignore: 'Das waren nicht Sie? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung ändert sich nichts.',
    },
    taken: {
      subject: 'Mit dieser Adresse haben Sie bereits ein Konto',
      preheader: 'Eine Adresse kann nur zu einem Konto gehören.',
      text: 'Jemand wollte diese E-Mail-Adresse für ein Konto verwenden, sie gehört aber schon zu einem. Ist es Ihres, melden Sie sich dort an. Soll die Adresse zu einem anderen Konto gehören, schließen Sie dieses Konto zuerst.',
      label: 'Zum Shop',
      ignore: 'Das waren nicht Sie? Dann brauchen Sie nichts zu tun.',
    },
  },
  da: {
    former: {
      subject: 'Skal din konto have en ny e-mailadresse?',
      preheader: 'Bekræft skiftet, eller stop det, hvis det ikke var dig.',
      text: 'Nogen, der er logget ind på din konto, vil skifte e-mailadresse. Skiftet sker først, når både du her og den nye adresse har bekræftet det. Linket gælder i et døgn.',
      name: 'Ny adresse',
      label: 'Bekræft skiftet',
      notYou:
        'Var det ikke dig? Stop skiftet, og vælg en ny adgangskode. Den, der bad om skiftet, var logget ind og kendte din adgangskode.',
      stop: 'Det var ikke mig, stop skiftet',
    },
    fresh: {
      subject: 'Bekræft din nye e-mailadresse',
      preheader: 'Linket gælder i et døgn.',
      text: 'Bekræft, at du vil logge ind med denne adresse. Skiftet sker først, når din nuværende adresse også har bekræftet det. Linket gælder i et døgn. Får du vores nyhedsbrev, følger det med hertil.',
      label: 'Bekræft adressen',
      ignore: 'Var det ikke dig? Så behøver du ikke at gøre noget. Uden din bekræftelse ændres intet.',
    },
    taken: {
      subject: 'Du har allerede en konto med denne adresse',
      preheader: 'En adresse kan kun høre til én konto.',
      text: 'Nogen ville skifte til denne e-mailadresse på sin konto, men den hører allerede til en konto. Er den din, logger du ind på den. Vil du flytte adressen til en anden konto, lukker du denne konto først.',
      label: 'Til butikken',
      ignore: 'Var det ikke dig? Så behøver du ikke at gøre noget.',
    },
  },
}
