export const withdrawal = {
  'withdrawal.title': 'Ångra avtalet här',
  'withdrawal.intro':
    'Här meddelar du att du ångrar ett köp. Du behöver inget konto och behöver inte ange något skäl. Ångerfristen är 14 dagar från den dag du fick varan.',
  'withdrawal.name': 'Ditt namn',
  'withdrawal.number': 'Ordernummer',
  'withdrawal.number.hint': 'Det står i orderbekräftelsen, till exempel SE100123.',
  'withdrawal.email': 'E-postadress för bekräftelsen',
  'withdrawal.email.hint': 'Helst den som du beställde med, så hittar vi ordern direkt.',
  'withdrawal.extent': 'Vad ångrar du?',
  'withdrawal.extent.whole': 'Hela ordern',
  'withdrawal.extent.part': 'Vissa varor',
  'withdrawal.goods': 'Vilka varor?',
  'withdrawal.goods.hint': 'Skriv namn eller artikelnummer, och antal om det gäller en del.',
  'withdrawal.goods.lines': 'Välj de varor som du ångrar.',
  'withdrawal.pieces': 'Antal',
  'withdrawal.continue': 'Fortsätt',
  'statement.private': 'Vi använder uppgifterna för att ta hand om ditt meddelande.',
  'withdrawal.check.title': 'Kontrollera och bekräfta',
  'withdrawal.check.text': 'Så här skickas ditt meddelande till {{brand}}. Inget skickas förrän du bekräftar.',
  'withdrawal.statement': 'Jag meddelar härmed att jag frånträder mitt köpeavtal.',
  'withdrawal.statement.goods': 'Varor',
  'withdrawal.confirm': 'Bekräfta frånträde',
  'withdrawal.change': 'Ändra uppgifterna',
  'withdrawal.received.title': 'Vi har tagit emot ditt meddelande',
  'withdrawal.received.at': 'Mottaget {{moment}}',
  'withdrawal.received.mail':
    'Vi skickar en bekräftelse med tid och innehåll till {{email}}. Spara den. Har inget kommit inom en timme, kontakta kundservice.',
  'withdrawal.received.next':
    'Har varorna skickats ska du skicka tillbaka dem inom 14 dagar från nu. Varor som inte är packade än skickas inte.',
  'withdrawal.received.returns': 'Så skickar du tillbaka',
  'withdrawal.received.another': 'Ångra ett annat köp',
  'withdrawal.error.goods': 'Ange vilka varor det gäller, eller välj hela ordern.',
  'withdrawal.error.tooMany':
    'Det har kommit många meddelanden härifrån. Vänta en stund, eller mejla kundservice: det är lika giltigt.',
  'withdrawal.error.unavailable':
    'Meddelandet kunde inte skickas just nu. Dina uppgifter är kvar. Försök igen om en stund, eller mejla kundservice: det är lika giltigt.',
} as const
