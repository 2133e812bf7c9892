export const consent = {
  'consent.title': 'Cookies i butiken',
  'consent.text':
    'Vi använder nödvändiga cookies för att butiken ska fungera. Säger du ja använder vi också cookies för statistik och annonser.',
  'consent.reject': 'Bara nödvändiga',
  'consent.all': 'Tillåt alla',
  'consent.choose': 'Välj själv',
  'consent.save': 'Spara mitt val',
  'consent.settings': 'Cookieinställningar',
  'consent.intro':
    'Här bestämmer du vad vi får använda utöver det som butiken behöver för att fungera. Du kan ändra ditt val när som helst.',
  'consent.saved': 'Ditt val är sparat.',
  'consent.necessary': 'Nödvändiga',
  'consent.necessary.text': 'Varukorg, kassa, språk och inloggning. Utan dem fungerar inte butiken.',
  'consent.analytics': 'Statistik',
  'consent.analytics.text': 'Visar oss hur butiken används, så att vi kan göra den bättre.',
  'consent.adStorage': 'Lagring för annonser',
  'consent.adStorage.text': 'Mäter om en annons eller ett nyhetsbrev ledde dig hit.',
  'consent.adUserData': 'Användardata för annonser',
  'consent.adUserData.text': 'Skickar uppgifter om besöket till annonstjänster.',
  'consent.adPersonalization': 'Anpassade annonser',
  'consent.adPersonalization.text': 'Visar annonser utifrån vad du har tittat på.',
  'consent.gpc':
    'Din webbläsare ber oss att inte använda ditt besök för annonser (Global Privacy Control). Därför är annonserna avstängda tills du väljer något annat här.',
} as const
