/** The login dialog. */
export const login = {
  'login.title': 'Logga in',
  'login.email': 'E-postadress',
  'login.password': 'Lösenord',
  'login.show': 'Visa',
  'login.submit': 'Logga in',
  'login.close': 'Stäng inloggningen',
  'login.order.text': 'Vill du se en enda order?',
  'login.order': 'Öppna den utan konto',
  'login.logOut': 'Logga ut',
  'login.error.wrong': 'E-postadressen och lösenordet stämmer inte överens. Kontrollera båda och försök igen.',
  'login.error.tooMany': 'För många försök. Vänta en minut och försök igen.',
  'login.error.unavailable': 'Vi kan inte logga in dig just nu. Försök igen om en stund.',
} as const
