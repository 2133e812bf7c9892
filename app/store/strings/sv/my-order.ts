/** The way in to the area of one order. */
export const myOrder = {
  'myOrder.title': 'Min order',
  'myOrder.text': 'Skriv ordernumret och e-postadressen som du beställde med. Vi mejlar en länk som öppnar ordern, utan konto.',
  'myOrder.number': 'Ordernummer',
  'myOrder.number.hint': 'Står i orderbekräftelsen, till exempel {{example}}.',
  'myOrder.email': 'E-postadress',
  'myOrder.send': 'Mejla mig en länk',
  'myOrder.sent.title': 'Titta i din inkorg',
  'myOrder.sent.text':
    'Stämmer uppgifterna kommer ett mejl med en länk inom någon minut. Länken gäller i 30 minuter och kan användas en gång.',
  'myOrder.link.expired': 'Länken gäller inte längre. Skriv ordernummer och e-postadress, så mejlar vi en ny.',
  'myOrder.error.tooMany': 'För många försök. Vänta några minuter och försök igen.',
  'myOrder.error.unavailable': 'Vi kan inte skicka länken just nu. Försök igen om en stund.',
  'myOrder.open.text': 'Länken kan användas en gång. Ordern öppnas i den här webbläsaren.',
  'myOrder.open': 'Öppna ordern',
  'myOrder.logOut': 'Logga ut',
} as const
