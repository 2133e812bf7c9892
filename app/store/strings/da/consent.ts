export const consent = {
  'consent.title': 'Cookies i butikken',
  'consent.text':
    'Vi bruger nødvendige cookies, for at butikken kan virke. Siger du ja, bruger vi også cookies til statistik og annoncer.',
  'consent.reject': 'Kun nødvendige',
  'consent.all': 'Tillad alle',
  'consent.choose': 'Vælg selv',
  'consent.save': 'Gem mit valg',
  'consent.settings': 'Cookieindstillinger',
  'consent.intro':
    'Her bestemmer du, hvad vi må bruge ud over det, butikken skal bruge for at virke. Du kan ændre dit valg når som helst.',
  'consent.saved': 'Dit valg er gemt.',
  'consent.necessary': 'Nødvendige',
  'consent.necessary.text': 'Kurv, kasse, sprog og login. Uden dem virker butikken ikke.',
  'consent.analytics': 'Statistik',
  'consent.analytics.text': 'Viser os, hvordan butikken bruges, så vi kan gøre den bedre.',
  'consent.adStorage': 'Lagring til annoncer',
  'consent.adStorage.text': 'Måler, om en annonce eller et nyhedsbrev førte dig hertil.',
  'consent.adUserData': 'Brugerdata til annoncer',
  'consent.adUserData.text': 'Sender oplysninger om besøget til annoncetjenester.',
  'consent.adPersonalization': 'Tilpassede annoncer',
  'consent.adPersonalization.text': 'Viser annoncer ud fra det, du har set på.',
  'consent.gpc':
    'Din browser beder os om ikke at bruge dit besøg til annoncer (Global Privacy Control). Derfor er annoncer slået fra, indtil du vælger noget andet her.',
} as const
