export const consent = {
  'consent.title': 'Informasjonskapsler i butikken',
  'consent.text':
    'Vi bruker nødvendige informasjonskapsler for at butikken skal virke. Sier du ja, bruker vi også informasjonskapsler til statistikk og annonser.',
  'consent.reject': 'Bare nødvendige',
  'consent.all': 'Tillat alle',
  'consent.choose': 'Velg selv',
  'consent.save': 'Lagre valget mitt',
  'consent.settings': 'Innstillinger for informasjonskapsler',
  'consent.intro':
    'Her bestemmer du hva vi kan bruke i tillegg til det butikken trenger for å virke. Du kan endre valget når som helst.',
  'consent.saved': 'Valget ditt er lagret.',
  'consent.necessary': 'Nødvendige',
  'consent.necessary.text': 'Handlekurv, kasse, språk og innlogging. Uten dem virker ikke butikken.',
  'consent.analytics': 'Statistikk',
  'consent.analytics.text': 'Viser oss hvordan butikken brukes, så vi kan gjøre den bedre.',
  'consent.adStorage': 'Lagring for annonser',
  'consent.adStorage.text': 'Måler om en annonse eller et nyhetsbrev førte deg hit.',
  'consent.adUserData': 'Brukerdata til annonser',
  'consent.adUserData.text': 'Sender opplysninger om besøket til annonsetjenester.',
  'consent.adPersonalization': 'Tilpassede annonser',
  'consent.adPersonalization.text': 'Viser annonser ut fra det du har sett på.',
  'consent.gpc':
    'Nettleseren din ber oss om ikke å bruke besøket ditt til annonser (Global Privacy Control). Derfor er annonser slått av til du velger noe annet her.',
} as const
