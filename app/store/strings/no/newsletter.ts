import type { newsletter as sv } from '../sv/newsletter'

export const newsletter: Record<keyof typeof sv, string> = {
  'newsletter.title': 'Nyhetsbrev',
  'newsletter.text':
    'Råd som får batteriene til å vare lenger, og kampanjer før de tar slutt. Et par e-poster i måneden. Du melder deg av når du vil.',
  'newsletter.email': 'E-postadresse for nyhetsbrevet',
  'newsletter.send': 'Meld meg på',
  'newsletter.privacy': 'Vi bruker adressen bare til nyhetsbrevet.',
  'newsletter.thanks.title': 'Sjekk innboksen din',
  'newsletter.thanks.text': 'Bekreft med lenken i e-posten, så er du med. Har du nyhetsbrevet fra før, kommer det ingen e-post.',
  'newsletter.confirm.text': 'Bekreft at du vil ha nyhetsbrevet vårt.',
  'newsletter.confirm.send': 'Ja, jeg vil ha nyhetsbrevet',
  'newsletter.done.title': 'Du får nyhetsbrevet',
  'newsletter.done.text': 'I hvert brev er det en lenke der du kan melde deg av.',
  'newsletter.error.link': 'Lenken gjelder ikke lenger. Meld deg på igjen, så sender vi en ny.',
  'newsletter.error.unavailable': 'Det går ikke akkurat nå. Prøv igjen om litt.',
  'unsubscribe.title': 'Meld deg av nyhetsbrevet',
  'unsubscribe.text': 'Skriv adressen som nyhetsbrevet kommer til. E-postene om ordrene dine får du likevel.',
  'unsubscribe.link': 'Vil du slutte å få nyhetsbrevet? E-postene om ordrene dine får du likevel.',
  'unsubscribe.send': 'Meld meg av',
  'unsubscribe.done': 'Ferdig. Nyhetsbrevet er avsluttet.',
  'unsubscribe.error.link': 'Lenken gjelder ikke. Åpne den igjen fra e-posten, eller kontakt kundeservice.',
  'unsubscribe.error.unavailable': 'Det går ikke akkurat nå. Prøv igjen om litt.',
  'pagePreview.title': 'Forhåndsvisning',
  'pagePreview.text': 'Her ser redaktøren gjennom en side før den publiseres. Det er ingen side å vise.',
  'pagePreview.draft': 'Siden er et utkast og ikke publisert. Bare den som har lenken, kan se den.',
}
