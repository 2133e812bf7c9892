/** The way in to the area of one order. */
export const myOrder = {
  'myOrder.title': 'Min ordre',
  'myOrder.text':
    'Skriv ordrenummeret og den e-mailadresse, du bestilte med. Vi sender et link på e-mail, som åbner ordren – uden konto.',
  'myOrder.number': 'Ordrenummer',
  'myOrder.number.hint': 'Står i ordrebekræftelsen, for eksempel {{example}}.',
  'myOrder.email': 'E-mailadresse',
  'myOrder.send': 'Send mig et link',
  'myOrder.sent.title': 'Se i din indbakke',
  'myOrder.sent.text':
    'Hvis oplysningerne stemmer, kommer der en e-mail med et link inden for et par minutter. Linket gælder i 30 minutter og kan bruges én gang.',
  'myOrder.link.expired': 'Linket gælder ikke længere. Skriv ordrenummer og e-mailadresse, så sender vi et nyt.',
  'myOrder.error.tooMany': 'For mange forsøg. Vent nogle minutter, og prøv igen.',
  'myOrder.error.unavailable': 'Vi kan ikke sende linket lige nu. Prøv igen om lidt.',
  'myOrder.open.text': 'Linket kan bruges én gang. Ordren åbnes i denne browser.',
  'myOrder.open': 'Åbn ordren',
  'myOrder.logOut': 'Log ud',
}
