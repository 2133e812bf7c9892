/** The way in to the area of one order. */
export const myOrder = {
  'myOrder.title': 'Min ordre',
  'myOrder.text':
    'Skriv ordrenummeret og e-postadressen du bestilte med. Vi sender en lenke på e-post som åpner ordren, uten konto.',
  'myOrder.number': 'Ordrenummer',
  'myOrder.number.hint': 'Står i ordrebekreftelsen, for eksempel {{example}}.',
  'myOrder.email': 'E-postadresse',
  'myOrder.send': 'Send meg en lenke',
  'myOrder.sent.title': 'Sjekk innboksen din',
  'myOrder.sent.text':
    'Hvis opplysningene stemmer, kommer det en e-post med en lenke i løpet av et par minutter. Lenken gjelder i 30 minutter og kan brukes én gang.',
  'myOrder.link.expired': 'Lenken gjelder ikke lenger. Skriv ordrenummer og e-postadresse, så sender vi en ny.',
  'myOrder.error.tooMany': 'For mange forsøk. Vent noen minutter og prøv igjen.',
  'myOrder.error.unavailable': 'Vi kan ikke sende lenken akkurat nå. Prøv igjen om litt.',
  'myOrder.open.text': 'Lenken kan brukes én gang. Ordren åpnes i denne nettleseren.',
  'myOrder.open': 'Åpne ordren',
  'myOrder.logOut': 'Logg ut',
}
