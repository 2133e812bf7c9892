import type { newsletter as sv } from '../sv/newsletter'

export const newsletter: Record<keyof typeof sv, string> = {
  'newsletter.title': 'Nyhedsbrev',
  'newsletter.text':
    'Råd, der får batterierne til at holde længere, og tilbud, før de er væk. Et par mails om måneden. Du afmelder dig, når du vil.',
  'newsletter.email': 'E-mailadresse til nyhedsbrevet',
  'newsletter.send': 'Tilmeld mig',
  'newsletter.privacy': 'Vi bruger kun adressen til nyhedsbrevet.',
  'newsletter.thanks.title': 'Kig i din indbakke',
  'newsletter.thanks.text': 'Bekræft med linket i e-mailen, så er du med. Får du allerede nyhedsbrevet, kommer der ingen e-mail.',
  'newsletter.confirm.text': 'Bekræft, at du gerne vil have vores nyhedsbrev.',
  'newsletter.confirm.send': 'Ja, jeg vil gerne have nyhedsbrevet',
  'newsletter.done.title': 'Du får nyhedsbrevet',
  'newsletter.done.text': 'I hvert brev er der et link, hvor du kan afmelde dig.',
  'newsletter.error.link': 'Linket gælder ikke længere. Tilmeld dig igen, så sender vi et nyt.',
  'newsletter.error.unavailable': 'Det kan ikke lade sig gøre lige nu. Prøv igen om lidt.',
  'unsubscribe.title': 'Afmeld nyhedsbrevet',
  'unsubscribe.text': 'Skriv den adresse, nyhedsbrevet kommer til. E-mails om dine ordrer får du stadig.',
  'unsubscribe.link': 'Vil du afmelde nyhedsbrevet? E-mails om dine ordrer får du stadig.',
  'unsubscribe.send': 'Afmeld nyhedsbrevet',
  'unsubscribe.done': 'Så er det gjort. Nyhedsbrevet er afmeldt.',
  'unsubscribe.reviews.title': 'Ikke flere e-mails om anmeldelser',
  'unsubscribe.reviews.text':
    'Vil du ikke have, at vi spørger, hvad du synes om det, du køber? E-mails om dine ordrer får du stadig.',
  'unsubscribe.reviews.send': 'Spørg mig ikke mere',
  'unsubscribe.reviews.done': 'Så er det gjort. Vi sender dig ikke flere e-mails om anmeldelser.',
  'unsubscribe.error.link': 'Linket gælder ikke. Åbn det igen fra e-mailen, eller kontakt kundeservice.',
  'unsubscribe.error.unavailable': 'Det kan ikke lade sig gøre lige nu. Prøv igen om lidt.',
  'pagePreview.title': 'Forhåndsvisning',
  'pagePreview.text': 'Her gennemser redaktøren en side, før den udgives. Der er ingen side at vise.',
  'pagePreview.draft': 'Siden er et udkast og ikke udgivet. Kun den, der har linket, kan se den.',
}
